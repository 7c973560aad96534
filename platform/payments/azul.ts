import { createHmac, timingSafeEqual } from "node:crypto";
import type { Came, Checkout, Gateway, Payment, PaymentWord } from "./gateway.ts";

interface AzulSettings {
  readonly merchantId: string;
  /** As AZUL knows the merchant; the site's name without it. */
  readonly merchantName: string | undefined;
  readonly authKey: string;
  /** What AZUL calls the currency of this merchant, which has to be the US dollar: each merchant id has one currency. */
  readonly currencyCode: string;
  readonly page: "test" | "production";
}

export const AZUL_PAGES = {
  test: "https://pruebas.azul.com.do/PaymentPage/",
  production: "https://pagos.azul.com.do/PaymentPage/Default.aspx",
} as const;

/** What AZUL's answer is signed over, in its order. The ITBIS comes back too, and is not signed. */
const SIGNED = [
  "OrderNumber",
  "Amount",
  "AuthorizationCode",
  "DateTime",
  "ResponseCode",
  "IsoCode",
  "ResponseMessage",
  "ErrorDescription",
  "RRN",
];

/** Every parameter of AZUL's answer that we read. */
export const AZUL_ANSWER = [...SIGNED, "AuthHash", "AzulOrderId"] as const;

/**
 * The «Página de Pago» of AZUL: the browser posts a signed form to it and comes back with a signed answer in its address.
 * docs/decisions/0012-fiscal-documents-and-payments.md says what was read.
 */
export function openAzul({ merchantId, merchantName, authKey, currencyCode, page }: AzulSettings): Gateway {
  const hash = (text: string) => createHmac("sha512", utf16(authKey)).update(utf16(text)).digest("hex");
  return Object.freeze({
    name: "azul",
    async checkout({ reference, netCents, taxCents, siteName, siteUrl, returnPath }: Payment): Promise<Checkout> {
      const answerUrl = `${siteUrl}/api/pagos/azul`;
      // The signature covers their values in this order.
      const signed = {
        MerchantId: merchantId,
        MerchantName: merchantName ?? siteName,
        MerchantType: "ECommerce",
        CurrencyCode: currencyCode,
        OrderNumber: reference,
        Amount: amountText(netCents + taxCents),
        ITBIS: amountText(taxCents),
        ApprovedUrl: answerUrl,
        DeclinedUrl: answerUrl,
        CancelUrl: `${siteUrl}${returnPath}`,
        UseCustomField1: "0",
        CustomField1Label: "",
        CustomField1Value: "",
        UseCustomField2: "0",
        CustomField2Label: "",
        CustomField2Value: "",
      };
      const AuthHash = hash(Object.values(signed).join("") + authKey);
      return { kind: "form", action: AZUL_PAGES[page], fields: { ...signed, AuthHash } };
    },
    async read({ query }: Came): Promise<PaymentWord | "forged"> {
      const given = (name: string) => query.get(name) ?? "";
      const expected = Buffer.from(hash(SIGNED.map(given).join("") + authKey));
      const authHash = Buffer.from(given("AuthHash").toLowerCase());
      if (authHash.length !== expected.length || !timingSafeEqual(authHash, expected)) return "forged";
      const amount = given("Amount");
      return {
        eventId: authHash.toString(),
        reference: given("OrderNumber"),
        outcome: given("IsoCode") === "00" ? "paid" : "failed",
        amountCents: /^\d{1,12}$/.test(amount) ? Number(amount) : 0,
        // The answer names no currency: the merchant has only the one that its settings say.
        currency: "usd",
        paymentReference: given("AzulOrderId") || given("RRN") || null,
      };
    },
  });
}

/** Encodes as UTF-16, over which the hash is taken, as in the examples of the documentation. */
const utf16 = (text: string) => Buffer.from(text, "utf16le");

/** Writes whole cents without a separator; nothing is «000». */
const amountText = (cents: number) => String(cents).padStart(3, "0");
