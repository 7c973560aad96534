/** Days that are not as their week says. Days are calendar days, such as `2026-12-07`. */
export interface OtherDays {
  id: string;
  kind: "closed" | "open";
  firstDay: string;
  lastDay: string;
  reason: string;
  /** Days off of one person; null: the whole center. */
  doctorId: string | null;
}

/** Why a day is closed. */
export type Closure = { because: "holiday"; name: string } | { because: "closed"; reason: string };

/** Returns why this day is closed, or null. What the center said of a day counts before the country's holidays. */
export function closureOf(day: string, others: readonly OtherDays[], holidays: ReadonlyMap<string, string>): Closure | null {
  const on = others.filter(({ firstDay, lastDay }) => firstDay <= day && day <= lastDay);
  const closed = on.find(({ kind }) => kind === "closed");
  if (closed) return { because: "closed", reason: closed.reason };
  const name = holidays.get(day);
  return name !== undefined && on.length === 0 ? { because: "holiday", name } : null;
}
