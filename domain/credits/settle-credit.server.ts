import { sql } from "kysely";
import { record } from "#domain/audit/record.server.ts";
import type { Context } from "#domain/context.ts";
import { isRowId } from "#domain/submissions/lookup-text.ts";
import { isOverdue } from "#platform/business-days.server.ts";
import type { Tx } from "#platform/db/db.ts";
import { type CreditMotive, type CreditState, SIGNING_DAYS, settlingOf } from "./credit.ts";
import { giveCredit } from "./give-credit.server.ts";

/** `own`: who asked does not sign. `lapsed`: it waited too long. `closed`: somebody else settled it. */
export type SettleCreditOutcome = "signed" | "refused" | "own" | "lapsed" | "closed" | "not-found";

export interface CreditDecision {
  readonly id: string;
  readonly by: string;
  readonly signs: boolean;
  /** Why it is not signed. */
  readonly note: string;
}

/** Signs a credit that somebody else asked for, and gives it; or closes it without money. */
export function settleCredit(ctx: Pick<Context, "db">, { id, by, signs, note }: CreditDecision): Promise<SettleCreditOutcome> {
  if (!isRowId(id)) return Promise.resolve("not-found");
  return ctx.db.transaction().execute(async (tx): Promise<SettleCreditOutcome> => {
    const credit = await tx.selectFrom("credits").selectAll().where("id", "=", id).forNoKeyUpdate().executeTakeFirst();
    if (!credit) return "not-found";
    if (credit.state !== "asked") return "closed";
    const { provider_id: providerId, amount_cents: amountCents, reason, asked_by, asked_at } = credit;
    const motive = credit.motive as CreditMotive;
    const actor = `admin:${by}` as const;
    const settling = settlingOf({ signs, own: asked_by === by, overdue: isOverdue(asked_at, SIGNING_DAYS) });
    if (settling === "own" || settling === "lapsed") return settling;
    const detail = { provider: providerId, cents: amountCents, motive };
    if (settling === "refuse") {
      await close(tx, id, "refused", asked_by === by ? null : by, note);
      await record(tx, { actor, action: "credit.refused", subjectType: "credit", subjectId: id, detail: { ...detail, reason: note } });
      return "refused";
    }
    await close(tx, id, "given", by, null);
    await record(tx, { actor, action: "credit.signed", subjectType: "credit", subjectId: id, detail: { ...detail, reason } });
    await giveCredit(tx, { id, providerId, amountCents, motive, reason, actor });
    return "signed";
  });
}

/** Closes the credits that waited for a second signature longer than they may. No money moves. */
export function lapseCredits(ctx: Pick<Context, "db">): Promise<number> {
  return ctx.db.transaction().execute(async (tx) => {
    const waiting = await tx
      .selectFrom("credits")
      .select(["id", "asked_at", "provider_id", "amount_cents"])
      .where("state", "=", "asked")
      .orderBy("id")
      .forNoKeyUpdate()
      .skipLocked()
      .execute();
    const over = waiting.filter(({ asked_at }) => isOverdue(asked_at, SIGNING_DAYS));
    for (const { id, provider_id: provider, amount_cents: cents } of over) {
      await close(tx, id, "lapsed", null, null);
      await record(tx, { actor: "worker", action: "credit.lapsed", subjectType: "credit", subjectId: id, detail: { provider, cents } });
    }
    return over.length;
  });
}

const close = (tx: Tx, id: string, state: Exclude<CreditState, "asked">, signedBy: string | null, note: string | null) =>
  tx.updateTable("credits").set({ state, signed_by: signedBy, note, decided_at: sql<Date>`now()` }).where("id", "=", id).execute();
