import type { Context } from "#domain/context.ts";
import type { Came, Gateway } from "#platform/payments/gateway.ts";
import { sandboxWord } from "#platform/payments/sandbox.ts";
import { type ReceiveOutcome, receivePayment } from "./receive-payment.server.ts";
import type { TopUpLine } from "./top-up.ts";

type Heard = { readonly outcome: ReceiveOutcome; readonly topUpId: string | null } | "forged" | "ignored";

/** Takes what came to the door of a gateway: only what it signed reaches the database. */
export async function hearGateway(ctx: Pick<Context, "db">, gateway: Gateway, came: Came): Promise<Heard> {
  const word = await gateway.read(came);
  return typeof word === "string" ? word : receivePayment(ctx, gateway.name, word);
}

/** Says of a payment what the sandbox's page was told to say, signed, as a webhook would. */
export function speakAsSandbox(
  ctx: Pick<Context, "db" | "keys">,
  gateway: Gateway,
  { reference, netCents, taxCents }: Pick<TopUpLine, "reference" | "netCents" | "taxCents">,
  outcome: "paid" | "failed",
): Promise<Heard> {
  const body = sandboxWord(ctx.keys, { reference, outcome, amountCents: netCents + taxCents });
  return hearGateway(ctx, gateway, { body, signature: null, query: new URLSearchParams() });
}
