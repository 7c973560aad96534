import type { ImportColumn } from "./columns.ts";

export type RowCode =
  | "required"
  | "not-text"
  | "too-long"
  | "too-many"
  | "no-letters"
  | "unknown-type"
  | "unknown-title"
  | "unknown-city"
  | "unknown-service"
  | "unknown-language"
  | "unknown-payment"
  | "unknown-country"
  | "unknown-center"
  | "unknown-group"
  | "unknown-answer"
  | "not-a-number"
  | "out-of-range"
  | "outside-the-country"
  | "half-coordinates"
  | "invalid-phone"
  | "invalid-email"
  | "invalid-url"
  | "invalid-hours"
  | "invalid-ages"
  | "invalid-day"
  | "without-source"
  | "both-ways"
  | "only-for-centers"
  | "center-without-email"
  | "person-without-center"
  | "only-for-people"
  // problems of the whole row, or with a stored profile
  | "extra-cells"
  | "broken-quotes"
  | "formula"
  | "not-an-object"
  | "repeated"
  | "namesake"
  | "same-site"
  | "other-type"
  | "already-published"
  | "not-pending"
  | "photo-failed";

/** The reason why a cell or its row is refused, as a code. */
export interface RowProblem {
  readonly field: ImportColumn | "fila";
  readonly value: string;
  readonly code: RowCode;
  /** The value that was probably meant, or the limit that was exceeded. */
  readonly hint?: string;
}
