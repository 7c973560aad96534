/** Days on which other hours apply than in the usual week. Days are calendar days, such as `2026-12-07`. */
export interface OtherDays {
  id: string;
  kind: "closed" | "open";
  firstDay: string;
  lastDay: string;
  reason: string;
  /** The doctor who is away; null for the whole center. */
  doctorId: string | null;
}

/** The reason why a day is closed. */
export type Closure = { because: "holiday"; name: string } | { because: "closed"; reason: string };

/** Returns the reason why this day is closed, or null. What the center said about a day takes precedence over the country's holidays. */
export function closureOf(day: string, others: readonly OtherDays[], holidays: ReadonlyMap<string, string>): Closure | null {
  const on = others.filter(({ firstDay, lastDay }) => firstDay <= day && day <= lastDay);
  const closed = on.find(({ kind }) => kind === "closed");
  if (closed) return { because: "closed", reason: closed.reason };
  const name = holidays.get(day);
  return name !== undefined && on.length === 0 ? { because: "holiday", name } : null;
}
