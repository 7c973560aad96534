import type { Stripe } from "stripe";
import { log } from "#platform/log.ts";
import type { Came, Checkout, Gateway, Order, Payment, PaymentStanding, PaymentWord } from "./gateway.ts";

interface StripeSettings {
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** A host that replaces Stripe's own, for tests. */
  readonly api?: URL;
}

/**
 * Uses Stripe Checkout: its page takes the card, and a signed webhook reports how the payment ended. The library is loaded with the
 * first payment.
 */
export function openStripe({ secretKey, webhookSecret, api }: StripeSettings): Gateway {
  const isLive = /^[sr]k_live_/.test(secretKey);
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
      return { kind: "link", url: session.url, id: session.id };
    },
    async read({ body, signature }: Came) {
      const stripe = await client();
      let event: Stripe.Event;
      try {
        event = await stripe.webhooks.constructEventAsync(body, signature ?? "", webhookSecret);
      } catch {
        return "forged";
      }
      return wordOf(event, isLive);
    },
    async payment({ reference, checkoutIds }: Order): Promise<PaymentStanding> {
      const stripe = await client();
      const one = (id: string) =>
        stripe.checkout.sessions.retrieve(id, { expand: ["payment_intent"] }, { timeout: 10_000, maxNetworkRetries: 1 });
      const answers = await Promise.allSettled(checkoutIds.map(one));
      const sessions = answers.flatMap((answer) => (answer.status === "fulfilled" ? [answer.value] : []));
      const standing = standingOf(sessions.filter((session) => session.client_reference_id === reference));
      const missing = answers.find((answer) => answer.status === "rejected");
      // A paid attempt decides, whatever became of the others.
      if (!missing || standing.standing === "paid") return standing;
      log.warn({ error: missing.reason, gateway: "stripe", reference }, "a gateway did not say how a payment stands");
      return { standing: "unknown", why: "no-answer" };
    },
  });
}

/** Decides by all attempts at one payment: a single paid one is enough, and it is declined only when all have ended. */
function standingOf(sessions: readonly Stripe.Checkout.Session[]): PaymentStanding {
  const paid = sessions.find(({ payment_status }) => payment_status === "paid");
  const session = paid ?? sessions.at(-1);
  if (!session) return { standing: "unknown", why: "not-found" };
  if (!paid && !sessions.every(isOver)) return { standing: "pending" };
  const standing = paid ? "paid" : "declined";
  const word = said(`asked-${session.id}-${standing}`, paid ? "paid" : "failed", session);
  return word === "ignored" ? { standing: "unknown", why: "not-found" } : { standing, word };
}

/**
 * Returns whether an unpaid session can no longer be paid. One that completed unpaid waits for a slow method of payment, until that
 * fails.
 */
const isOver = ({ status, payment_intent: intent }: Stripe.Checkout.Session) =>
  status === "expired" ||
  (typeof intent === "object" && /^(requires_payment_method|canceled)$/.test(intent?.status ?? "") && status === "complete");

const line = (name: string, amount: number): Stripe.Checkout.SessionCreateParams.LineItem => ({
  quantity: 1,
  price_data: { currency: "usd", unit_amount: amount, product_data: { name } },
});

function wordOf(event: Stripe.Event, isLive: boolean): PaymentWord | "ignored" {
  // An event of another account that is connected with ours, or of test mode on a live site, is not about our money.
  if (event.account || event.livemode !== isLive) return "ignored";
  switch (event.type) {
    case "checkout.session.completed":
      // Slow methods of payment complete first and are paid later, which another event reports.
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
  // Anybody who opens a payment link of the same account can write its reference into the address. We only accept sessions that we
  // began.
  if (!session.client_reference_id || session.payment_link || session.mode !== "payment") return "ignored";
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
