/** What an act would do, said before it is done. */
export interface Confirming {
  act: string;
  ids: readonly string[];
  /** «¿Suspender a 3 personas?» */
  question: string;
  /** What follows from it, with names. */
  consequence: string;
  /** Names the act and its number: «Suspender a 3». */
  button: string;
  /** Asks for a reason; it lands in the log. */
  asksReason: boolean;
  /** True when it can be done to none of the chosen: then there is nothing to confirm. */
  idle?: boolean;
  reason?: string;
  error?: string | undefined;
  /** What else has to be chosen, such as which badge. */
  choice?: { name: string; label: string; options: readonly { value: string; label: string }[]; value: string };
}
