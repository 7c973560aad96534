import { sql } from "kysely";
import type { Context } from "#domain/context.ts";
import { isRowId } from "#domain/submissions/lookup-text.ts";

export interface OpenedNotice {
  path: string;
  /** The center that its screen has to show. */
  providerId: string | null;
}

/** Marks a notice as seen and returns the page it leads to; null for somebody else's notice. */
export async function openNotice({ db }: Pick<Context, "db">, userId: string, noticeId: string): Promise<OpenedNotice | null> {
  if (!isRowId(noticeId)) return null;
  const { rows } = await sql<OpenedNotice>`
    update notices set seen_at = coalesce(seen_at, now()) where id = ${noticeId}::uuid and user_id = ${userId} 
    returning path, provider_id as "providerId"`.execute(db);
  return rows[0] ?? null;
}

/** Marks all of a person's notices up to that moment as seen. Newer ones stay new. */
export async function markAllSeen({ db }: Pick<Context, "db">, userId: string, until: Date): Promise<void> {
  await sql`
    update notices set seen_at = now() where user_id = ${userId} and seen_at is null
      and date_trunc('milliseconds', created_at) <= ${until}`.execute(db);
}
