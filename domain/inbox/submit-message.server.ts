import { type RawBuilder, sql } from "kysely";
import { record } from "#domain/audit/record.server.ts";
import { type KnownNames, knownNames, unknownNames } from "#domain/catalog/known-names.server.ts";
import type { Context } from "#domain/context.ts";
import { queueMail } from "#domain/mail/queue-mail.server.ts";
import { idempotencyKey } from "#domain/submissions/idempotency-key.server.ts";
import {
  type LeadLimits,
  type LimitWaits,
  limitOf,
  limitsSetting,
  readLeadLimits,
  waitsColumn,
} from "#domain/submissions/limits.server.ts";
import { readPhone } from "#domain/submissions/phone.ts";
import { mailboxDigest } from "#domain/submissions/same-person.ts";
import type { VisitorEvidence } from "#domain/submissions/visitor-evidence.ts";
import { lockingDigests } from "#domain/vault/digest-lock.server.ts";
import { firstLink } from "#domain/vault/evidence.server.ts";
import { canonicalJson } from "#domain/vault/evidence.ts";
import { keyAndEvidence } from "#domain/vault/insert-subject.server.ts";
import { CONTENT } from "#domain/vault/subject.ts";
import { newSubject, seal } from "#domain/vault/subject-keys.server.ts";
import type { Tx } from "#platform/db/db.ts";
import { inOneGo } from "#platform/db/pipeline.ts";
import { keyedDigest } from "#platform/keys.ts";
import { receiptToken } from "./inbox-tokens.ts";
import type { WrittenKind } from "./message.ts";
import type { MessageForm } from "./message-fields.ts";
import type { MessageErrors } from "./message-form.ts";
import { writerDigest } from "./same-writer.ts";
import type { SealedMessage } from "./sealed-message.server.ts";

export interface SubmitMessageInput {
  kind: WrittenKind;
  /** The result of parseMessage. */
  form: MessageForm;
  /** Made once for each form shown to a person. Without one, the same words on the same day count as one message. */
  idempotencyKey?: string;
  evidence: VisitorEvidence;
  /** The text beside the box, as the page showed it. */
  consent: { text: string; version: string };
  /** The language of the page. */
  language?: string;
}

export type SubmitMessageResult =
  | { outcome: "accepted"; messageId: string; number: string; replay: boolean; receipt: string }
  | { outcome: "invalid"; errors: MessageErrors }
  /** The key belongs to another message. */
  | { outcome: "conflict" }
  | { outcome: "limited"; by: "person" | "address" | "all"; retryAfterSeconds: number };

interface Digests {
  email: Buffer;
  ip: Buffer | null;
  body: Buffer;
  key: Buffer | null;
}

/**
 * Accepts a message to our own team: it stores the message under a key of its own, the consent with its words, the evidence, the audit
 * line and both mails, all or nothing. When this answers «accepted», the message is on disk.
 */
export async function submitMessage(ctx: Context, input: SubmitMessageInput): Promise<SubmitMessageResult> {
  const { form, kind, evidence } = input;
  const known = await lookUp(ctx, form);
  const errors: MessageErrors = unknownNames(form, known);
  if (form.servicio !== "" && known.service === null) errors.servicio = "invalid";
  if (Object.keys(errors).length > 0) return { outcome: "invalid", errors };
  const sealed: SealedMessage = { form, phone: form.telefono === "" ? null : readPhone(form.telefono, known.country) };
  const digests: Digests = {
    email: writerDigest(ctx.keys, form.email),
    ip: evidence.ip === null ? null : keyedDigest(ctx.keys, "inbox-ip", evidence.ip),
    body: keyedDigest(ctx.keys, "inbox-body", canonicalJson({ ...sealed, kind })),
    key: input.idempotencyKey ? keyedDigest(ctx.keys, "inbox-key", input.idempotencyKey) : null,
  };
  const limits = readLeadLimits(known.limits);
  return ctx.db.transaction().execute(async (tx): Promise<SubmitMessageResult> => {
    // Messages of one person and one address run one after the other, so that their limits and keys are counted exactly.
    const locking = lockingDigests([digests.email, ...(digests.ip ? [digests.ip] : [])]);
    const { now, earlier, waits } = readCheck(await inOneGo(tx, locking, checking(digests, limits)));
    if (earlier) return replay(ctx, earlier, digests.body, now);
    const limited = limitOf(waits);
    if (limited) return { outcome: "limited", ...limited };
    const stored = await insert(ctx, tx, input, sealed, digests, now);
    // Another message with the same key was stored at the same moment.
    if (!stored) {
      const { rows } = await checking(digests, limits).execute(tx);
      return replay(ctx, readCheck(rows).earlier!, digests.body, now);
    }
    await record(tx, {
      actor: ctx.actor,
      action: "message.submitted",
      subjectType: "message",
      subjectId: stored.id,
      detail: { kind, spam: form.website !== "", evidence: stored.evidence.toString("hex") },
    });
    if (form.website === "") {
      const about = { inboxMessageId: stored.id };
      await queueMail(ctx, tx, {
        effectKey: `inbox-receipt:${stored.id}`,
        template: "inbox-receipt",
        person: mailboxDigest(ctx.keys, form.email),
        ...about,
      });
      await queueMail(ctx, tx, { effectKey: `inbox-notice:${stored.id}`, template: "inbox-notice", ...about });
    }
    const receipt = receiptToken(ctx.keys, stored.id, now);
    return { outcome: "accepted", messageId: stored.id, number: stored.number, replay: false, receipt };
  });
}

