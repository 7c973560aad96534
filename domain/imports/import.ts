export const IMPORT_LIMITS = { bytes: 10 * 2 ** 20, rows: 20_000, headings: 80 } as const;
/** How many rows a page of the screen shows. */
export const ROWS_A_PAGE = 50;
export const IMPORTS_PER_PAGE = 25;

/** A file that nobody imports within these days is forgotten with its rows. */
export const KEPT_DAYS = 30;

/** Returns until when a file waits that came at this moment. */
export const keptUntil = (createdAt: Date): Date => new Date(createdAt.getTime() + KEPT_DAYS * 24 * 3_600_000);

export const ENCODINGS = ["utf-8", "windows-1252"] as const;
export type Encoding = (typeof ENCODINGS)[number];

/**
 * `checking` and `running` have a job at work; `checked` waits for a person, who may still change columns and values. From `running` on,
 * the rows are what they are. Of a `discarded` file only its name and its number of rows are left.
 */
export type ImportStatus = "checking" | "checked" | "running" | "paused" | "finished" | "undone" | "discarded";

/** The states of each view of the list. */
export const STATES_IN_VIEW = {
  all: ["checking", "checked", "running", "paused", "finished", "undone", "discarded"],
  open: ["checking", "checked"],
  running: ["running", "paused"],
  finished: ["finished"],
  gone: ["undone", "discarded"],
} as const satisfies Record<string, readonly ImportStatus[]>;
export type ImportView = keyof typeof STATES_IN_VIEW;
export const IMPORT_VIEWS = Object.keys(STATES_IN_VIEW) as ImportView[];

export const IMPORT_SORTS = ["created", "name", "rows"] as const;
export type ImportSort = (typeof IMPORT_SORTS)[number];

/** `ready`: the check found nothing wrong. `new`: not checked yet. The others are what became of a row; `undone` came in and was taken out. */
export type RowState = "new" | "ready" | "rejected" | "created" | "updated" | "unchanged" | "kept" | "undone";

/** The rows that did not come in, and why stands with them. */
export const LEFT_OUT: readonly RowState[] = ["rejected", "kept"];
