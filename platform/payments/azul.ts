import { createHmac, timingSafeEqual } from "node:crypto";
import { orderOf, readAzulAnswer } from "./azul-answer.ts";
import { AZUL_SERVICES, type AzulAccess, askAzul } from "./azul-service.ts";
import type { AskedCents, Came, Checkout, Gateway, Order, Payment, PaymentHint, PaymentStanding } from "./gateway.ts";

interface AzulSettings {
  readonly merchantId: string;
  /** The merchant's name at AZUL. Without it, the site's name is used. */
  readonly merchantName: string | undefined;
  readonly authKey: string;
  /** AZUL's code for the currency of this merchant, which must be the US dollar: each merchant id has one currency. */
  readonly currencyCode: string;
  readonly page: "test" | "production";
  /** The access to AZUL's web service; null until AZUL has given it. */
  readonly access: AzulAccess | null;
  /** A service that replaces AZUL's own, for tests. */
  readonly service?: { readonly address: URL; readonly ca: string };
}

export const AZUL_PAGES = {
  test: "https://pruebas.azul.com.do/PaymentPage/",
  production: "https://pagos.azul.com.do/PaymentPage/Default.aspx",
} as const;

/**
 * Uses the «Página de Pago» of AZUL: the browser posts a signed form to it and comes back with a signed answer in its address.
 * docs/decisions/0012-fiscal-documents-and-payments.md names the sources.
 */
export function openAzul({ merchantId, merchantName, authKey, currencyCode, page, access, service }: AzulSettings): Gateway {
  const hash = (text: string) => createHmac("sha512", utf16(authKey)).update(utf16(text)).digest("hex");
  const isSigned = (text: string, authHash: string) => timingSafeEqual(Buffer.from(hash(text + authKey)), Buffer.from(authHash));
  return Object.freeze({
    name: "azul",
    async checkout({ reference, netCents, taxCents, siteName, siteUrl, returnPath }: Payment): Promise<Checkout> {
      const answerUrl = `${siteUrl}/api/pagos/azul`;
      // The signature covers the values in this order, without separators. Whoever posts the form can move the end of an amount into
      // the next value. AZUL's answer then names another amount or order than ours, and we refuse it.
      const signed = {
        MerchantId: merchantId,
        MerchantName: nameOf(merchantName ?? siteName),
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
    async read({ query }: Came, askedCents: AskedCents): Promise<PaymentHint | "forged"> {
      const order = orderOf(query);
      const cents = order === null ? null : await askedCents(order);
      const answer = cents === null ? null : readAzulAnswer(query, amountText(cents), isSigned);
      if (!answer) return "forged";
      return { hint: true, eventId: query.get("AuthHash")!.toLowerCase(), reference: answer.orderNumber, outcome: answer.outcome };
    },
    async payment(order: Order): Promise<PaymentStanding> {
      if (!access) return { standing: "unknown", why: "not-set-up" };
      const addresses = service ? [service.address] : AZUL_SERVICES[page];
      return askAzul({ access, merchantId, addresses, ...(service && { ca: service.ca }) }, order);
    },
  });
}

/** Returns a name that cannot be taken for the end of the merchant's number, which precedes it in the signed text. */
const nameOf = (name: string) => name.replace(/^[\d\s]+/, "").slice(0, 60);

/** Encodes as UTF-16, over which the hash is computed, as in the examples of the documentation. */
const utf16 = (text: string) => Buffer.from(text, "utf16le");

/** Writes whole cents without a separator; zero is «000». */
const amountText = (cents: number) => String(cents).padStart(3, "0");
