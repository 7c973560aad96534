import { sql } from "kysely";
import { record } from "#domain/audit/record.server.ts";
import type { Context } from "#domain/context.ts";
import { storeKey } from "#domain/vault/insert-subject.server.ts";
import { CONTENT } from "#domain/vault/subject.ts";
import { newSubject, seal } from "#domain/vault/subject-keys.server.ts";
import { ACCOUNT_TICK, type ErasedItem, type Requester, type Start, tickOf } from "./erasure.ts";
import { erasePersonJob } from "./erasure-jobs.ts";
import { personToErase } from "./person-to-erase.server.ts";
import type { SealedErasure } from "./sealed-erasure.server.ts";

export interface AskedErasure {
  start: Start;
  /** Who decides. */
  by: string;
  requester: Requester;
  reason: string;
  /** Of what may be theirs, what somebody ticked, as `kind:id`. */
  ticked: readonly string[];
}

/**
 * Begins to erase a person: one row says what goes, and the worker does it, also after a kill. Two presses are one erasure. Who decides
 * has proved their second factor before.
 */
export async function beginErasure(
  ctx: Context,
  asked: AskedErasure,
): Promise<{ outcome: "begun"; erasureId: string } | { outcome: "gone" }> {
  const found = await personToErase(ctx, asked.start);
  if (!found) return { outcome: "gone" };
  const { shown, email } = found;
  const items = [...shown.sure, ...shown.perhaps.filter((item) => asked.ticked.includes(tickOf(item)))];
  const account = shown.account && (shown.account.sure || asked.ticked.includes(ACCOUNT_TICK)) ? shown.account.id : null;
  const of = (kind: ErasedItem["kind"]) => items.filter((one) => one.kind === kind).map(({ id }) => id);
  if (items.length === 0 && account === null) return { outcome: "gone" };
  const subject = newSubject(ctx.keys, "erasure");
  return ctx.db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`erase ${asked.start.kind} ${asked.start.id}`}, 0))`.execute(tx);
    const lists = { lead: "leads", message: "messages", guest: "guests" } as const;
    const running = await tx
      .selectFrom("erasures")
      .select("id")
      .where("done_at", "is", null)
      .$if(asked.start.kind === "account", (query) => query.where("account", "=", asked.start.id))
      .$if(asked.start.kind !== "account", (query) =>
        query.where(sql<boolean>`${asked.start.id}::uuid = any(${sql.ref(lists[asked.start.kind as keyof typeof lists] ?? "leads")})`),
      )
      .executeTakeFirst();
    if (running) return { outcome: "begun", erasureId: running.id };
    const plain: SealedErasure | null = email === null ? null : { email };
    const { number } = await tx
      .insertInto("erasures")
      .values({
        id: subject.id,
        number: sql<string>`'BOR-' || extract(year from now() at time zone 'America/Santo_Domingo') || '-' || lpad(nextval('erasure_numbers')::text, 5, '0')`,
        asked_by: asked.by,
        requester: asked.requester,
        reason: asked.reason,
        leads: of("lead"),
        messages: of("message"),
        guests: of("guest"),
        account,
        purchases: shown.purchases,
        purchased_cents: shown.purchasedCents,
        centers: shown.centers,
        sealed: plain && seal(subject, CONTENT, plain),
      })
      .returning("number")
      .executeTakeFirstOrThrow();
    if (plain) await storeKey(tx, subject);
    await ctx.jobs.enqueue(tx, erasePersonJob, { erasureId: subject.id }, { singletonKey: subject.id });
    await record(tx, {
      actor: ctx.actor,
      action: "person.erasure-begun",
      subjectType: "erasure",
      subjectId: subject.id,
      detail: { number, kind: asked.requester, reason: asked.reason, count: items.length + (account === null ? 0 : 1) },
    });
    return { outcome: "begun", erasureId: subject.id };
  });
}
