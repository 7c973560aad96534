import { createEvents, type EventAttributes } from "ics";
import type { Consultation, Side } from "#domain/consultations/consultation.ts";
import { m } from "#messages/m.ts";
import { whatOf } from "#texts/consultations.ts";

interface Options {
  side: Side;
  siteName: string;
  /** The host of the site, which is part of each event's id. */
  host: string;
  /** True when titles say nothing, and place and link are left out. */
  discreet: boolean;
}

/** Writes consultations as an iCalendar file. Unconfirmed ones are marked as such. */
export function consultationCalendar(consultations: readonly Consultation[], { side, siteName, host, discreet }: Options): string {
  if (consultations.length === 0) return `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:${siteName}\r\nEND:VCALENDAR\r\n`;
  const events = consultations.map((consultation): EventAttributes => {
    const { id, startsAt, endsAt, status, providerName, patientName, mode, address, videoUrl } = consultation;
    const other = side === "patient" ? providerName : patientName;
    const title = discreet ? m.consultations_calendar_neutral() : m.consultations_calendar_title({ other });
    const where = mode === "video" ? videoUrl : address;
    return {
      uid: `${id}@${host}`,
      productId: siteName,
      calName: discreet ? siteName : m.consultations_calendar_name(),
      title,
      start: startsAt.getTime(),
      end: endsAt.getTime(),
      status: status === "requested" ? "TENTATIVE" : "CONFIRMED",
      busyStatus: "BUSY",
      alarms: [{ action: "display", description: title, trigger: { hours: 2, before: true } }],
      ...(!discreet && { description: whatOf(consultation) }),
      ...(!discreet && where && { location: where }),
    };
  });
  const { error, value } = createEvents(events);
  if (error || !value) throw error ?? new Error("no calendar was written");
  return value;
}