interface Known extends KnownNames {
  limits: unknown;
  service: string | null;
}

async function lookUp(ctx: Context, form: MessageForm): Promise<Known> {
  const { rows } = await sql<Known>`
    select ${limitsSetting} as limits,
      ${knownNames(form)},
      (select id from service_types where id = ${form.servicio} and active) as service`.execute(ctx.db);
  return rows[0]!;
}

interface Earlier {
  id: string;
  number: string;
  body_digest: Buffer;
}

type Checked = { now: Date; id: string | null; waits: LimitWaits } & Omit<Earlier, "id">;

function checking(digests: Digests, limits: LeadLimits): RawBuilder<Checked> {
  return sql`
    select now() as now, m.id, m.number, m.body_digest, ${waitsColumn(digests, limits, sql.table("inbox_messages"))} as waits
    from (values (1)) as one left join inbox_messages m on m.idempotency_key = ${idempotencyKey(digests)}`;
}

function readCheck([row]: Checked[]) {
  const { now, waits, id, ...rest } = row!;
  return { now, waits, earlier: id === null ? null : { id, ...rest } };
}

function replay(ctx: Context, { id, number, body_digest }: Earlier, body: Buffer, now: Date): SubmitMessageResult {
  if (!body_digest.equals(body)) return { outcome: "conflict" };
  return { outcome: "accepted", messageId: id, number, replay: true, receipt: receiptToken(ctx.keys, id, now) };
}

/** Stores message, key and evidence in one statement. Returns null when the key is taken. */
async function insert(
  { keys }: Context,
  tx: Tx,
  { kind, form, evidence, consent, language = "es" }: SubmitMessageInput,
  sealed: SealedMessage,
  digests: Digests,
  now: Date,
): Promise<{ id: string; number: string; evidence: Buffer } | null> {
  const subject = newSubject(keys, "message");
  const { id } = subject;
  const link = firstLink(subject, { kind: "submission", content: { ...evidence, at: now, kind, language, consent } });
  const trapped = form.website !== "";
  const { rows } = await sql<{ number: string }>`
    with message as (
      insert into inbox_messages (id, number, kind, status, language, sealed, email_digest, ip_digest, idempotency_key, body_digest, spam_code)
      select ${id}::uuid, to_char(now() at time zone 'America/Santo_Domingo', '"ME"-YYYY-') || lpad(n, greatest(5, length(n)), '0'),
        ${kind}, ${trapped ? "closed" : "new"}, ${language}, ${seal(subject, CONTENT, sealed)}::bytea, ${digests.email}::bytea, ${digests.ip}::bytea,
        ${idempotencyKey(digests)}, ${digests.body}::bytea, ${trapped ? "honeypot" : null}
      from (select nextval('inbox_numbers')::text as n) as sequence
      on conflict (idempotency_key) do nothing
      returning id, number
    ), ${keyAndEvidence("message", subject, link)}, box as (
      insert into inbox_consents (message_id, granted, text, text_version)
      select id, ${form.consentimiento}::boolean, ${consent.text}, ${consent.version} from message
    )
    select number from message`.execute(tx);
  const [stored] = rows;
  return stored ? { id, number: stored.number, evidence: link.digest } : null;
}
