import * as z from "zod";

/** The rate of a tax, and by which law. */
export interface TaxRate {
  /** 1800 is 18 %. */
  readonly basisPoints: number;
  readonly source: string;
}

/** A rate that holds from a day ('YYYY-MM-DD') on. */
export interface AnnouncedRate extends TaxRate {
  readonly from: string;
}

/** The ITBIS as the setting `itbis` has it. */
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

/** Returns the rate of a day, and the one that was announced for later. What is damaged gives the rate that the software came with. */
export function readItbis(stored: unknown, today: string): Itbis {
  const { data } = itbisSchema.safeParse(stored);
  if (!data) return { now: DEFAULT, next: null };
  const now = rateOf(data);
  const next = data.next ? { ...rateOf(data.next), from: data.next.from } : null;
  return next && next.from <= today ? { now: { basisPoints: next.basisPoints, source: next.source }, next: null } : { now, next };
}

const rateOf = ({ percent, source }: { percent: number; source: string }): TaxRate => ({ basisPoints: Math.round(percent * 100), source });
