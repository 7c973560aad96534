import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { record } from "#domain/audit/record.server.ts";
import type { Context } from "#domain/context.ts";
import { leaveOfPatient, maskedWords } from "#domain/leads/lead-access.ts";
import { unsealLead } from "#domain/leads/sealed-lead.server.ts";
import { queueMail } from "#domain/mail/queue-mail.server.ts";
import { withoutContacts } from "#domain/masking/contact-suspicion.ts";
import { leaveNotice } from "#domain/notices/leave-notice.server.ts";
import { agreeToPrice } from "#domain/offers/agree-to-price.server.ts";
import { markAnswered } from "#domain/offers/mark-answered.server.ts";
import { checkText, type FieldCode, normalizeText } from "#domain/submissions/field-rules.ts";
import { countTries } from "#domain/submissions/tries.server.ts";
import { mayIn } from "#domain/team/as-member.server.ts";
import { keyOf } from "#domain/vault/subject-keys.server.ts";
import { costWith } from "#domain/wallet/welcome.ts";
import type { Tx } from "#platform/db/db.ts";
import { keyedDigest } from "#platform/keys.ts";
import { actorOf, leaveOf, type Party, type ThreadRow, threadRow } from "./party.server.ts";
import { sealMessage } from "./sealed-thread.server.ts";
import { isContactOpen, MESSAGE_RULE, mayWrite } from "./thread.ts";

export interface MessageToWrite {
  readonly text: string;
  /** True when the writer was shown what the other side reads instead of contact data, and sends it anyway. A mail is never asked. */
  readonly knowsMasked: boolean;
  /** The digest of the mail in which it came, or of the act that writes to several centers: the same one twice is one message. */
  readonly source?: Buffer;
  /** What its form named as the last message. The same words after the same message are one, when a form is posted again. */
  readonly lastSaid?: string;
  readonly byMail?: boolean;
  /** What the page told a center that opening the contact costs it. Without it, what the mail of the offer told counts. */
  readonly toldCents?: number;
}

export type WriteOutcome =
  | { outcome: "sent"; messageId: string }
  /** Nothing was sent, because it contains contact data. `shown` is what the other side would read; null when it would read nothing yet. */
  | { outcome: "masked"; shown: string | null }
  | { outcome: "invalid"; code: FieldCode }
  | { outcome: "limited"; seconds: number }
  /** Opening the contact would cost the center more than its page told. Nothing was sent. */
  | { outcome: "dearer"; priceCents: number }
  /** The same mail or act came again. */
  | { outcome: "repeated" }
  /** The request is withdrawn or returned, or its time is over. */
  | { outcome: "closed" }
  | { outcome: "not-found" };

/** A lower limit would stop a conversation, and nobody writes more by hand. */
const MAX_PER_HOUR = 30;

/**
 * Writes a message in a thread, and tells the other side by mail. A center's answer stops the reply clock. While the contact is closed,
 * the other side reads it without contact data, and its writer is told so before it is sent.
 */
export async function writeMessage(ctx: Context, party: Party, input: MessageToWrite): Promise<WriteOutcome> {
  const refused = await refusalOf(ctx, party, input);
  return refused ?? ctx.db.transaction().execute((tx) => writeIn(ctx, tx, party, input));
}

/** Returns the digest of an act whose form named the last message; null for any other. */
const sourceOf = ({ keys }: Pick<Context, "keys">, party: Party, { lastSaid, text }: MessageToWrite) =>
  lastSaid === undefined ? null : keyedDigest(keys, "thread-act", JSON.stringify([whose(party).toString(), lastSaid, text]));

/** Returns why a text is not written, whatever its thread allows; null when it may be. Counts it towards its writer's limit. */
export async function refusalOf(
  { db }: Pick<Context, "db">,
  party: Party,
  { text }: Pick<MessageToWrite, "text">,
): Promise<Extract<WriteOutcome, { outcome: "invalid" | "limited" }> | null> {
  const code = checkText(MESSAGE_RULE, text, true);
  if (code) return { outcome: "invalid", code };
  const seconds = await countTries(db, [{ scope: `thread-${party.side}`, key: whose(party), max: MAX_PER_HOUR, seconds: 3600 }]);
  return seconds === null ? null : { outcome: "limited", seconds };
}

