import { addDays, isDay } from "#platform/days.ts";
import { TRIP_MODES, TRIP_TREATMENTS, type TripMode, type TripTreatment } from "./trip-calendar.ts";

/** The query keys of the guide's address. */
export interface TripQuestion {
  treatment: TripTreatment;
  mode: TripMode;
  start: string;
}

export type WrongDay = "none" | "past" | "far";

export type AskedTrip =
  | { state: "none" }
  /** The day does not exist, has passed, or is too far ahead for planning. */
  | { state: "wrong-day"; treatment: TripTreatment; mode: TripMode; start: string; why: WrongDay }
  | { state: "asked"; question: TripQuestion };

/** The number of days ahead within which a date must be. */
const MAX_DAYS_AHEAD = 730;

/** Reads the calendar's form from the address. An unknown choice counts as the first one. `today` limits the day. */
export function readTripQuestion(params: URLSearchParams, today: string): AskedTrip {
  const start = params.get("inicio") ?? "";
  const asked = params.get("tratamiento") ?? "";
  if (start === "" && asked === "") return { state: "none" };
  const treatment = TRIP_TREATMENTS.find((known) => known === asked) ?? TRIP_TREATMENTS[0];
  const mode = TRIP_MODES.find((known) => known === params.get("modo")) ?? TRIP_MODES[0];
  const why = wrongDay(start, today);
  return why === null ? { state: "asked", question: { treatment, mode, start } } : { state: "wrong-day", treatment, mode, start, why };
}

function wrongDay(start: string, today: string): WrongDay | null {
  if (!isDay(start)) return "none";
  if (start < today) return "past";
  return start > addDays(today, MAX_DAYS_AHEAD) ? "far" : null;
}

/** Writes the question for another address: the document and the calendar file of what is shown. */
export const tripQuery = ({ treatment, mode, start }: TripQuestion): string =>
  `?${new URLSearchParams({ tratamiento: treatment, inicio: start, modo: mode })}`;
