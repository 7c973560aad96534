import { Agent, request } from "node:https";
import { text } from "node:stream/consumers";
import * as z from "zod";
import { log } from "#platform/log.ts";
import type { Order, PaymentStanding, PaymentWord } from "./gateway.ts";

/**
 * The access to AZUL's web service: the two values of its headers, and the certificate that AZUL signed for this merchant, with its
 * key (PEM).
 */
export interface AzulAccess {
  readonly auth1: string;
  readonly auth2: string;
  readonly certificate: string;
  readonly certificateKey: string;
}

interface AzulService {
  readonly access: AzulAccess;
  readonly merchantId: string;
  /** The second address is used while the first cannot be reached. */
  readonly addresses: readonly URL[];
  /** A certificate authority that is trusted instead of the usual ones, in tests. */
  readonly ca?: string;
}

export const AZUL_SERVICES = {
  test: [new URL("https://pruebas.azul.com.do/webservices/JSON/Default.aspx")],
  production: [
    new URL("https://pagos.azul.com.do/webservices/JSON/Default.aspx"),
    new URL("https://contpagos.azul.com.do/Webservices/JSON/default.aspx"),
  ],
} as const;

const PATIENCE_MS = 12_000;
const MAX_ANSWER = 64 * 1024;

const digits = z
  .union([z.string(), z.number()])
  .transform(String)
  .pipe(z.string().regex(/^\d{1,12}$/))
  .transform(Number);
const name = z
  .union([z.string(), z.number()])
  .transform(String)
  .pipe(z.string().regex(/^[\w-]{0,36}$/))
  .catch("");

/** The answer of `VerifyPayment`. Programs that use it have seen `Found` as a boolean and as a word, and `IsoCode` in two spellings. */
const answerShape = z.object({
  Found: z.union([z.boolean(), z.string()]).optional(),
  ResponseCode: z.string(),
  IsoCode: z.string().optional(),
  ISOCode: z.string().optional(),
  ErrorDescription: z.string().nullish(),
  CustomOrderId: z.string().nullish(),
  TransactionType: z.string().nullish(),
  Amount: digits.nullish().catch(null),
  AzulOrderId: name.optional(),
  RRN: name.optional(),
});

/**
 * Asks AZUL's web service for the newest transaction of an order (`VerifyPayment`). docs/operations.md says what its documentation
 * covers.
 */
export async function askAzul({ access, merchantId, addresses, ca }: AzulService, { reference }: Order): Promise<PaymentStanding> {
  const question = JSON.stringify({ Channel: "EC", Store: merchantId, CustomOrderId: reference });
  for (const address of addresses) {
    try {
      return standingOf(reference, await post(new URL("?VerifyPayment", address), question, { ...access, ca }));
    } catch (error) {
      log.warn({ error, gateway: "azul", reference }, "a gateway did not say how a payment stands");
    }
  }
  return { standing: "unknown", why: "no-answer" };
}

/** Returns the state of a payment. Throws for an answer that we cannot read, or that is about something else. */
function standingOf(reference: string, body: string): PaymentStanding {
  const answer = answerShape.parse(JSON.parse(body));
  const found = String(answer.Found ?? "").toLowerCase();
  if (found === "false" || found === "no") return { standing: "unknown", why: "not-found" };
  if (found !== "true" && found !== "yes") throw new Error(`AZUL answered ${errorCode(answer.ErrorDescription)}`);
  if (answer.CustomOrderId !== reference) throw new Error("AZUL answered about another order");
  // The newest transaction of an order may be its annulment or return, which a person has to decide about.
  if (answer.TransactionType && answer.TransactionType !== "Sale") return { standing: "pending" };
  const processed = answer.ResponseCode.toUpperCase() === "ISO8583";
  const isoCode = answer.IsoCode ?? answer.ISOCode ?? "";
  const named = answer.AzulOrderId || answer.RRN || null;
  const word = (outcome: PaymentWord["outcome"]): PaymentWord => ({
    eventId: `asked-${reference}-${outcome}-${named ?? isoCode}`,
    reference,
    outcome,
    amountCents: answer.Amount ?? 0,
    // The merchant number in the question has only this currency.
    currency: "usd",
    paymentReference: named,
  });
  if (processed && isoCode === "00") return { standing: "paid", word: word("paid") };
  // The payer is authenticating at their bank.
  if (processed && /^\d{2}$/.test(isoCode)) return { standing: "declined", word: word("failed") };
  return { standing: "pending" };
}

/** Returns AZUL's code of an error, such as INVALID_AUTH:Auth, without any of its other words. */
const errorCode = (description: string | null | undefined) => /^[A-Z_ ]{3,40}(:\w{1,40})?/.exec(description ?? "")?.[0] ?? "without a code";

interface Sent extends AzulAccess {
  readonly ca: string | undefined;
}

function post(address: URL, body: string, { auth1, auth2, certificate, certificateKey, ca }: Sent): Promise<string> {
  // The question uses a connection of its own, which is closed with the answer.
  const agent = new Agent({ cert: certificate, key: certificateKey, minVersion: "TLSv1.2", ...(ca && { ca }) });
  const headers = { "Content-Type": "application/json", "Content-Length": Buffer.byteLength(body), Auth1: auth1, Auth2: auth2 };
  return new Promise((resolve, reject) => {
    const sent = request(address, { agent, method: "POST", headers, signal: AbortSignal.timeout(PATIENCE_MS) }, (response) => {
      let bytes = 0;
      response.on("data", (chunk: Buffer) => {
        bytes += chunk.length;
        if (bytes > MAX_ANSWER) response.destroy(new Error("AZUL answered too much"));
      });
      if (response.statusCode !== 200) response.destroy(new Error(`AZUL answered with ${response.statusCode}`));
      text(response).then(resolve, reject);
    });
    sent.on("error", reject);
    sent.end(body);
  });
}
