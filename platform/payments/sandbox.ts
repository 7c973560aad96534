import { type Keys, signToken, verifyToken } from "#platform/keys.ts";
import type { Came, Checkout, Gateway, Order, Payment, PaymentStanding, PaymentWord } from "./gateway.ts";

const PURPOSE = "payment-sandbox";
const FAR = new Date("2100-01-01");

/** Replaces a gateway in a demonstration: a page of our own approves, declines, and repeats its report, signed like a webhook. */
export function openSandbox(keys: Keys): Gateway {
  /** The last report about each payment in this process, as a gateway would remember it. A paid payment stays paid. */
  const said = new Map<string, PaymentWord>();
  return Object.freeze({
    name: "sandbox",
    async checkout({ reference }: Payment): Promise<Checkout> {
      return { kind: "link", url: `/dev/pagos/${reference}` };
    },
    async read({ body }: Came) {
      const word = verifyToken<PaymentWord>(keys, PURPOSE, body, new Date());
      if (word && said.get(word.reference)?.outcome !== "paid") said.set(word.reference, word);
      return word ?? "forged";
    },
    async payment({ reference }: Order): Promise<PaymentStanding> {
      const word = said.get(reference);
      if (!word) return { standing: "pending" };
      return { standing: word.outcome === "paid" ? "paid" : "declined", word };
    },
  });
}

/** Signs what the sandbox's page reports about a payment. Repeating it gives the same report. */
export function sandboxWord(keys: Keys, word: Omit<PaymentWord, "eventId" | "currency" | "paymentReference">): string {
  const eventId = `${word.reference}-${word.outcome}`;
  const said: PaymentWord = { ...word, eventId, currency: "usd", paymentReference: `sandbox-${word.reference}` };
  return signToken(keys, PURPOSE, said, FAR);
}
