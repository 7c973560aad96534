import type { Consultation } from "#domain/consultations/consultation.ts";
import { agendaOf, type StageState, shownStages } from "#domain/patients/progress.ts";
import type { ProgressEntry } from "#domain/patients/progress-entry.ts";
import type { QuotesForService } from "#domain/quotes/patient-quotes.server.ts";
import { totalOf } from "#domain/quotes/quote.ts";
import type { OwnLead } from "#domain/receivers/account-leads.server.ts";
import type { PatientReceiver } from "#domain/receivers/lead-for-patient.server.ts";
import { addDays } from "#platform/days.ts";

// What leaves the patient's place for the other person's screen, field by field: no words that the patient or a center wrote.

export interface SharedRequest {
  readonly id: string;
  readonly number: string;
  readonly service: string | null;
  readonly createdAt: Date;
  readonly centers: readonly Pick<PatientReceiver, "id" | "name" | "city" | "state" | "yourTurn">[];
}

export interface SharedQuote {
  readonly id: string;
  readonly center: string;
  readonly service: string | null;
  readonly cents: number;
  /** True when the sum is a minimum. */
  readonly isLeast: boolean;
  readonly medication: QuotesForService["centers"][number]["medication"];
  readonly validUntil: string | null;
}

export type SharedConsultation = Pick<Consultation, "id" | "providerName" | "startsAt" | "kind" | "mode" | "status">;

export interface SharedProgress {
  readonly stages: readonly {
    readonly id: string;
    readonly name: string;
    readonly from: string;
    readonly to: string | null;
    readonly state: StageState;
  }[];
  readonly days: readonly {
    readonly key: string;
    readonly day: string;
    readonly time: string | null;
    readonly name: string;
    readonly detail: string;
  }[];
}

/** How many days ahead the other person sees. */
export const SHARED_DAYS = 14;

export const sharedRequests = (leads: readonly OwnLead[]): SharedRequest[] =>
  leads.map(({ id, number, service, createdAt, receivers }) => ({
    id,
    number,
    service: service?.name ?? null,
    createdAt,
    centers: receivers.map((center) => ({
      id: center.id,
      name: center.name,
      city: center.city,
      state: center.state,
      yourTurn: center.yourTurn,
    })),
  }));

export const sharedQuotes = (groups: readonly QuotesForService[]): SharedQuote[] =>
  groups.flatMap(({ service, centers }) =>
    centers.map(({ quote, name, medication }) => ({
      id: quote.id,
      center: name,
      service: service?.name ?? null,
      ...totalOf(quote.lines),
      medication,
      validUntil: quote.validUntil,
    })),
  );

export const sharedConsultations = ({ ahead, past }: { ahead: Consultation[]; past: Consultation[] }): SharedConsultation[] =>
  [...ahead, ...past].map(({ id, providerName, startsAt, kind, mode, status }) => ({
    id,
    providerName,
    startsAt,
    kind,
    mode,
    status,
  }));

export function sharedProgress({ entries, today }: { entries: readonly ProgressEntry[]; today: string }): SharedProgress {
  const days = Array.from({ length: SHARED_DAYS }, (_, ahead) => addDays(today, ahead));
  return {
    stages: shownStages(entries, today).map(({ id, name, from, to, state }) => ({ id, name, from, to, state })),
    days: days.flatMap((day) =>
      agendaOf(entries, day).map((item) => ({
        key: `${item.entry.id} ${day} ${item.time ?? ""}`,
        day,
        time: item.time,
        name: item.entry.name,
        detail: item.kind === "medicine" ? item.entry.dose : item.entry.place,
      })),
    ),
  };
}
