import type { RouterContextProvider } from "react-router";
import { factsContext, servicesContext } from "#app/context.ts";
import { type PostedFields, textOf } from "#app/forms/read-form.server.ts";
import { evidenceOf } from "#app/forms/visitor-evidence.server.ts";
import { viewerOf } from "#app/guards.server.ts";
import { loadSite } from "#domain/content/site.server.ts";
import { agreeToWhatsapp, whatsappOf, withdrawWhatsapp } from "#domain/patients/whatsapp.server.ts";
import { readPhone } from "#domain/submissions/phone.ts";
import { lastWhatsappOf } from "#domain/whatsapp/note-deliveries.server.ts";
import { m } from "#messages/m.ts";

/** The version of the sentence beside the box. Change both together. */
const CONSENT_VERSION = "2026-11-27";

/** Returns what the panel shows; null on a site where nothing goes by WhatsApp. */
export async function loadWhatsapp(context: Readonly<RouterContextProvider>) {
  const services = context.get(servicesContext);
  if (services.whatsapp === null) return null;
  const { userId } = viewerOf(context);
  const own = await whatsappOf(services, userId, "self");
  const last = own && (await lastWhatsappOf(services.db, { userId }));
  return { phone: own?.phone ?? null, last, sandbox: services.whatsapp === "sandbox" };
}

export interface WhatsappMistakes {
  phone: boolean;
  consent: boolean;
  typed: string;
}

/** Reads the number and its box. */
export function readAgreement(form: PostedFields): { phone: string } | { mistakes: WhatsappMistakes } {
  const typed = textOf(form, "whatsapp").slice(0, 40);
  const { e164, valid } = readPhone(typed, null);
  const consent = textOf(form, "acepto-whatsapp") !== "si";
  return !valid || e164 === null || consent ? { mistakes: { phone: !valid || e164 === null, consent, typed } } : { phone: e164 };
}

/**
 * Does `whatsapp` and `sin-whatsapp`. Returns null for any other form, and where nothing goes by WhatsApp; the box has to be ticked, with
 * a number that exists.
 */
export async function actOnWhatsapp(
  context: Readonly<RouterContextProvider>,
  request: Request,
  form: PostedFields,
): Promise<"done" | { mistakes: WhatsappMistakes } | null> {
  const services = context.get(servicesContext);
  const act = textOf(form, "accion");
  if (services.whatsapp === null || (act !== "whatsapp" && act !== "sin-whatsapp")) return null;
  const { userId } = viewerOf(context);
  const ctx = { ...services, actor: `patient:${userId}` as const };
  const evidence = evidenceOf(request, context.get(factsContext), services.publicUrl);
  if (act === "sin-whatsapp") {
    await withdrawWhatsapp(ctx, userId, evidence);
    return "done";
  }
  const read = readAgreement(form);
  if ("mistakes" in read) return read;
  const { name } = await loadSite(services.db);
  const words = { text: m.patients_whatsapp_consent({ site: name }), version: CONSENT_VERSION };
  await agreeToWhatsapp(ctx, userId, { phone: read.phone, words, evidence });
  return "done";
}
