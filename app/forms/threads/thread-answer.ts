/** Why a message was not sent, with what was typed. */
export interface ThreadAnswer {
  typed: string;
  /** A sentence about what to correct. */
  error?: string;
  /** It carries contact data: what the other side would read, or null when it would read nothing yet. */
  masked?: { shown: string | null };
}
