import type { Stripe } from "stripe";
import type { Came, Checkout, Gateway, Payment, PaymentWord } from "./gateway.ts";

interface StripeSettings {
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** Another host than Stripe's own, for tests. */
  readonly api?: URL;
}

/** Checkout of Stripe: its page takes the card, and a signed webhook says how it ended. The library is loaded with the first payment. */
export function openStripe({ secretKey, webhookSecret, api }: StripeSettings): Gateway {
  let opened: Promise<Stripe> | undefined;
  const client = () => {
    opened ??= import("stripe").then(
      ({ Stripe }) =>
        new Stripe(secretKey, {
          maxNetworkRetries: 2,
          timeout: 15_000,
          ...(api && { host: api.hostname, port: api.port, protocol: "http" }),
        }),
    );
    return opened;
  };
  return Object.freeze({
    name: "stripe",
    async checkout(payment: Payment): Promise<Checkout> {
      const stripe = await client();
      const back = `${payment.siteUrl}${payment.returnPath}`;
      const session = await stripe.checkout.sessions.create(
        {
          mode: "payment",
          locale: "es",
          client_reference_id: payment.reference,
          line_items: [line(`${payment.what} ${payment.reference}`, payment.netCents), line("ITBIS", payment.taxCents)],
          success_url: back,
          cancel_url: back,
        },
        { idempotencyKey: `${payment.reference}-${payment.attempt}` },
      );
      if (!session.url) throw new Error("Stripe answered without the address of its page.");
      return { kind: "link", url: session.url };
    },
    async read({ body, signature }: Came) {
      const stripe = await client();
      let event: Stripe.Event;
      try {
        event = await stripe.webhooks.constructEventAsync(body, signature ?? "", webhookSecret);
      } catch {
        return "forged";
      }
      return wordOf(event);
    },
  });
}

const line = (name: string, amount: number): Stripe.Checkout.SessionCreateParams.LineItem => ({
  quantity: 1,
  price_data: { currency: "usd", unit_amount: amount, product_data: { name } },
});

function wordOf(event: Stripe.Event): PaymentWord | "ignored" {
  switch (event.type) {
    case "checkout.session.completed":
      // Slow ways to pay complete first and are paid later, with an event of their own.
      return event.data.object.payment_status === "paid" ? said(event.id, "paid", event.data.object) : "ignored";
    case "checkout.session.async_payment_succeeded":
      return said(event.id, "paid", event.data.object);
    case "checkout.session.async_payment_failed":
    case "checkout.session.expired":
      return said(event.id, "failed", event.data.object);
    default:
      return "ignored";
  }
}

function said(eventId: string, outcome: "paid" | "failed", session: Stripe.Checkout.Session): PaymentWord | "ignored" {
  if (!session.client_reference_id) return "ignored";
  const { payment_intent: intent } = session;
  return {
    eventId,
    outcome,
    reference: session.client_reference_id,
    amountCents: session.amount_total ?? 0,
    currency: session.currency ?? "",
    paymentReference: typeof intent === "string" ? intent : (intent?.id ?? null),
  };
}
