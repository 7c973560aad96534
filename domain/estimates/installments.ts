/** One payment of a loan, and what is still owed after it. */
export interface Payment {
  readonly number: number;
  readonly amountCents: number;
  readonly interestCents: number;
  readonly principalCents: number;
  readonly owedCents: number;
}

/** What a loan costs, paid back in equal monthly installments. Arithmetic, not an offer. */
export interface Installments {
  readonly monthlyCents: number;
  /** The last installment absorbs the rounding, so it may differ by some cents. */
  readonly lastCents: number;
  readonly totalCents: number;
  /** The total paid beyond the amount lent. */
  readonly interestCents: number;
  readonly payments: readonly Payment[];
}

/**
 * Counts installments. `yearlyRate` is a share of one (0.18), a twelfth of it charged each month on what is still owed, to the cent. The
 * installment is rounded up to the cent; the last one pays what is left, so that all of them together are exactly what was lent and its
 * interest.
 */
export function installments(lentCents: number, months: number, yearlyRate: number): Installments {
  const rate = yearlyRate / 12;
  const exact = rate === 0 ? lentCents / months : (lentCents * rate) / (1 - (1 + rate) ** -months);
  // Ten decimals of a cent are beyond what a double keeps of these sums, and would lift an exact cent to the next.
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
