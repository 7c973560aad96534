import type { Context } from "#domain/context.ts";
import type { Came, Gateway } from "#platform/payments/gateway.ts";
import { sandboxWord } from "#platform/payments/sandbox.ts";
import { askedCents, followHint } from "./follow-hint.server.ts";
import { type ReceiveOutcome, receivePayment } from "./receive-payment.server.ts";
import type { TopUpLine } from "./top-up.ts";

/** `unconfirmed`: a browser brought a signed «paid», and the gateway itself has not confirmed it. */
type Heard = { readonly outcome: ReceiveOutcome | "unconfirmed"; readonly topUpId: string | null } | "forged" | "ignored";

/**
 * Handles a request to a gateway's endpoint: only signed contents reach the database. What the gateway itself reported is booked; what
 * it sent through a browser makes us ask.
 */
export async function hearGateway(ctx: Pick<Context, "db">, gateway: Gateway, came: Came): Promise<Heard> {
  const read = await gateway.read(came, (reference) => askedCents(ctx.db, gateway.name, reference));
  if (typeof read === "string") return read;
  return "hint" in read ? followHint(ctx, gateway, read) : receivePayment(ctx, gateway.name, read);
}

/** Reports about a payment what the sandbox's page was told to report, signed like a webhook. */
export function speakAsSandbox(
  ctx: Pick<Context, "db" | "keys">,
  gateway: Gateway,
  { reference, netCents, taxCents }: Pick<TopUpLine, "reference" | "netCents" | "taxCents">,
  outcome: "paid" | "failed",
): Promise<Heard> {
  const body = sandboxWord(ctx.keys, { reference, outcome, amountCents: netCents + taxCents });
  return hearGateway(ctx, gateway, { body, signature: null, query: new URLSearchParams() });
}
