import { sql } from "kysely";
import { loadSite } from "#domain/content/site.server.ts";
import type { Context } from "#domain/context.ts";
import { asMember, type Member } from "#domain/team/as-member.server.ts";
import { log } from "#platform/log.ts";
import type { Checkout, Gateway } from "#platform/payments/gateway.ts";

export type CheckoutOutcome = "begun" | "closed" | "unreachable";

/**
 * Asks the gateway for a checkout of a card top-up, possibly again after a failed payment. No transaction is open while it answers.
 * Returns null when this person does not manage the center, or it has no such top-up.
 */
export async function beginCheckout(
  ctx: Pick<Context, "db" | "publicUrl"> & { readonly gateway: Gateway | null },
  member: Member,
  topUpId: string,
): Promise<CheckoutOutcome | null> {
  const begun = await asMember(ctx, member, "wallet.keep", async (tx) => {
    const row = await tx
      .updateTable("top_ups")
      .set({ attempts: sql`attempts + 1` })
      .where("id", "=", topUpId)
      .where("provider_id", "=", member.providerId)
      .where("method", "=", "card")
      .where("status", "in", ["asked", "failed"])
      .returning(["reference", "net_cents", "tax_cents", "attempts", "gateway"])
      .executeTakeFirst();
    return { act: null, result: row ?? ("closed" as const) };
  });
  if (begun === null) return null;
  const { gateway } = ctx;
  // On a site that changed its gateway, a new top-up is needed.
  if (begun === "closed" || !gateway || begun.gateway !== gateway.name) return "closed";
  let checkout: Checkout;
  try {
    checkout = await gateway.checkout({
      reference: begun.reference,
      netCents: begun.net_cents,
      taxCents: begun.tax_cents,
      attempt: begun.attempts,
      what: "Recarga de billetera",
      siteName: (await loadSite(ctx.db)).name,
      siteUrl: ctx.publicUrl,
      returnPath: `/dashboard/provider/billetera/recargas/${topUpId}`,
    });
  } catch (error) {
    log.error({ error, gateway: gateway.name }, "a gateway did not begin a payment");
    return "unreachable";
  }
  const id = checkout.kind === "link" ? checkout.id : undefined;
  await asMember(ctx, member, "wallet.keep", async (tx) => {
    await tx
      .updateTable("top_ups")
      .set({
        checkout: JSON.stringify(checkout),
        status: "asked",
        checkout_at: sql`now()`,
        ask_gateway_at: sql`now() + interval '2 minutes'`,
        ...(id && { checkout_ids: sql`array_append(checkout_ids, ${id})` }),
      })
      .where("id", "=", topUpId)
      .where("status", "in", ["asked", "failed"])
      .execute();
    return { act: { action: "top_up.checkout_begun", detail: { topUp: topUpId, attempt: begun.attempts } }, result: null };
  });
  return "begun";
}
