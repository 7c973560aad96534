import { formatPercent } from "#platform/format.ts";

/** Writes a rate in basis points: 1800 → «18 %» */
export const percentText = (basisPoints: number): string => formatPercent(basisPoints / 10_000, basisPoints % 100 === 0 ? 0 : 2);
