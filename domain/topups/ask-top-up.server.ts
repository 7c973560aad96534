import { randomBytes, randomUUID } from "node:crypto";
import { sql } from "kysely";
import { exchangeRates } from "#domain/content/exchange-rates.server.ts";
import type { Context } from "#domain/context.ts";
import { inPesos, NAMED_FROM_DOP_CENTS, taxOf } from "#domain/invoicing/fiscal.ts";
import { fiscalProfileOf } from "#domain/invoicing/fiscal-profile.server.ts";
import { itbisToday } from "#domain/invoicing/tax-rate.server.ts";
import { asMember, type Member } from "#domain/team/as-member.server.ts";
import type { Gateway } from "#platform/payments/gateway.ts";
import { ownBankAccount } from "./bank-account.server.ts";
import { MAX_OPEN, referenceFrom, TOP_UP_AMOUNTS, type TopUpMethod } from "./top-up.ts";

export interface AskedTopUp {
  readonly netCents: number;
  /** Null for an unknown one. */
  readonly method: TopUpMethod | null;
}

/**
 * `needs-tax-id`: from this amount on, an invoice must name its buyer. `no-method`: this site does not accept that method of payment.
 * `too-many`: too many others wait to be paid.
 */
export type AskOutcome = { outcome: "asked"; id: string } | { outcome: "amount" | "needs-tax-id" | "no-method" | "too-many" };

/**
 * Stores that a center wants to add money to its wallet. Nothing moves until it is paid. Returns null when this person does not manage
 * the center.
 */
export async function askTopUp(
  ctx: Pick<Context, "db"> & { readonly gateway: Gateway | null },
  member: Member,
  { netCents, method }: AskedTopUp,
): Promise<AskOutcome | null> {
  const refuse = (outcome: Exclude<AskOutcome["outcome"], "asked">) => ({ act: null, result: { outcome } });
  const [account, { dop }] = await Promise.all([ownBankAccount(ctx.db), exchangeRates(ctx.db)]);
  return asMember(ctx, member, "wallet.keep", async (tx) => {
    if (!Number.isSafeInteger(netCents) || netCents < TOP_UP_AMOUNTS.min || netCents > TOP_UP_AMOUNTS.max) return refuse("amount");
    if (method === null || (method === "bank" ? !account : !ctx.gateway)) return refuse("no-method");
    const { open } = await tx
      .selectFrom("top_ups")
      .select(({ fn }) => fn.countAll<number>().as("open"))
      .where("provider_id", "=", member.providerId)
      .where("status", "in", ["asked", "sent", "confirming", "refused", "failed"])
      .where("asked_at", ">", sql<Date>`now() - interval '30 days'`)
      .executeTakeFirstOrThrow();
    if (Number(open) >= MAX_OPEN) return refuse("too-many");
    const { basisPoints } = await itbisToday(tx);
    const taxCents = taxOf(netCents, basisPoints);
    const large = dop !== undefined && inPesos(netCents + taxCents, dop.rate) >= NAMED_FROM_DOP_CENTS;
    if (large && !(await fiscalProfileOf(tx, member.providerId))) return refuse("needs-tax-id");
    const id = randomUUID();
    await tx
      .insertInto("top_ups")
      .values({
        id,
        provider_id: member.providerId,
        asked_by: member.userId,
        reference: referenceFrom(randomBytes(8)),
        method,
        gateway: method === "card" ? ctx.gateway!.name : null,
        net_cents: netCents,
        tax_cents: taxCents,
        tax_basis_points: basisPoints,
      })
      .execute();
    return { act: { action: "top_up.asked", detail: { topUp: id, method, netCents } }, result: { outcome: "asked", id } };
  });
}
