import type { RouterContextProvider } from "react-router";
import { factsContext, servicesContext } from "#app/context.ts";
import { readAgreement, type WhatsappMistakes } from "#app/forms/patients/whatsapp-form.server.ts";
import { type PostedFields, textOf } from "#app/forms/read-form.server.ts";
import { evidenceOf } from "#app/forms/visitor-evidence.server.ts";
import type { Consultation } from "#domain/consultations/consultation.ts";
import { agreeAsGuest, guestsConsultation, whatsappOfGuest, withdrawAsGuest } from "#domain/consultations/guest-whatsapp.server.ts";
import { loadSite } from "#domain/content/site.server.ts";
import { lastWhatsappOf } from "#domain/whatsapp/note-deliveries.server.ts";
import { m } from "#messages/m.ts";

/** The version of the sentence beside the box. Change both together. */
const CONSENT_VERSION = "guest 2026-11-28";

/**
 * Returns what the panel shows to a guest. Null on a site where nothing goes by WhatsApp, and where nothing is left to remind of, unless
 * a number is there that its owner may take back.
 */
export async function loadGuestWhatsapp(
  context: Readonly<RouterContextProvider>,
  guestId: string,
  { id, status, startsAt }: Consultation,
  now: Date,
) {
  const services = context.get(servicesContext);
  if (services.whatsapp === null) return null;
  const phone = await whatsappOfGuest(services, guestId, { kind: "guest", guestId });
  const ahead = status === "confirmed" && startsAt > now && (await guestsConsultation(services.db, guestId, id)) !== null;
  if (phone === null && !ahead) return null;
  return { phone, last: phone === null ? null : await lastWhatsappOf(services.db, { guestId }), sandbox: services.whatsapp === "sandbox" };
}

/** Does `whatsapp` and `sin-whatsapp` for a guest. Returns null for any other form, and where nothing goes by WhatsApp. */
export async function actOnGuestWhatsapp(
  context: Readonly<RouterContextProvider>,
  request: Request,
  form: PostedFields,
  guestId: string,
): Promise<"done" | "gone" | { mistakes: WhatsappMistakes } | null> {
  const services = context.get(servicesContext);
  const act = textOf(form, "accion");
  if (services.whatsapp === null || (act !== "whatsapp" && act !== "sin-whatsapp")) return null;
  const ctx = { ...services, actor: "link:consultation" as const };
  // The address of the page is the guest's link, which opens it, and is kept nowhere.
  const evidence = { ...evidenceOf(request, context.get(factsContext), services.publicUrl), pageUrl: "/cita" };
  if (act === "sin-whatsapp") {
    await withdrawAsGuest(ctx, guestId, evidence);
    return "done";
  }
  const read = readAgreement(form);
  if ("mistakes" in read) return read;
  const { name } = await loadSite(services.db);
  const words = { text: m.consultations_whatsapp_consent({ site: name }), version: CONSENT_VERSION };
  return (await agreeAsGuest(ctx, guestId, { phone: read.phone, words, evidence })) === "agreed" ? "done" : "gone";
}
