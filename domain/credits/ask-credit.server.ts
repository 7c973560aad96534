import { sql } from "kysely";
import { record } from "#domain/audit/record.server.ts";
import type { Context } from "#domain/context.ts";
import { isRowId } from "#domain/submissions/lookup-text.ts";
import { type CreditMotive, needsSecond } from "./credit.ts";
import { giveCredit } from "./give-credit.server.ts";
import { aloneSince } from "./given-alone.server.ts";
import { otherSigners, tellSigners } from "./signers.server.ts";

export interface AskedCredit {
  /** Chosen by the form: two with the same id are one. */
  readonly id: string;
  readonly providerId: string;
  readonly amountCents: number;
  readonly motive: CreditMotive;
  readonly reason: string;
  /** The person of our team. */
  readonly by: string;
}

/**
 * `given`: one signature was enough. `waits`: a second person has to sign. `waiting`: another one of this center waits. `nobody-signs`:
 * there is no second person who may. `nobody`: no account of the center would see it.
 */
export type AskCreditOutcome = "given" | "waits" | "waiting" | "nobody-signs" | "nobody" | "not-found";

/** Gives a center money of ours, or asks a second person to sign where it goes beyond what one may give alone. */
export function askCredit(ctx: Pick<Context, "db" | "jobs" | "publicUrl">, asked: AskedCredit): Promise<AskCreditOutcome> {
  const { id, providerId, amountCents, motive, reason, by } = asked;
  if (!isRowId(id) || !isRowId(providerId)) return Promise.resolve("not-found");
  return ctx.db.transaction().execute(async (tx): Promise<AskCreditOutcome> => {
    // One at a time for a center, so that two people together give no more than one may.
    const center = await tx.selectFrom("provider_profiles").select("id").where("id", "=", providerId).forNoKeyUpdate().executeTakeFirst();
    if (!center) return "not-found";
    const before = await tx.selectFrom("credits").select("state").where("id", "=", id).executeTakeFirst();
    if (before) return before.state === "asked" ? "waits" : "given";
    const sees = await tx.selectFrom("provider_accounts").select("user_id").where("provider_id", "=", providerId).executeTakeFirst();
    if (!sees) return "nobody";
    const second = needsSecond(amountCents, await aloneSince(tx, providerId));
    if (second && (await otherSigners(tx, by)).length === 0) return "nobody-signs";
    const added = await tx
      .insertInto("credits")
      .values({
        ...{ id, provider_id: providerId, amount_cents: amountCents, motive, reason, asked_by: by },
        state: second ? "asked" : "given",
        decided_at: second ? null : sql<Date>`now()`,
      })
      .onConflict((conflict) => conflict.column("provider_id").where("state", "=", "asked").doNothing())
      .returning("id")
      .executeTakeFirst();
    if (!added) return "waiting";
    const actor = `admin:${by}` as const;
    const detail = { provider: providerId, cents: amountCents, motive, reason };
    await record(tx, { actor, action: second ? "credit.asked" : "credit.given", subjectType: "credit", subjectId: id, detail });
    if (second) {
      await tellSigners(ctx, tx, { template: "credit-waits", id, by });
      return "waits";
    }
    await giveCredit(tx, { id, providerId, amountCents, motive, reason, actor });
    return "given";
  });
}
