import { type Keys, signToken, verifyToken } from "#platform/keys.ts";
import type { Came, Checkout, Gateway, Payment, PaymentWord } from "./gateway.ts";

const PURPOSE = "payment-sandbox";
const FAR = new Date("2100-01-01");

/** Stands in for a gateway in a demonstration: a page of our own approves, declines, and repeats what it said, signed like a webhook. */
export function openSandbox(keys: Keys): Gateway {
  return Object.freeze({
    name: "sandbox",
    async checkout({ reference }: Payment): Promise<Checkout> {
      return { kind: "link", url: `/dev/pagos/${reference}` };
    },
    async read({ body }: Came) {
      return verifyToken<PaymentWord>(keys, PURPOSE, body, new Date()) ?? "forged";
    },
  });
}

/** Signs what the sandbox's page says of a payment. Saying it again is the same word. */
export function sandboxWord(keys: Keys, word: Omit<PaymentWord, "eventId" | "currency" | "paymentReference">): string {
  const eventId = `${word.reference}-${word.outcome}`;
  const said: PaymentWord = { ...word, eventId, currency: "usd", paymentReference: `sandbox-${word.reference}` };
  return signToken(keys, PURPOSE, said, FAR);
}
