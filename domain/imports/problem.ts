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
  // of the row, and of what is stored already
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

/** Why a cell, or its row, is not taken. A door says it in words. */
export interface RowProblem {
  readonly field: ImportColumn | "fila";
  readonly value: string;
  readonly code: RowCode;
  /** The value that may have been meant, or the limit that was passed. */
  readonly hint?: string;
}
