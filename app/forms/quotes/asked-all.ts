/** The reason why a question to several centers was not sent, with what was typed and ticked. */
export interface AskedAll {
  /** The treatment whose quotes it is about; empty for none. */
  service: string;
  typed: string;
  /** The ids of the ticked centers. */
  chosen: readonly string[];
  error: string;
}
