import { z } from "zod";
import type { Db } from "#platform/db/db.ts";
import { isLoopbackHost } from "#platform/loopback.ts";
import { type CloudApiSettings, openCloudApi } from "./cloud-api.ts";
import type { HookSettings } from "./hook.ts";
import { openWhatsappSandbox } from "./sandbox.ts";
import type { Whatsapp } from "./whatsapp.ts";

/** The settings of reminders by WhatsApp, each optional by itself. */
export const whatsappSettings = {
  WHATSAPP_TOKEN: z.string().min(20, "WHATSAPP_TOKEN should be the access token of a system user of Meta.").max(1000).optional(),
  WHATSAPP_PHONE_NUMBER_ID: z
    .string()
    .regex(/^\d{5,20}$/, "WHATSAPP_PHONE_NUMBER_ID should be the id that Meta gave to the telephone number, digits alone.")
    .optional(),
  WHATSAPP_TEMPLATE: z
    .string()
    .regex(/^[a-z0-9_]{1,512}$/, "WHATSAPP_TEMPLATE should be the name of an approved template: lower case letters, digits and _.")
    .optional(),
  WHATSAPP_URL: z
    .string()
    .refine(isAddress, "WHATSAPP_URL should be https, or on this machine, with the version, like https://graph.facebook.com/v23.0.")
    .default("https://graph.facebook.com/v23.0"),
  WHATSAPP_APP_SECRET: z.string().min(20, "WHATSAPP_APP_SECRET should be the secret of Meta's app.").max(200).optional(),
  WHATSAPP_VERIFY_TOKEN: z
    .string()
    .min(20, "WHATSAPP_VERIFY_TOKEN should be at least 20 characters that nobody guesses.")
    .max(200)
    .optional(),
};

/** The settings of the address at which Meta says how far messages came. */
const HOOK_TOGETHER = ["WHATSAPP_APP_SECRET", "WHATSAPP_VERIFY_TOKEN"];

type Given = z.infer<z.ZodObject<typeof whatsappSettings>>;

const TOGETHER = ["WHATSAPP_TOKEN", "WHATSAPP_PHONE_NUMBER_ID", "WHATSAPP_TEMPLATE"];

/** Returns what is wrong with the settings together, or null. */
export function whatsappMistake(given: Readonly<Record<string, unknown>>): string | null {
  const isGiven = (name: string) => given[name] !== undefined;
  const [has, hears] = [TOGETHER.filter(isGiven), HOOK_TOGETHER.filter(isGiven)];
  if (has.length !== 0 && has.length !== TOGETHER.length) return `${TOGETHER.join(", ")} belong together: give all three.`;
  if (hears.length === 0 || (hears.length === HOOK_TOGETHER.length && has.length > 0)) return null;
  return `${HOOK_TOGETHER.join(" and ")} belong together, and to the settings of WhatsApp.`;
}

export function readHookSettings({ WHATSAPP_APP_SECRET: appSecret, WHATSAPP_VERIFY_TOKEN: verifyToken }: Given): HookSettings | null {
  return appSecret && verifyToken ? { appSecret, verifyToken } : null;
}

export function readWhatsappSettings(given: Given): CloudApiSettings | null {
  const { WHATSAPP_TOKEN: token, WHATSAPP_PHONE_NUMBER_ID: phoneNumberId, WHATSAPP_TEMPLATE: template, WHATSAPP_URL: url } = given;
  return token && phoneNumberId && template ? { url, token, phoneNumberId, template } : null;
}

interface Site {
  readonly whatsapp?: CloudApiSettings | null | undefined;
  readonly demonstration: boolean;
  readonly SMTP_URL: string | undefined;
}

/** The way of reminders by WhatsApp. The sandbox shows them where a demonstration shows its mails. */
export type WhatsappWay = "meta" | "sandbox" | null;

export function whatsappWay({ whatsapp, demonstration, SMTP_URL }: Site): WhatsappWay {
  if (whatsapp) return "meta";
  return demonstration && SMTP_URL === undefined ? "sandbox" : null;
}

/** Opens the way of a site; null where nothing goes by WhatsApp. */
export function openWhatsapp(db: Db, site: Site): Whatsapp | null {
  if (site.whatsapp) return openCloudApi(site.whatsapp);
  return whatsappWay(site) === "sandbox" ? openWhatsappSandbox(db) : null;
}

function isAddress(text: string): boolean {
  const url = URL.parse(text);
  if (!url || url.username || url.password || url.search || url.hash) return false;
  return url.protocol === "https:" || (url.protocol === "http:" && isLoopbackHost(url.hostname));
}
