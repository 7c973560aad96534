/** The consequence of an act, shown before it is done. */
export interface Confirming {
  act: string;
  ids: readonly string[];
  /** «¿Suspender a 3 personas?» */
  question: string;
  /** The consequences, with names. */
  consequence: string;
  /** The label with the act and the number: «Suspender a 3». */
  button: string;
  /** True to ask for a reason, which is logged. */
  asksReason: boolean;
  /** True when none of the chosen rows qualifies, so there is nothing to confirm. */
  idle?: boolean;
  reason?: string;
  error?: string | undefined;
  /** A further choice, such as which badge. */
  choice?: { name: string; label: string; options: readonly { value: string; label: string }[]; value: string };
}
