import { createHmac } from "node:crypto";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll } from "vitest";
import { openAzul } from "#platform/payments/azul.ts";

// Made only for these tests: both sides must show real certificates, and Node makes none.
const SERVER_KEY = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQg0cI3NwUlDFnJ1SAI
/c7gl6PmGfH5lTu6nBV1+kq/VbOhRANCAAT2Gfo0rE3ZXqK8Hxz88G6HNTovFeuS
WSE4Eso8zEAmOT5GVuLswgSkyOrB1Kegg1FL8XJh5Hnp9pPBvMoMUZdv
-----END PRIVATE KEY-----`;

const SERVER_CERTIFICATE = `-----BEGIN CERTIFICATE-----
MIIBsDCCAVagAwIBAgIUWEu/Am7cRanay9RQDPgvVR6VjKAwCgYIKoZIzj0EAwIw
JDEiMCAGA1UEAwwZQVpVTCBvZiB0aGUgdGVzdHMsIHNlcnZlcjAgFw0yNjExMjMy
MjI4MTJaGA8yMTI2MTAzMDIyMjgxMlowJDEiMCAGA1UEAwwZQVpVTCBvZiB0aGUg
dGVzdHMsIHNlcnZlcjBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABPYZ+jSsTdle
orwfHPzwboc1Oi8V65JZITgSyjzMQCY5PkZW4uzCBKTI6sHUp6CDUUvxcmHkeen2
k8G8ygxRl2+jZDBiMB0GA1UdDgQWBBQm9yd0H/ELD5j2XyHpJVa7aleWwjAfBgNV
HSMEGDAWgBQm9yd0H/ELD5j2XyHpJVa7aleWwjAPBgNVHRMBAf8EBTADAQH/MA8G
A1UdEQQIMAaHBH8AAAEwCgYIKoZIzj0EAwIDSAAwRQIhAKmo9eyhJn4luT1HP/wc
5dGs5wi1grb1MaMzVJFq7ZGNAiBHejeJLBPa3jaWRxFBIacla9x3KQJ4gMK+ng8R
r/+GbA==
-----END CERTIFICATE-----`;

const CLIENT_KEY = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgZHnm+RZVMisMgPR3
svX9hrm1DTUIMWTySUdbZIPmiZehRANCAATBIv27e48rU7YpGi6sPdX6VsORg6gz
eS/eeGlyIhUIWPdzHG2NcWKCN8iFswkO7TRYQMvEa4kkw+UQESDlz5ED
-----END PRIVATE KEY-----`;

const CLIENT_CERTIFICATE = `-----BEGIN CERTIFICATE-----
MIIBsTCCAVagAwIBAgIUUgAJJ46XZzV6oqzD9xLFU6XUhHYwCgYIKoZIzj0EAwIw
JDEiMCAGA1UEAwwZQVpVTCBvZiB0aGUgdGVzdHMsIGNsaWVudDAgFw0yNjExMjMy
MjI4MTJaGA8yMTI2MTAzMDIyMjgxMlowJDEiMCAGA1UEAwwZQVpVTCBvZiB0aGUg
dGVzdHMsIGNsaWVudDBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABMEi/bt7jytT
tikaLqw91fpWw5GDqDN5L954aXIiFQhY93McbY1xYoI3yIWzCQ7tNFhAy8RriSTD
5RARIOXPkQOjZDBiMB0GA1UdDgQWBBTKBlqT5rSlk2t5vLGkkhxXgOEp0zAfBgNV
HSMEGDAWgBTKBlqT5rSlk2t5vLGkkhxXgOEp0zAPBgNVHRMBAf8EBTADAQH/MA8G
A1UdEQQIMAaHBH8AAAEwCgYIKoZIzj0EAwIDSQAwRgIhAPvYAdAbGCkHyaIsYcsK
qB4XXIl/ycbkqYdG/JrmIN8AAiEAiiPVcLtMbayAMzbs4g91OB73v69ROnUADIBP
TDplKUE=
-----END CERTIFICATE-----`;

/** The merchant that AZUL knows in tests. */
const MERCHANT = {
  merchantId: "39038540035",
  merchantName: "Cuna",
  authKey: "only-tests-know-this-key",
  currencyCode: "USD",
  page: "test",
} as const;

const ACCESS = { auth1: "first", auth2: "second", certificate: CLIENT_CERTIFICATE, certificateKey: CLIENT_KEY };
/** A certificate that AZUL did not sign. */
const FOREIGN_ACCESS = { ...ACCESS, certificate: SERVER_CERTIFICATE, certificateKey: SERVER_KEY };

