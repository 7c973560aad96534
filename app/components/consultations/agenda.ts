import type { Consultation } from "#domain/consultations/consultation.ts";
import type { Closure } from "#domain/consultations/days.ts";
import type { Span } from "#domain/consultations/hours.ts";

/** One day of a center's agenda, by its own clock. */
export interface AgendaDay {
  day: string;
  closure: Closure | null;
  spans: readonly Span[];
  consultations: Consultation[];
}

/** «Jenny T.»: a name where there is little room. */
export function shortName(name: string): string {
  const [first = "", last = ""] = name.split(" ");
  return last ? `${first} ${[...last][0]}.` : first;
}

export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
