import { createPrivateKey, X509Certificate } from "node:crypto";
import fs from "node:fs";
import * as z from "zod";
import type { Keys } from "#platform/keys.ts";
import { AZUL_PAGES, openAzul } from "./azul.ts";
import type { AzulAccess } from "./azul-service.ts";
import type { Gateway } from "./gateway.ts";
import { openSandbox } from "./sandbox.ts";
import { openStripe } from "./stripe.ts";

/** The settings of the gateway, each optional by itself. */
export const paymentSettings = {
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[sr]k_/, "STRIPE_SECRET_KEY should be a secret or restricted key of Stripe, which begins with sk_ or rk_.")
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .startsWith("whsec_", "STRIPE_WEBHOOK_SECRET should be the signing secret of the webhook, which begins with whsec_.")
    .optional(),
  AZUL_MERCHANT_ID: z
    .string()
    .regex(/^\d{5,20}$/, "AZUL_MERCHANT_ID should be the number of the merchant, digits alone.")
    .optional(),
  AZUL_MERCHANT_NAME: z.string().max(60).optional(),
  AZUL_AUTH_KEY: z.string().min(16, "AZUL_AUTH_KEY should be the key that AZUL gave to the merchant.").optional(),
  AZUL_CURRENCY_CODE: z.string().max(10).default("USD"),
  AZUL_PAGE: z
    .enum(["test", "production"], { error: ({ input }) => `AZUL_PAGE should be test or production; it is "${input}".` })
    .default("test"),
  AZUL_AUTH1: z.string().max(200).optional(),
  AZUL_AUTH2: z.string().max(200).optional(),
  AZUL_CERTIFICATE: pemFile(
    (pem) => new X509Certificate(pem),
    "AZUL_CERTIFICATE should be the file of the certificate that AZUL signed (PEM).",
  ),
  AZUL_CERTIFICATE_KEY: pemFile(createPrivateKey, "AZUL_CERTIFICATE_KEY should be the file of the certificate's private key (PEM)."),
};

/** Reads a file that must be readable at the start, and keeps its text. */
function pemFile(parse: (pem: string) => unknown, sentence: string) {
  return z
    .string()
    .transform((file, context) => {
      try {
        const pem = fs.readFileSync(file, "utf8");
        parse(pem);
        return pem;
      } catch {
        context.addIssue({ code: "custom", message: sentence });
        return z.NEVER;
      }
    })
    .optional();
}

type Given = z.infer<z.ZodObject<typeof paymentSettings>>;

/** The gateway of the settings, with its secrets; null when they name none. */
export type PaymentSettings =
  | { readonly gateway: "stripe"; readonly secretKey: string; readonly webhookSecret: string }
  | {
      readonly gateway: "azul";
      readonly merchantId: string;
      readonly merchantName: string | undefined;
      readonly authKey: string;
      readonly currencyCode: string;
      readonly page: "test" | "production";
      readonly access: AzulAccess | null;
    };

/** Returns what is wrong with the settings together, or null. */
export function paymentMistake(given: Readonly<Record<string, unknown>>): string | null {
  const has = (name: string) => given[name] !== undefined;
  if (has("STRIPE_SECRET_KEY") !== has("STRIPE_WEBHOOK_SECRET"))
    return "STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET belong together: give both.";
  if (has("AZUL_MERCHANT_ID") !== has("AZUL_AUTH_KEY")) return "AZUL_MERCHANT_ID and AZUL_AUTH_KEY belong together: give both.";
  const access = ["AZUL_AUTH1", "AZUL_AUTH2", "AZUL_CERTIFICATE", "AZUL_CERTIFICATE_KEY"];
  if (access.some(has) && !["AZUL_MERCHANT_ID", ...access].every(has))
    return `${access.join(", ")} belong together, beside AZUL_MERCHANT_ID: give all, or none.`;
  if (has("STRIPE_SECRET_KEY") && has("AZUL_MERCHANT_ID")) return "Cards go through one gateway: give the settings of Stripe or of AZUL.";
  return null;
}

export function readPaymentSettings(given: Given): PaymentSettings | null {
  const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, AZUL_MERCHANT_ID, AZUL_AUTH_KEY } = given;
  if (STRIPE_SECRET_KEY && STRIPE_WEBHOOK_SECRET)
    return { gateway: "stripe", secretKey: STRIPE_SECRET_KEY, webhookSecret: STRIPE_WEBHOOK_SECRET };
  if (AZUL_MERCHANT_ID && AZUL_AUTH_KEY)
    return {
      gateway: "azul",
      merchantId: AZUL_MERCHANT_ID,
      merchantName: given.AZUL_MERCHANT_NAME,
      authKey: AZUL_AUTH_KEY,
      currencyCode: given.AZUL_CURRENCY_CODE,
      page: given.AZUL_PAGE,
      access: readAccess(given),
    };
  return null;
}

function readAccess({ AZUL_AUTH1, AZUL_AUTH2, AZUL_CERTIFICATE, AZUL_CERTIFICATE_KEY }: Given): AzulAccess | null {
  if (!AZUL_AUTH1 || !AZUL_AUTH2 || !AZUL_CERTIFICATE || !AZUL_CERTIFICATE_KEY) return null;
  return { auth1: AZUL_AUTH1, auth2: AZUL_AUTH2, certificate: AZUL_CERTIFICATE, certificateKey: AZUL_CERTIFICATE_KEY };
}

/** Opens the gateway of a site. Without one, a demonstration has the sandbox, and any other site takes no cards. */
export function openGateway(keys: Keys, settings: PaymentSettings | null, demonstration: boolean): Gateway | null {
  switch (settings?.gateway) {
    case "stripe":
      return openStripe(settings);
    case "azul":
      return openAzul(settings);
    case undefined:
      return demonstration ? openSandbox(keys) : null;
  }
}

/** Returns where pages may post forms besides this site. */
export function formTargetOf(settings: PaymentSettings | null): string | null {
  switch (settings?.gateway) {
    case "azul":
      return new URL(AZUL_PAGES[settings.page]).origin;
    // Its page is opened by a link.
    case "stripe":
    case undefined:
      return null;
  }
}
