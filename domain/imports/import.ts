export const IMPORT_LIMITS = { bytes: 10 * 2 ** 20, rows: 20_000, headings: 80 } as const;
/** How many rows a page of the screen shows. */
export const ROWS_A_PAGE = 50;

export const ENCODINGS = ["utf-8", "windows-1252"] as const;
export type Encoding = (typeof ENCODINGS)[number];

/**
 * `checking` and `running` have a job at work; `checked` waits for a person, who may still change columns and values. From `running` on,
 * the rows are what they are.
 */
export type ImportStatus = "checking" | "checked" | "running" | "paused" | "finished" | "undone";

/** `ready`: the check found nothing wrong. `new`: not checked yet. The others are what became of a row; `undone` came in and was taken out. */
export type RowState = "new" | "ready" | "rejected" | "created" | "updated" | "unchanged" | "kept" | "undone";

/** The rows that did not come in, and why stands with them. */
export const LEFT_OUT: readonly RowState[] = ["rejected", "kept"];
