import { sql } from "kysely";
import { whatWaits } from "#domain/desk/waiting.server.ts";
import { lastBackup, lastComesBack } from "#domain/operations/backups.server.ts";
import { undelivered } from "#domain/operations/mail-queries.server.ts";
import { jobStates } from "#domain/operations/states.server.ts";
import { checkLedger } from "#domain/wallet/check-ledger.server.ts";
import { businessDaysUntil } from "#platform/business-days.server.ts";
import { hoursBetween } from "#platform/days.ts";
import type { Db } from "#platform/db/db.ts";
import { dayInSantoDomingo, hourInSantoDomingo } from "#platform/format.ts";
import { type AlertFacts, type AlertRule, SILENT_HOURS } from "./rules.ts";

/** What only the machine itself knows; null where it has no such thing. */
export interface Machine {
  /** Returns how full the disk is, in percent. */
  disk(): Promise<number | null>;
  /** Returns how many days the certificate of the site's address is still valid. */
  certificate(): Promise<number | null>;
}

export interface Watched {
  db: Db;
  machine: Machine;
  /** A demonstration is not backed up. */
  demonstration: boolean;
  at: Date;
}

/** Reads what each rule looks at; null where there is nothing to look at. */
export const READ: { readonly [Rule in AlertRule]: (watched: Watched) => Promise<AlertFacts[Rule] | null> } = {
  async deadlines({ db }) {
    return { late: (await whatWaits(db)).reduce((sum, { late }) => sum + late, 0) };
  },
  async backup({ db, demonstration, at }) {
    if (demonstration) return null;
    const [last, comesBack] = await Promise.all([lastBackup(db), lastComesBack(db)]);
    return { hours: last && Math.floor(hoursBetween(last.madeAt, at)), comesBack };
  },
  mail: ({ db }) => refusedInARow(db),
  leads: ({ db, at }) => cameAndUsual(db, at),
  async ledger({ db }) {
    return { faults: (await checkLedger(db)).length };
  },
  async jobs({ db }) {
    return { dead: (await jobStates(db)).find(({ state }) => state === "dead")?.count ?? 0 };
  },
  async disk({ machine }) {
    const percent = await machine.disk();
    return percent === null ? null : { percent };
  },
  async certificate({ machine }) {
    const days = await machine.certificate();
    return days === null ? null : { days };
  },
};

/** Finds the domain with the most refusals of the last day after the newest mail that it took. */
async function refusedInARow(db: Db): Promise<AlertFacts["mail"]> {
  const { rows } = await sql<{ domain: string; refused: number }>`
    select receiver_domain as domain, count(*) as refused from mail_messages m
    where ${undelivered} and receiver_domain is not null and created_at > now() - interval '1 day'
      and not exists (select from mail_messages later where later.receiver_domain = m.receiver_domain and later.status = 'sent'
        and later.sent_at > m.created_at)
    group by receiver_domain order by refused desc, receiver_domain limit 1`.execute(db);
  return rows[0] ?? { refused: 0, domain: null };
}

const OPENS = 8;
const CLOSES = 18;
const COMPARED_DAYS = 28;

/** Counts the requests of the last business hours, and the mean of the same hours on the business days before. Null outside of them. */
async function cameAndUsual(db: Db, at: Date): Promise<AlertFacts["leads"] | null> {
  const [today, ...before] = businessDaysUntil(dayInSantoDomingo(at), COMPARED_DAYS);
  const hour = hourInSantoDomingo(at);
  if (today !== dayInSantoDomingo(at) || hour < OPENS + SILENT_HOURS || hour >= CLOSES || before.length === 0) return null;
  const local = sql`created_at at time zone 'America/Santo_Domingo'`;
  const now = sql`${at}::timestamptz at time zone 'America/Santo_Domingo'`;
  const { rows } = await sql<{ came: number; earlier: number }>`
    select count(*) filter (where (${local})::date = (${now})::date) as came, count(*) filter (where (${local})::date <> (${now})::date) as earlier
    from leads where created_at > ${at}::timestamptz - make_interval(days => ${COMPARED_DAYS + 1}::int) and created_at <= ${at}
      and (${local})::date::text = any(${[today, ...before]})
      and (${local})::time between (${now} - make_interval(hours => ${SILENT_HOURS}::int))::time and (${now})::time`.execute(db);
  const { came, earlier } = rows[0]!;
  return { came, usual: Math.round((earlier / before.length) * 10) / 10 };
}
