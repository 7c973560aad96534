import { sql } from "kysely";
import type { Db, Tx } from "#platform/db/db.ts";
import { KINDS, type Notice, type NoticeKind, rolesToTell, UNLISTED } from "./notice.ts";

/** The maximum length of a list, since nobody reads more on one screen. */
const MAX_LISTED = 50;

const columns = sql`n.id, n.kind, n.facts, n.path, n.created_at as "createdAt", n.seen_at is not null as seen, p.name as center`;

const listed = sql`kind <> all(${UNLISTED}::text[])`;

const ROLES_OF_KINDS = JSON.stringify(
  Object.fromEntries(Object.entries(KINDS).flatMap(([kind, { team }]) => (team ? [[kind, rolesToTell(kind as NoticeKind)]] : []))),
);

/** Passes what the person may know today: a notice about a center is for those whose role in it reaches its matter. */
const mayKnow = sql`(n.provider_id is null or n.path not like '/dashboard/provider%' or not ${ROLES_OF_KINDS}::jsonb ? n.kind or exists (
  select from provider_accounts a where a.user_id = n.user_id and a.provider_id = n.provider_id
    and ${ROLES_OF_KINDS}::jsonb -> n.kind ? a.role))`;

/** Returns the latest notices of a person. */
export async function noticesOfPerson(db: Db, userId: string): Promise<Notice[]> {
  const { rows } = await sql<Notice>`
    select ${columns} from notices n left join provider_profiles p on p.id = n.provider_id
    where n.user_id = ${userId} and n.${listed} and ${mayKnow} order by n.created_at desc, n.id limit ${MAX_LISTED}`.execute(db);
  return rows;
}

/** Returns how many notices a person has not seen. */
export async function unseenNotices(db: Db, userId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from notices n where n.user_id = ${userId} and n.seen_at is null and n.${listed} and ${mayKnow}`.execute(
    db,
  );
  return rows[0]!.count;
}

export interface NoticeToTell {
  notice: Notice;
  userId: string;
  /** Null while nobody has confirmed the mailbox. */
  email: string | null;
  firstName: string | null;
}

/** Returns a notice with its receiver, or null when either is gone, or when their role does not reach it. */
export async function noticeToTell(db: Db | Tx, noticeId: string): Promise<NoticeToTell | null> {
  const { rows } = await sql<Notice & { userId: string; email: string | null; firstName: string | null }>`
    select ${columns}, n.user_id as "userId", case when u.email_verified then u.email end as email, who.first_name as "firstName"
    from notices n join users u on u.id = n.user_id left join profiles who on who.user_id = n.user_id
    left join provider_profiles p on p.id = n.provider_id
    where n.id = ${noticeId}::uuid and ${mayKnow}`.execute(db);
  const [row] = rows;
  if (!row) return null;
  const { userId, email, firstName, ...notice } = row;
  return { notice, userId, email, firstName };
}
