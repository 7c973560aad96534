import { sql } from "kysely";
import type { DayState } from "#domain/operations/site-health.server.ts";
import type { Db, Tx } from "#platform/db/db.ts";
import { type AlertFacts, type AlertRule, WATCHED_DAYS } from "./rules.ts";

/** What a rule found: its name with its own facts. */
export type Reading = { [Rule in AlertRule]: { readonly rule: Rule; readonly facts: AlertFacts[Rule] } }[AlertRule];

export type OpenAlert = Reading & {
  readonly id: string;
  readonly beganAt: Date;
  readonly told: boolean;
  readonly takenBy: string | null;
  readonly takenAt: Date | null;
  readonly silentUntil: Date | null;
};

export type WatchedRule = Reading & {
  readonly readAt: Date;
  readonly rings: boolean;
  readonly silentUntil: Date | null;
  /** The last weeks, today last: it never rang, it rang and was over, it rings, or nobody watched it yet. */
  readonly days: readonly DayState[];
};

/** Returns what rings now, the oldest first. */
export async function openAlerts(db: Db): Promise<OpenAlert[]> {
  const { rows } = await sql<OpenAlert>`
    select a.id, a.rule, a.facts, a.began_at as "beganAt", a.told_at is not null as told, a.taken_at as "takenAt",
      coalesce(nullif(concat_ws(' ', p.first_name, p.last_name), ''), p.email) as "takenBy", s.until as "silentUntil"
    from alerts a left join profiles p on p.user_id = a.taken_by left join alert_silences s on s.rule = a.rule and s.until > now()
    where a.ended_at is null order by a.began_at, a.id`.execute(db);
  return rows;
}

/** Counts what rings and is not silenced. */
export async function countRinging(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from alerts a where ended_at is null
      and not exists (select from alert_silences s where s.rule = a.rule and s.until > now())`.execute(db);
  return rows[0]!.count;
}

/** Returns each rule that was ever read, with its last four weeks. */
export async function watchedRules(db: Db): Promise<WatchedRule[]> {
  const local = (column: string) => sql`(${sql.raw(column)} at time zone 'America/Santo_Domingo')::date`;
  const { rows } = await sql<WatchedRule>`
    select r.rule, r.facts, r.read_at as "readAt", r.rings, s.until as "silentUntil", array(
      select case
        when d.day < ${local("r.first_read_at")} then 'none'
        when exists (select from alerts a where a.rule = r.rule and a.ended_at is null and ${local("a.began_at")} <= d.day) then 'bad'
        when exists (select from alerts a where a.rule = r.rule and ${local("a.began_at")} <= d.day and ${local("a.ended_at")} >= d.day)
          then 'trouble'
        else 'good' end
      from (select generate_series(${local("now()")} - ${WATCHED_DAYS - 1}::int, ${local("now()")}, interval '1 day')::date as day) d
      order by d.day) as days
    from alert_readings r left join alert_silences s on s.rule = r.rule and s.until > now()`.execute(db);
  return rows;
}

export type AlertToTell = (Reading | { readonly rule: "test" }) & {
  readonly id: string;
  readonly beganAt: Date;
  readonly endedAt: Date | null;
};

/** Returns the alert that a mail or a message is about; null when it is gone. */
export async function alertToTell(db: Db | Tx, id: string): Promise<AlertToTell | null> {
  const { rows } = await sql<AlertToTell>`
    select id, rule, facts, began_at as "beganAt", ended_at as "endedAt" from alerts where id = ${id}::uuid`.execute(db);
  return rows[0] ?? null;
}

/** Forgets what was over two years ago. */
export async function forgetAlerts({ db }: { db: Db }): Promise<void> {
  await sql`delete from alerts where ended_at < now() - interval '2 years'`.execute(db);
}
