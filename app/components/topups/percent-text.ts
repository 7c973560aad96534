import { formatNumber } from "#platform/format.ts";

/** Writes a rate in basis points: 1800 → «18 %» */
export const percentText = (basisPoints: number): string => `${formatNumber(basisPoints / 100, basisPoints % 100 === 0 ? 0 : 2)} %`;
