import { type RawBuilder, sql } from "kysely";
import { type AuditArea, nounsOf } from "#domain/audit/areas.ts";
import type { Db } from "#platform/db/db.ts";
import { subjectsNamed } from "./log-subjects.server.ts";

const LOG_PAGE = 50;

export interface AskedLog {
  /** False leaves out acts of people outside our own team. */
  everybody: boolean;
  /** The id of somebody in our own team. */
  person: string | null;
  area: AuditArea | null;
  /** Calendar days in Santo Domingo, both included. */
  from: string | null;
  to: string | null;
  /** The subject of an act: its name, number, address, id or code; or the code of the visit in which it happened. */
  about: string | null;
  /** The line after which the page begins. The log is read from its end. */
  after: number | null;
}

export interface LogLine {
  id: number;
  at: Date;
  /** As the log stores it, without the id of a person. */
  actor: string;
  actorName: string | null;
  action: string;
  subjectType: string;
  subjectId: string;
  subjectName: string | null;
  detail: Readonly<Record<string, unknown>>;
  requestId: string | null;
  network: string | null;
  device: string | null;
}

/**
 * Returns lines of the log, the newest first, and the line after which there are more. It never counts them all, since there may be
 * millions.
 */
export async function logPage(db: Db, asked: AskedLog, size = LOG_PAGE): Promise<{ lines: LogLine[]; next: number | null }> {
  const subjects = asked.about === null ? [] : [asked.about, ...(await subjectsNamed(db, asked.about))];
  const { rows } = await sql<LogLine>`
    with page as materialized (${pageOf(asked, subjects, size + 1)})
    select l.id, l.at, split_part(l.actor, ':', 1) as actor, nullif(concat_ws(' ', who.first_name, who.last_name), '') as "actorName",
      l.action, l.subject_type as "subjectType", l.subject_id as "subjectId",
      coalesce(provider.name, nullif(concat_ws(' ', person.first_name, person.last_name), '')) as "subjectName",
      l.detail, l.request_id as "requestId", l.network, l.device
    from page l
      left join profiles who on who.user_id = split_part(l.actor, ':', 2) and l.actor like 'admin:%'
      left join profiles person on l.subject_type = 'user' and person.user_id = l.subject_id
      left join provider_profiles provider on l.subject_type = 'provider' and provider.id::text = l.subject_id
    order by l.at desc, l.id desc`.execute(db);
  const lines = rows.slice(0, size);
  return { lines, next: rows.length > size ? lines.at(-1)!.id : null };
}

/** Reads each noun of an area from its own end of the index, so that a rare one need not pass over all the others. */
function pageOf(
  { everybody, person, area, from, to, about, after }: AskedLog,
  subjects: readonly string[],
  size: number,
): RawBuilder<unknown> {
  const conditions = [
    ...(everybody && !person ? [] : [sql`a.actor like 'admin:%'`]),
    ...(person ? [sql`a.actor = ${`admin:${person}`}`] : []),
    ...(from ? [sql`a.at >= (${from}::date::timestamp at time zone 'America/Santo_Domingo')`] : []),
    ...(to ? [sql`a.at < ((${to}::date + 1)::timestamp at time zone 'America/Santo_Domingo')`] : []),
    ...(about
      ? [
          sql`a.id in (select id from audit_log where subject_id = any(${[...subjects]}) union select id from audit_log where request_id = ${about})`,
        ]
      : []),
    ...(after ? [sql`(a.at, a.id) < (select at, id from audit_log where id = ${after})`] : []),
  ];
  const where = (more: RawBuilder<unknown>[]) => sql.join([sql`true`, ...more, ...conditions], sql` and `);
  const end = sql`order by a.at desc, a.id desc limit ${size}`;
  if (!area) return sql`select a.* from audit_log a where ${where([])} ${end}`;
  return sql`select a.* from unnest(${nounsOf(area)}::text[]) noun, lateral (
    select a.* from audit_log a where ${where([sql`split_part(a.action, '.', 1) = noun`])} ${end}) a ${end}`;
}

/** Returns the people of our own team, by whom the log can be filtered. */
export async function teamOfLog(db: Db): Promise<{ value: string; label: string }[]> {
  return db
    .selectFrom("user_roles as r")
    .innerJoin("profiles as p", "p.user_id", "r.user_id")
    .select(["p.user_id as value", sql<string>`coalesce(nullif(concat_ws(' ', p.first_name, p.last_name), ''), p.email)`.as("label")])
    .distinct()
    .orderBy("label")
    .execute();
}
