/** What a loan costs, paid back in equal monthly installments. Arithmetic, not an offer. */
export interface Installments {
  readonly monthlyCents: number;
  readonly totalCents: number;
  /** What is paid beyond what was lent. */
  readonly interestCents: number;
}

/** `yearlyRate` is a share of one (0.18), charged each month on what is still owed. The installment is rounded up to the cent. */
export function installments(lentCents: number, months: number, yearlyRate: number): Installments {
  const rate = yearlyRate / 12;
  const exact = rate === 0 ? lentCents / months : (lentCents * rate) / (1 - (1 + rate) ** -months);
  // Ten decimals of a cent are beyond what a double keeps of these sums, and would lift an exact cent to the next.
  const monthlyCents = Math.ceil(Number(exact.toFixed(6)));
  const totalCents = monthlyCents * months;
  return { monthlyCents, totalCents, interestCents: totalCents - lentCents };
}
