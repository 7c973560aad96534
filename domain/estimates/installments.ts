/** One payment of a loan, and the remaining debt. */
export interface Payment {
  readonly number: number;
  readonly amountCents: number;
  readonly interestCents: number;
  readonly principalCents: number;
  readonly owedCents: number;
}

/** The cost of a loan paid back in equal monthly installments. This is arithmetic, not an offer. */
export interface Installments {
  readonly monthlyCents: number;
  /** The last installment absorbs the rounding, so it may differ by some cents. */
  readonly lastCents: number;
  readonly totalCents: number;
  /** The total paid beyond the borrowed amount. */
  readonly interestCents: number;
  readonly payments: readonly Payment[];
}

/**
 * Computes installments. `yearlyRate` is a share of one (0.18). Each month a twelfth of it is charged on the remaining debt, to the
 * cent. The installment is rounded up to the cent, and the last one pays the rest, so that together they are exactly the loan and its
 * interest.
 */
export function installments(lentCents: number, months: number, yearlyRate: number): Installments {
  const rate = yearlyRate / 12;
  const exact = rate === 0 ? lentCents / months : (lentCents * rate) / (1 - (1 + rate) ** -months);
  // More decimals than this are beyond the precision of a double in these sums, and would round an exact cent up to the next.
  const monthlyCents = Math.ceil(Number(exact.toFixed(6)));
  const payments: Payment[] = [];
  for (let owed = lentCents; owed > 0; ) {
    const interestCents = Math.round(owed * rate);
    const last = payments.length === months - 1 || owed + interestCents <= monthlyCents;
    const amountCents = last ? owed + interestCents : monthlyCents;
    const principalCents = amountCents - interestCents;
    owed -= principalCents;
    payments.push({ number: payments.length + 1, amountCents, interestCents, principalCents, owedCents: owed });
  }
  const totalCents = payments.reduce((sum, { amountCents }) => sum + amountCents, 0);
  return { monthlyCents, lastCents: payments.at(-1)!.amountCents, totalCents, interestCents: totalCents - lentCents, payments };
}
