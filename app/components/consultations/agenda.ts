import type { Consultation } from "#domain/consultations/consultation.ts";
import type { Closure } from "#domain/consultations/days.ts";
import type { Doctor } from "#domain/consultations/doctors.server.ts";
import type { Span } from "#domain/providers/week.ts";

/** One day of a center's agenda, by its own clock. */
export interface AgendaDay {
  day: string;
  closure: Closure | null;
  spans: readonly Span[];
  consultations: Consultation[];
}

/** Shortens a name for small spaces: «Jenny T.» */
export function shortName(name: string): string {
  const [first = "", last = ""] = name.split(" ");
  return last ? `${first} ${[...last][0]}.` : first;
}

/** Returns whether a guest was not told of a consultation that is still ahead: the mail about it is held, or was refused. */
export const isUnmailed = ({ guestMail, status }: Pick<Consultation, "guestMail" | "status">): boolean =>
  (status === "requested" || status === "confirmed") && guestMail !== null && guestMail.told !== null && guestMail.told !== "goes";

export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** The colors of doctors, together with their initials. Further doctors reuse the first colors. */
const LOOKS = [
  { edge: "border-l-chart-1", ground: "bg-tonal", arch: "bg-chart-1" },
  { edge: "border-l-chart-3", ground: "bg-rosa-100 dark:bg-surface-2", arch: "bg-chart-3" },
  { edge: "border-l-ok", ground: "bg-ok-bg", arch: "bg-ok" },
] as const;

/** Returns the colors of a consultation's doctor, or the first colors where none is named. */
export function lookOf(doctors: readonly Pick<Doctor, "id">[], doctorId: string | undefined): (typeof LOOKS)[number] {
  const index = doctors.findIndex(({ id }) => id === doctorId);
  return LOOKS[Math.max(0, index) % LOOKS.length]!;
}

/** Places simultaneous consultations side by side: returns the lane of each, in the given order, and the number of lanes. */
export function lanesOf(times: readonly { startsAt: Date; endsAt: Date }[]): { lanes: number[]; count: number } {
  const ends: number[] = [];
  const lanes = times.map(({ startsAt, endsAt }) => {
    const free = ends.findIndex((end) => end <= startsAt.getTime());
    const lane = free === -1 ? ends.length : free;
    ends[lane] = endsAt.getTime();
    return lane;
  });
  return { lanes, count: Math.max(1, ends.length) };
}

/** The query of an agenda: the first day, day or week, and the doctor. */
export interface AgendaAsked {
  day?: string | undefined;
  view: "day" | "week";
  doctorId: string | null;
}

/** Returns the address of an agenda. */
export function agendaPath({ day, view, doctorId }: AgendaAsked): string {
  const query = new URLSearchParams({
    ...(day && { semana: day }),
    ...(view === "day" && { vista: "dia" }),
    ...(doctorId && { doctor: doctorId }),
  });
  return `/dashboard/provider/agenda${query.size > 0 ? `?${query}` : ""}`;
}
