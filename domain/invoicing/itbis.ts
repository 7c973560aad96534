import * as z from "zod";

/** The rate of a tax, with its law. */
export interface TaxRate {
  /** In hundredths of a percent: 1800 is 18 %. */
  readonly basisPoints: number;
  readonly source: string;
}

/** A rate that applies from a day ('YYYY-MM-DD'). */
export interface AnnouncedRate extends TaxRate {
  readonly from: string;
}

/** The ITBIS, as in the setting `itbis`. */
export interface Itbis {
  readonly now: TaxRate;
  readonly next: AnnouncedRate | null;
}

export const MAX_TAX_PERCENT = 30;

const percent = z.number().min(0).max(MAX_TAX_PERCENT);
const source = z.string().trim().min(1).max(80);
const itbisSchema = z.object({
  percent,
  source,
  next: z.object({ percent, source, from: z.iso.date() }).optional(),
});

const DEFAULT: TaxRate = { basisPoints: 1800, source: "Ley 253-12" };

/** Returns the rate of a day, and the one announced for later. A damaged setting gives the default rate of the software. */
export function readItbis(stored: unknown, today: string): Itbis {
  const { data } = itbisSchema.safeParse(stored);
  if (!data) return { now: DEFAULT, next: null };
  const now = rateOf(data);
  const next = data.next ? { ...rateOf(data.next), from: data.next.from } : null;
  return next && next.from <= today ? { now: { basisPoints: next.basisPoints, source: next.source }, next: null } : { now, next };
}

const rateOf = ({ percent, source }: { percent: number; source: string }): TaxRate => ({ basisPoints: Math.round(percent * 100), source });
