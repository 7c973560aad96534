import { sql } from "kysely";
import type { Context } from "#domain/context.ts";
import type { LeadForm } from "#domain/leads/lead-form-fields.ts";
import { patientToken } from "#domain/leads/lead-tokens.ts";
import { databaseTime } from "#domain/submissions/database-time.server.ts";
import { maskedEmail } from "#domain/submissions/masked-email.ts";
import type { Db } from "#platform/db/db.ts";
import { personToken, readPersonToken, readReceiptToken, readTeamToken, teamToken } from "./inbox-tokens.ts";
import type { MessageKind, MessageStatus } from "./message.ts";
import { type ContentLeave, leaveToOpen } from "./message-access.ts";
import type { MessageForm } from "./message-fields.ts";
import { unsealMessage } from "./sealed-message.server.ts";

type Reader = Pick<Context, "db" | "keys">;

/** A message as its own writer sees it: without contact data, except for a masked address. */
export interface OwnMessage {
  id: string;
  number: string;
  kind: MessageKind;
  status: MessageStatus;
  createdAt: Date;
  answeredAt: Date | null;
  firstName: string;
  maskedEmail: string;
}

/** Returns what the signed link of the receipt shows. Returns null once erased. */
export async function messageForPerson(ctx: Reader, token: string): Promise<OwnMessage | null> {
  const id = readPersonToken(ctx.keys, token, await databaseTime(ctx.db));
  return id === null ? null : ownMessage(ctx, id);
}

/** Returns what the page says right after sending, from the token in its cookie. */
export async function messageOfReceipt(ctx: Reader, token: string): Promise<OwnMessage | null> {
  const id = readReceiptToken(ctx.keys, token, await databaseTime(ctx.db));
  return id === null ? null : ownMessage(ctx, id);
}

async function ownMessage(ctx: Reader, id: string): Promise<OwnMessage | null> {
  const found = await load(ctx, id, (message) => leaveToOpen({ kind: "writer", messageId: id }, message));
  if (!found) return null;
  const { row, form } = found;
  return { ...row, firstName: form.nombre.split(" ")[0]!, maskedEmail: maskedEmail(form.email) };
}

export interface TeamMessage {
  id: string;
  number: string;
  kind: MessageKind;
  status: MessageStatus;
  createdAt: Date;
  answeredAt: Date | null;
  form: MessageForm | LeadForm;
  phone: string | null;
  service: string | null;
  careLanguage: string | null;
}

/** Returns everything to our own team, behind the link of a notice that itself says nothing about anybody. */
export async function messageForTeam(ctx: Reader, token: string): Promise<TeamMessage | null> {
  const id = readTeamToken(ctx.keys, token, await databaseTime(ctx.db));
  return id === null ? null : teamMessage(ctx, id, (message) => leaveToOpen({ kind: "team-link", messageId: id }, message));
}

/** Returns everything that the leave opens. Returns null once erased. */
export async function teamMessage(ctx: Reader, messageId: string, leaveTo: GiveLeave): Promise<TeamMessage | null> {
  const found = await load(ctx, messageId, leaveTo);
  if (!found) return null;
  const { row, form, phone, service, careLanguage } = found;
  const { rows } = await sql<{ service: string | null; careLanguage: string | null }>`
    select (select name from service_types where id = ${service}) as service,
      (select name from languages where code = ${careLanguage}) as "careLanguage"`.execute(ctx.db);
  return { ...row, form, phone: phone?.dialable ?? null, ...rows[0]! };
}

export interface MeasuredReplies {
  /** The share answered in time, among those that were answered or whose time is over. */
  share: number;
  cases: number;
}

/** Fewer cases say nothing. */
const MIN_CASES = 5;

/** Measures over 90 days how often our own team answered within the promised hours, among all messages that could have been. */
export async function teamReplies(db: Db, withinHours: number): Promise<MeasuredReplies | null> {
  const within = sql`make_interval(hours => ${withinHours}::int)`;
  const { rows } = await sql<{ cases: number; kept: number }>`
    select count(*)::int as cases, count(*) filter (where answered_at <= created_at + ${within})::int as kept
    from inbox_messages
    where spam_code is null and created_at > now() - interval '90 days'
      and (answered_at is not null or (status = 'new' and created_at + ${within} < now()))`.execute(db);
  const { cases, kept } = rows[0]!;
  return cases < MIN_CASES ? null : { share: kept / cases, cases };
}

export interface ReceiptMail {
  to: string;
  firstName: string;
  language: string;
  number: string;
  kind: MessageKind;
  createdAt: Date;
  /** The path of its page. */
  path: string;
}

/** Returns the contents of the receipt; null when the person was erased, or the honeypot caught the message. */
export async function messageReceiptToMail(ctx: Reader, messageId: string): Promise<ReceiptMail | null> {
  const found = await load(ctx, messageId, leaveToMail);
  if (!found || found.spam) return null;
  const { row, form, language, requestedAt } = found;
  const { number, kind, createdAt } = row;
  const path = requestedAt
    ? `/solicitud/${patientToken(ctx.keys, messageId, requestedAt)}`
    : `/mensaje/${personToken(ctx.keys, messageId, createdAt)}`;
  return { to: form.email, firstName: form.nombre.split(" ")[0]!, language, number, kind, createdAt, path };
}

export interface NoticeMail {
  number: string;
  kind: MessageKind;
  createdAt: Date;
  token: string;
}

/** Returns the contents of the notice to our own team: that a message came, and where to read it. It says nothing about the person. */
export async function messageNoticeToMail(ctx: Reader, messageId: string, answerId: string | null): Promise<NoticeMail | null> {
  const found = await load(ctx, messageId, leaveToMail);
  if (!found || found.spam) return null;
  const answer =
    answerId === null
      ? undefined
      : await ctx.db.selectFrom("inbox_replies").select("sent_at").where("id", "=", answerId).executeTakeFirst();
  const { number, kind } = found.row;
  const createdAt = answer?.sent_at ?? found.row.createdAt;
  return { number, kind, createdAt, token: teamToken(ctx.keys, messageId, createdAt) };
}

/** Gives the leave, which depends on the kind of message. */
type GiveLeave = (message: { id: string; kind: MessageKind }) => ContentLeave | null;

const leaveToMail: GiveLeave = (message) => leaveToOpen({ kind: "system", purpose: "mail" }, message);

async function load({ db, keys }: Reader, messageId: string, leaveTo: GiveLeave) {
  const row = await db
    .selectFrom("inbox_messages as m")
    .leftJoin("leads as l", "l.id", "m.lead_id")
    .select(["m.id", "m.number", "m.kind", "m.status", "m.created_at", "m.answered_at", "m.sealed", "m.language", "m.spam_code"])
    .select(["l.sealed as request", "l.created_at as requestedAt", "l.service_type_id", "l.care_language"])
    .where("m.id", "=", messageId)
    .executeTakeFirst();
  const kind = row?.kind as MessageKind;
  const opened = row && (await unsealMessage(keys, db, leaveTo({ id: row.id, kind }), row));
  if (!row || !opened) return null;
  const { form } = opened;
  return {
    row: {
      id: row.id,
      number: row.number,
      kind,
      status: row.status as MessageStatus,
      createdAt: row.created_at,
      answeredAt: row.answered_at,
    },
    language: row.language,
    spam: row.spam_code !== null,
    /** When a request was made. */
    requestedAt: row.requestedAt,
    service: "servicio" in form ? form.servicio : row.service_type_id,
    careLanguage: "servicio" in form ? form.idioma : row.care_language,
    ...opened,
  };
}
