import { sql } from "kysely";
import type { Db } from "#platform/db/db.ts";

/** The number of lines that the team's own screen shows. */
const SHOWN = 30;

/** What somebody of a center changed there. */
export interface TeamAct {
  readonly id: string;
  /** Null once the account is gone. */
  readonly name: string | null;
  readonly action: string;
  readonly at: Date;
}

/** Returns the last changes that people of a center made for it, the newest first. What they did about patients is not among them. */
export async function actsOfTeam(db: Db, providerId: string): Promise<TeamAct[]> {
  const rows = await db
    .selectFrom("audit_log as l")
    .leftJoin("users as u", (join) => join.on(sql<boolean>`u.id::text = split_part(l.actor, ':', 2)`))
    .where("l.subject_type", "=", "provider")
    .where("l.subject_id", "=", providerId)
    .where("l.actor", "like", "provider:%")
    .orderBy("l.at", "desc")
    .orderBy("l.id", "desc")
    .limit(SHOWN)
    .select(["l.id", "u.name", "l.action", "l.at"])
    .execute();
  return rows.map(({ id, ...act }) => ({ id: String(id), ...act }));
}
