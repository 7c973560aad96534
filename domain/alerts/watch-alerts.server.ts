import { sql } from "kysely";
import type { Context } from "#domain/context.ts";
import { activeAdministrators } from "#domain/identity/team.server.ts";
import { queueMail } from "#domain/mail/queue-mail.server.ts";
import type { Tx } from "#platform/db/db.ts";
import { log } from "#platform/log.ts";
import { sendAlertJob } from "./alert-jobs.ts";
import { READ, type Watched } from "./read-rules.server.ts";
import { ALERT_RULES, type AlertFacts, type AlertRule, rings, SAME_ALERT_MINUTES } from "./rules.ts";

export type WatchContext = Pick<Context, "jobs" | "publicUrl"> & Watched;

/** How often the ledger is read, since its rule reads the whole of it. */
const LEDGER_MINUTES = 60;

/** Reads every rule, begins and ends its alert, and tells our team of what changed unless the rule is silenced. */
export async function watchAlerts(ctx: WatchContext): Promise<void> {
  for (const rule of ALERT_RULES) {
    if (rule === "ledger" && (await wasRead(ctx, rule))) continue;
    // One rule that cannot be read, such as a certificate on a network that is away, keeps no other from being watched.
    try {
      await watch(ctx, rule);
    } catch (error) {
      log.warn({ rule, err: error }, "watch-alerts");
    }
  }
  await ctx.db.transaction().execute((tx) => tellOpen(ctx, tx));
}

async function wasRead({ db }: WatchContext, rule: AlertRule): Promise<boolean> {
  const { rows } = await sql`select from alert_readings where rule = ${rule}
    and read_at > now() - make_interval(mins => ${LEDGER_MINUTES - 1}::int)`.execute(db);
  return rows.length > 0;
}

async function watch<Rule extends AlertRule>(ctx: WatchContext, rule: Rule): Promise<void> {
  const facts = await READ[rule](ctx);
  await ctx.db.transaction().execute((tx) => settle(tx, rule, facts, facts !== null && rings(rule, facts)));
}

/** Keeps the reading, and begins, goes on with or ends the alert of its rule. Where there is nothing to read, its alert stays as it is. */
async function settle<Rule extends AlertRule>(tx: Tx, rule: Rule, facts: AlertFacts[Rule] | null, ringing: boolean): Promise<void> {
  if (facts === null) return;
  const json = JSON.stringify(facts);
  // The row of the reading makes two workers wait for each other.
  await sql`insert into alert_readings (rule, rings, facts) values (${rule}, ${ringing}, ${json}::jsonb)
    on conflict (rule) do update set read_at = now(), rings = excluded.rings, facts = excluded.facts`.execute(tx);
  if (!ringing) {
    await sql`update alerts set ended_at = now() where rule = ${rule} and ended_at is null`.execute(tx);
    return;
  }
  const { rows } = await sql`
    update alerts set facts = ${json}::jsonb, ended_at = null where id = (
      select id from alerts where rule = ${rule} and end_told_at is null
        and (ended_at is null or ended_at > now() - make_interval(mins => ${SAME_ALERT_MINUTES}::int))
      order by began_at desc limit 1) returning id`.execute(tx);
  if (rows.length === 0) await sql`insert into alerts (rule, facts) values (${rule}, ${json}::jsonb)`.execute(tx);
}

interface Change {
  id: string;
  phase: "began" | "ended";
  /** The moment of the telling, as the database writes it. A silence that ends has the same alert told once more. */
  at: string;
}

const silenced = sql`exists (select from alert_silences s where s.rule = a.rule and s.until > now())`;
const toldBeforeItsSilence = sql`exists (select from alert_silences s where s.rule = a.rule and s.set_at > a.told_at)`;

/**
 * Tells every administrator once that an alert began, and once that it is over. A silenced rule is told of when its silence ends, once
 * more if it was told before and still rings then. The end is told when it has lasted, since an alert that rings again is the same one.
 */
async function tellOpen(ctx: WatchContext, tx: Tx): Promise<void> {
  const { rows: changes } = await sql<Change>`
    with began as (
      update alerts a set told_at = now() where ended_at is null and not ${silenced} and (told_at is null or ${toldBeforeItsSilence})
      returning id, told_at as at),
    ended as (
      update alerts a set end_told_at = now() where told_at is not null and end_told_at is null and not ${silenced}
        and ended_at < now() - make_interval(mins => ${SAME_ALERT_MINUTES}::int) returning id, end_told_at as at)
    select id, 'began' as phase, at::text from began union all select id, 'ended', at::text from ended`.execute(tx);
  if (changes.length === 0) return;
  const administrators = await activeAdministrators(tx);
  for (const change of changes) await tell(ctx, tx, change, administrators);
}

/** Queues the mails of a change, and what the operators' own system is told where there is one. */
export async function tell(
  ctx: Pick<Context, "jobs" | "publicUrl">,
  tx: Tx,
  { id, phase, at }: Change,
  people: readonly string[],
): Promise<void> {
  for (const userId of people)
    await queueMail(ctx, tx, { effectKey: `alert:${id}:${phase}:${at}:${userId}`, template: `alert-${phase}`, alertId: id, userId });
  await ctx.jobs.enqueue(tx, sendAlertJob, { alertId: id, phase }, { singletonKey: `${id}:${phase}:${at}` });
}
