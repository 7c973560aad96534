import { sql } from "kysely";
import { record } from "#domain/audit/record.server.ts";
import type { Context } from "#domain/context.ts";
import type { AlertRule, Silence } from "./rules.ts";
import { tell } from "./watch-alerts.server.ts";

const UNTIL = {
  hour: sql`now() + interval '1 hour'`,
  morning: sql`(date_trunc('day', now() at time zone 'America/Santo_Domingo') + interval '1 day 8 hours') at time zone 'America/Santo_Domingo'`,
  week: sql`now() + interval '7 days'`,
} as const satisfies Record<Silence, unknown>;

/** Keeps a rule from telling anybody until then. What rings at its end is told. Null lets it speak again. */
export async function silenceRule(
  ctx: Pick<Context, "db" | "actor">,
  userId: string,
  rule: AlertRule,
  silence: Silence | null,
): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    if (silence === null) await tx.deleteFrom("alert_silences").where("rule", "=", rule).execute();
    const { rows } =
      silence === null
        ? { rows: [] }
        : await sql<{ until: Date }>`insert into alert_silences (rule, until, set_by) values (${rule}, ${UNTIL[silence]}, ${userId})
        on conflict (rule) do update set until = excluded.until, set_by = excluded.set_by, set_at = now() returning until`.execute(tx);
    await record(tx, {
      actor: ctx.actor,
      action: silence === null ? "alert.unsilenced" : "alert.silenced",
      subjectType: "alert",
      subjectId: rule,
      ...(rows[0] && { detail: { until: rows[0].until.toISOString() } }),
    });
  });
}

/** Says that this person looks after an open alert. Returns false when it is over or in somebody's hands. */
export async function takeAlert(ctx: Pick<Context, "db" | "actor">, userId: string, alertId: string): Promise<boolean> {
  return ctx.db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ rule: string }>`update alerts set taken_by = ${userId}, taken_at = now()
      where id = ${alertId}::uuid and ended_at is null and taken_by is null returning rule`.execute(tx);
    if (!rows[0]) return false;
    await record(tx, { actor: ctx.actor, action: "alert.taken", subjectType: "alert", subjectId: rows[0].rule });
    return true;
  });
}

/** Sends a try on the ways of an alert: a mail to whoever asks, and the operators' own system. Returns false within a minute of another. */
export async function tryAlert(ctx: Context, userId: string): Promise<boolean> {
  return ctx.db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('try alert', 0))`.execute(tx);
    const { rows } = await sql<{ id: string; at: string }>`
      insert into alerts (rule, facts, ended_at, told_at, end_told_at) select 'test', '{}', now(), now(), now()
      where not exists (select from alerts where rule = 'test' and began_at > now() - interval '1 minute') returning id, told_at::text as at`.execute(
      tx,
    );
    if (!rows[0]) return false;
    await tell(ctx, tx, { ...rows[0], phase: "began" }, [userId]);
    await record(tx, { actor: ctx.actor, action: "alert.tried", subjectType: "alert", subjectId: "test" });
    return true;
  });
}
