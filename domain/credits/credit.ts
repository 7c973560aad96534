/** Why our team gives a center money by hand. */
export const CREDIT_MOTIVES = ["ours", "request", "courtesy"] as const;
export type CreditMotive = (typeof CREDIT_MOTIVES)[number];

export type CreditState = "given" | "asked" | "refused" | "lapsed";

/** What one person may give a center alone within `ALONE_DAYS`, in US cents. What goes beyond it needs a second signature. */
export const ALONE_CENTS = 50_00;
export const ALONE_DAYS = 30;
/** The most that one credit may be, also with two signatures. */
export const MAX_CREDIT_CENTS = 500_00;
/** The business days for which a credit waits for its second signature. */
export const SIGNING_DAYS = 2;

/** Returns what one person may still give a center alone, after this much was given with one signature. */
export const leftAlone = (givenAloneCents: number): number => Math.max(0, ALONE_CENTS - givenAloneCents);

/**
 * Returns whether a credit needs a second person. What was given with one signature lately counts, so that a large credit cannot be given
 * in small ones.
 */
export const needsSecond = (amountCents: number, givenAloneCents: number): boolean => amountCents > leftAlone(givenAloneCents);

export type Settling = "sign" | "refuse" | "own" | "lapsed";

/**
 * Returns what becomes of a credit that waits. Who asked for it never signs it, but may take it back; after its days it is nobody's to
 * sign.
 */
export function settlingOf({ signs, own, overdue }: { signs: boolean; own: boolean; overdue: boolean }): Settling {
  if (!signs) return "refuse";
  if (own) return "own";
  return overdue ? "lapsed" : "sign";
}
