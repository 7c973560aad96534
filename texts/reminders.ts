import type { Consultation } from "#domain/consultations/consultation.ts";
import type { DueDay } from "#domain/patients/remind-days.server.ts";
import { m } from "#messages/m.ts";
import { formatClock, formatWeekday } from "#platform/format.ts";
import { consultationTimes } from "./consultations.ts";

/** Returns what a device shows of a dose or an appointment. Only those who chose full words see which. */
export function dayWords({ entry, reminder: { kind, day, time } }: DueDay, fullWords: boolean): { title: string; body: string } {
  if (!fullWords) return { title: kind === "medicine" ? m.patients_calendar_neutral() : m.consultations_calendar_neutral(), body: "" };
  const title = [entry.name, ...(entry.kind === "medicine" && entry.dose ? [entry.dose] : [])].join(", ");
  const when = [formatWeekday(day), ...(time ? [formatClock(Number(time.slice(0, 2)), Number(time.slice(3)))] : [])].join(", ");
  return { title, body: when };
}

/** Returns the parameters of the approved template and the words that they make. Only those who chose full words see the center. */
export function whatsappWords({ consultation, url, named }: { consultation: Consultation; url: string; named: boolean }) {
  const what = named ? m.patients_whatsapp_what_named({ center: consultation.providerName }) : m.patients_whatsapp_what();
  const [own] = consultationTimes(consultation, "patient");
  const when = `${own!.day}, ${own!.time} (${own!.offset})`;
  return { parameters: [what, when, url], text: m.patients_whatsapp_template({ what, when, url }) };
}
