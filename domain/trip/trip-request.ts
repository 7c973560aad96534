import { checkLeadForm, type LeadFormErrors } from "#domain/leads/lead-form-rules.ts";
import type { TripTreatment } from "./trip-calendar.ts";

/** The receiver of a request from the trip guide: centers, named before anything is sent, or our own team. */
export const TRIP_RECEIVERS = ["centros", "equipo"] as const;
export type TripReceiver = (typeof TRIP_RECEIVERS)[number];

/** The services of the specified form in its order, followed by the other treatments of the calendar. */
export const TRIP_SERVICES = [
  "fiv",
  "icsi",
  "ovodonacion",
  "donacion-esperma",
  "adopcion-embriones",
  "preservacion",
  "dgp",
  "diagnostico",
  "inseminacion",
  "transferencia-embriones",
] as const satisfies readonly string[];

/** Returns the service of a treatment. Every treatment of the calendar can be requested: one without a service does not compile. */
export const serviceOf = (treatment: TripTreatment): (typeof TRIP_SERVICES)[number] => treatment;

export type TripErrors = LeadFormErrors & { servicio?: "required"; destino?: "required" };

export interface TripRequest {
  receiver: TripReceiver | null;
  service: string;
  /** All errors except a missing consent, which is asked for beside the names. */
  errors: TripErrors;
}

/** Reads the first page of the request. The consent comes later, because nobody can agree to names that were not shown yet. */
export function readTripRequest(raw: Readonly<Record<string, unknown>>, currentYear: number): TripRequest {
  const receiver = TRIP_RECEIVERS.find((known) => known === raw.destino) ?? null;
  const service = TRIP_SERVICES.find((known) => known === raw.servicio) ?? "";
  const checked = checkLeadForm("trip", raw, currentYear);
  const { consentimiento: _asked, ...wrong } = checked.ok ? ({} as LeadFormErrors) : checked.errors;
  return {
    receiver,
    service,
    errors: { ...wrong, ...(service === "" && { servicio: "required" }), ...(receiver === null && { destino: "required" }) },
  };
}
