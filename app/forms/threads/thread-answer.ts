/** The reason why a message was not sent, with the typed text. */
export interface ThreadAnswer {
  typed: string;
  /** A sentence about what to correct. */
  error?: string | undefined;
  /** Set when it contains contact data: what the other side would read, or null when it would read nothing yet. */
  masked?: { shown: string | null };
}