/** A transaction as AZUL stores it. Missing values are those of an approved sale. */
interface Transaction {
  readonly Amount: string;
  readonly IsoCode?: string;
  readonly ResponseCode?: string;
  readonly TransactionType?: string;
  readonly AzulOrderId?: string;
  readonly CustomOrderId?: string;
}

/** The next answer of AZUL's service: what it knows, or something broken. */
type Mood = "well" | { readonly status: number; readonly body: string };

/**
 * Starts the part of AZUL's web service that returns the state of a payment (`VerifyPayment`), written from its documentation: both
 * headers, a certificate of the caller, a store, and the newest transaction of an order. Call it at the top of the file.
 */
export async function azulServer() {
  const transactions = new Map<string, Transaction>();
  const asked: string[] = [];
  const azul = { transactions, asked, mood: "well" as Mood, address: new URL("https://127.0.0.1") };
  const failure = (ErrorDescription: string) => ({ ResponseCode: "Error", IsoCode: "", ErrorDescription });

  function answer(headers: Readonly<Record<string, unknown>>, body: string): object {
    if (headers.auth1 !== ACCESS.auth1 || headers.auth2 !== ACCESS.auth2) return failure("INVALID_AUTH:Auth");
    const { Store, CustomOrderId } = JSON.parse(body) as Record<string, string>;
    if (Store !== MERCHANT.merchantId) return failure("INVALID_MERCHANTID");
    asked.push(CustomOrderId!);
    const found = transactions.get(CustomOrderId!);
    if (!found) return { Found: false, ResponseCode: "", IsoCode: "", ErrorDescription: "", CustomOrderId: "" };
    const sale = { IsoCode: "00", ResponseCode: "ISO8583", TransactionType: "Sale", AzulOrderId: "44474", RRN: "2026112010101" };
    return { Found: true, CustomOrderId, CurrencyPosCode: "$", ErrorDescription: "", ...sale, ...found };
  }

  const server = createServer(
    { key: SERVER_KEY, cert: SERVER_CERTIFICATE, ca: CLIENT_CERTIFICATE, requestCert: true, rejectUnauthorized: true },
    async (request, response) => {
      const body = await text(request);
      if (azul.mood !== "well") return void response.writeHead(azul.mood.status).end(azul.mood.body);
      if (request.method !== "POST" || new URL(request.url!, "https://azul.test").search.toLowerCase() !== "?verifypayment")
        return void response.writeHead(404).end();
      response.setHeader("Content-Type", "application/json");
      response.end(JSON.stringify(answer(request.headers, body)));
    },
  );
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  azul.address = new URL(`https://127.0.0.1:${(server.address() as AddressInfo).port}/webservices/JSON/Default.aspx`);
  const service = { address: azul.address, ca: SERVER_CERTIFICATE };
  return Object.assign(azul, {
    gateway: openAzul({ ...MERCHANT, access: ACCESS, service }),
    /** The same merchant without access to the service. */
    withoutAccess: openAzul({ ...MERCHANT, access: null, service }),
    foreign: openAzul({ ...MERCHANT, access: FOREIGN_ACCESS, service }),
  });
}

/** The values that AZUL's page signs, in this order. */
export const ANSWER_FIELDS = [
  ...["OrderNumber", "Amount", "AuthorizationCode", "DateTime", "ResponseCode", "IsoCode", "ResponseMessage", "ErrorDescription", "RRN"],
] as const;

/** Signs a text as AZUL's manual describes, in an independent implementation. */
export const azulHash = (signed: string): string =>
  createHmac("sha512", Buffer.from(MERCHANT.authKey, "utf16le"))
    .update(Buffer.from(signed + MERCHANT.authKey, "utf16le"))
    .digest("hex");

/** Makes the address with which AZUL's page sends a person back, signed over these values. */
export function azulAnswer(values: readonly string[]): URLSearchParams {
  const query = new URLSearchParams(ANSWER_FIELDS.map((name, at) => [name, values[at] ?? ""]));
  query.set("AuthHash", azulHash(values.join("")));
  return query;
}

/** Makes an approved answer about an order, in AZUL's order of fields. */
export const approved = (reference: string, amount: string): string[] => [
  ...[reference, amount, "OK1234", "20261120101010", "ISO8583", "00", "APROBADA", "", "2026112010101"],
];

/** Makes a declined answer, which a payer could try to split differently. */
export const declined = (reference: string, amount: string): string[] => [
  ...[reference, amount, "", "20261120001000", "ISO8583", "51", "DECLINADA", "", "2026112010102"],
];