/** Writes a message that nothing refused, in the transaction of its act. */
export async function writeIn(ctx: Context, tx: Tx, party: Party, input: MessageToWrite): Promise<WriteOutcome> {
  const text = normalizeText(MESSAGE_RULE, input.text);
  const row = await lockedThread(tx, party);
  const leave = row && leaveOf(party, row);
  const key = leave && (await keyOf(ctx.keys, tx, leave));
  if (!row || !key) return { outcome: "not-found" };
  if (!mayWrite(row)) return { outcome: "closed" };
  const commits = party.side === "center" && row.status === "open";
  const costs = costWith(row.welcomeLeft, row.priceCents);
  if (commits && input.toldCents !== undefined && costs > input.toldCents) return { outcome: "dearer", priceCents: costs };
  const shown = isContactOpen(row) ? text : await withoutContact(ctx, tx, party, row, text);
  if (shown !== text && !input.knowsMasked) return { outcome: "masked", shown };
  const id = randomUUID();
  const { leadId, providerId, offerId } = row;
  const inserted = await tx
    .insertInto("thread_messages")
    .values({
      id,
      lead_id: leadId,
      provider_id: providerId,
      side: party.side,
      author_id: party.userId,
      by_mail: input.byMail ?? false,
      source: input.source ?? sourceOf(ctx, party, input),
      sealed: sealMessage(leadId, key, id, { text, shown }),
    })
    .onConflict((conflict) => conflict.column("source").doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!inserted) return { outcome: "repeated" };
  await readByWriter(tx, party, row);
  const actor = actorOf(party);
  if (commits) await agreeToPrice(tx, offerId, input.toldCents ?? "by the offer's mail");
  if (party.side === "center") await markAnswered(tx, { offerId, actor });
  await record(tx, {
    actor,
    action: "thread.message-written",
    subjectType: "offer",
    subjectId: offerId,
    detail: { lead: leadId, side: party.side, message: id, masked: shown !== text },
  });
  await tellOther(ctx, tx, party, row, id);
  return { outcome: "sent", messageId: id };
}

/** Returns the key under which messages are counted together. */
const whose = (party: Party): Buffer =>
  Buffer.from(party.side === "patient" ? `${party.leadId} ${party.providerId}` : `${party.offerId} ${party.providerId}`);

/**
 * Locks the lead, which is locked before any center everywhere, so that it is not erased in between. Somebody of a center needs the power
 * to answer; before the contact is open, that to open requests, since the price is paid once the patient accepts.
 */
export async function lockedThread(tx: Tx, party: Party): Promise<ThreadRow | null> {
  const before = await threadRow(tx, party);
  if (!before) return null;
  await sql`select from leads where id = ${before.leadId} for share`.execute(tx);
  const { providerId, userId } = party;
  if (
    party.side === "center" &&
    userId &&
    !(await mayIn(tx, { userId, providerId }, before.status === "open" ? "requests.open" : "requests.answer"))
  )
    return null;
  return threadRow(tx, party);
}

/** Returns what the other side reads while the contact is closed, or null when that may still contain contact data. */
async function withoutContact(ctx: Context, tx: Tx, party: Party, row: ThreadRow, text: string): Promise<string | null> {
  if (party.side === "center") {
    const { email, phone } = row.center;
    return withoutContacts(text, { names: [], email: email ?? "", phones: phone ? [phone] : [] });
  }
  const lead = await unsealLead(ctx.keys, tx, leaveOfPatient(row.leadId), row.sealed);
  return lead && maskedWords(text, lead);
}

/** Marks the other side's messages as read: somebody who answers has read everything before. */
async function readByWriter(tx: Tx, { side }: Party, { leadId, providerId }: ThreadRow): Promise<void> {
  await tx
    .updateTable("thread_messages")
    .set({ read_at: sql`now()` })
    .where("lead_id", "=", leadId)
    .where("provider_id", "=", providerId)
    .where("side", "<>", side)
    .where("read_at", "is", null)
    .execute();
}

/** Leaves a mail for the other side, and a notice for the people of a center. */
async function tellOther(ctx: Context, tx: Tx, { side }: Party, row: ThreadRow, messageId: string): Promise<void> {
  const { leadId, offerId, providerId, person, center } = row;
  const effectKey = `thread:${messageId}`;
  const mail = { effectKey, template: "thread-message", leadId, offerId, threadMessageId: messageId } as const;
  if (side === "center") return person ? queueMail(ctx, tx, { ...mail, person }) : undefined;
  if (center.email) await queueMail(ctx, tx, mail);
  const path = `/dashboard/provider/solicitudes/${offerId}/mensajes`;
  await leaveNotice(tx, { team: providerId }, { kind: "message", facts: {}, effectKey, providerId, path });
}
