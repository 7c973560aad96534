/** What comes after a center answered, as far as this door may say it. Days are dates without a time. */
export interface RequestAfter {
  /** The next day of the treatment that its person wrote down; null when there is none, or behind the link of a mail. */
  treatment: { name: string; day: string } | null;
  /** The latest result that its person wrote down; null when there is none, or behind the link of a mail. */
  noted: { id: string; day: string } | null;
  /** The consultation about the result; null without one. */
  result: { day: string; held: boolean } | null;
  /** The page for the review of a consultation that was held, and whether it was written; null before. */
  review: { path: string; written: boolean } | null;
  /** False behind the link of a mail, where what somebody keeps in their account is not shown. */
  inAccount: boolean;
}
