import { type RawBuilder, sql } from "kysely";
import { rolesIn } from "#domain/identity/team-roles.ts";
import { isRowId } from "#domain/submissions/lookup-text.ts";
import type { Db } from "#platform/db/db.ts";
import { countViews, every, type ListPage, listPage } from "#platform/db/list-page.ts";
import { type AskedMessages, type ListedMessage, MESSAGES_PAGE, type MessageSort, type MessageView } from "./listed-message.ts";

/** Messages that the honeypot caught are shown to nobody, and erased ones are gone. */
const forUs = sql`m.spam_code is null and not m.erased`;
const viewsOf = (userId: string): Readonly<Record<MessageView, RawBuilder<unknown>>> => ({
  abiertas: sql`m.status = 'new'`,
  asesoramiento: sql`m.status = 'new' and m.kind = 'request'`,
  mias: sql`m.assignee_id = ${userId} and m.status <> 'closed'`,
  respondidas: sql`m.status = 'answered'`,
  cerradas: sql`m.status = 'closed'`,
});
const SORTS: Readonly<Record<MessageSort, RawBuilder<unknown>>> = { llegada: sql`m.created_at`, numero: sql`m.number` };

const nameOf = sql`(select coalesce(nullif(concat_ws(' ', p.first_name, p.last_name), ''), u.email)
  from users u left join profiles p on p.user_id = u.id where u.id = m.assignee_id)`;

const COLUMNS = sql`m.id, m.number, m.kind, m.status, m.created_at as "createdAt", m.answered_at as "answeredAt",
  m.close_reason as "closeReason", m.assignee_id as "assigneeId", ${nameOf} as assignee,
  coalesce(m.written_again_at, m.created_at) as "waitsSince", (select count(*)::int from inbox_replies r where r.message_id = m.id) as replies`;

/** Returns the state of the conversation about a request for advice; null for a request that never came to our team. */
export async function adviceStanding(db: Db, leadId: string): Promise<ListedMessage | null> {
  const { rows } = await sql<ListedMessage>`select ${COLUMNS} from inbox_messages m where m.lead_id = ${leadId} and ${forUs}`.execute(db);
  return rows[0] ?? null;
}

/** Returns a page of the messages to our own team. */
export function messagesPage(db: Db, asked: AskedMessages, size = MESSAGES_PAGE): Promise<ListPage<ListedMessage>> {
  const { search, view, userId, kind, unassigned } = asked;
  const where = every(
    forUs,
    view && viewsOf(userId)[view],
    search !== null && sql`m.number ilike ${`%${search.trim().replace(/[%_\\]/g, "\\$&")}%`}`,
    kind && sql`m.kind = ${kind}`,
    unassigned !== null && (unassigned ? sql`m.assignee_id is null` : sql`m.assignee_id is not null`),
  );
  const list = { columns: COLUMNS, from: sql`from inbox_messages m where ${where}`, orders: SORTS, key: sql`m.id` };
  return listPage(db, list, asked, size);
}

/** A message that somebody may take over, with its assignee. */
export interface MessageToTake {
  id: string;
  number: string;
  assigneeId: string | null;
}

/** Returns these messages, the oldest first. */
export async function messagesToTake(db: Db, ids: readonly string[]): Promise<MessageToTake[]> {
  const { rows } = await sql<MessageToTake>`
    select m.id, m.number, m.assignee_id as "assigneeId" from inbox_messages m
    where m.id = any(${ids.filter(isRowId)}::uuid[]) and ${forUs} order by m.created_at, m.id`.execute(db);
  return rows;
}

/** Returns how many messages each view has. */
export const messageCounts = (db: Db, userId: string): Promise<Record<MessageView, number>> =>
  countViews(db, viewsOf(userId), { from: sql`from inbox_messages m where ${forUs}` });

/** Returns those of our team who may look after a message. */
export async function teamMembers(db: Db): Promise<{ id: string; name: string }[]> {
  const { rows } = await sql<{ id: string; name: string }>`
    select u.id, coalesce(nullif(concat_ws(' ', p.first_name, p.last_name), ''), u.email) as name
    from users u join profiles p on p.user_id = u.id
    where p.suspended_at is null and exists (
      select from user_roles r where r.user_id = u.id and r.role = any(${rolesIn("people", "act")}::text[])) order by name, u.id`.execute(
    db,
  );
  return rows;
}
