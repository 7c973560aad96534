import type { EventAttributes } from "ics";
import type { Consultation, Side } from "#domain/consultations/consultation.ts";
import { m } from "#messages/m.ts";
import { calendarFile } from "#platform/calendar-file.ts";
import { whatOf } from "#texts/consultations.ts";

interface Options {
  side: Side;
  siteName: string;
  /** The host of the site, which is part of each event's id. */
  host: string;
  /** False when titles say only «Cita», and place and link are left out. */
  fullWords: boolean;
}

/** Writes consultations as an iCalendar file. Unconfirmed ones are marked as such. */
export function consultationCalendar(consultations: readonly Consultation[], { side, siteName, host, fullWords }: Options): string {
  const events = consultations.map((consultation): EventAttributes => {
    const { id, startsAt, endsAt, status, providerName, patientName, mode, address, videoUrl } = consultation;
    const other = side === "patient" ? providerName : patientName;
    const title = fullWords ? m.consultations_calendar_title({ other }) : m.consultations_calendar_neutral();
    const where = mode === "video" ? videoUrl : address;
    return {
      uid: `${id}@${host}`,
      calName: fullWords ? m.consultations_calendar_name() : m.patients_calendar_name(),
      title,
      start: startsAt.getTime(),
      end: endsAt.getTime(),
      status: status === "requested" ? "TENTATIVE" : "CONFIRMED",
      busyStatus: "BUSY",
      alarms: [{ action: "display", description: title, trigger: { hours: 2, before: true } }],
      ...(fullWords && { description: whatOf(consultation) }),
      ...(fullWords && where && { location: where }),
    };
  });
  return calendarFile(siteName, events);
}
