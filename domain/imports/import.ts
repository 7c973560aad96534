export const IMPORT_LIMITS = { bytes: 10 * 2 ** 20, rows: 20_000, headings: 80 } as const;
/** How many rows a page of the screen shows. */
export const ROWS_A_PAGE = 50;
export const IMPORTS_PER_PAGE = 25;

/** The number of days after which a file that nobody imported is deleted with its rows. */
export const KEPT_DAYS = 30;

/** Returns the moment until which a file of this age is kept. */
export const keptUntil = (createdAt: Date): Date => new Date(createdAt.getTime() + KEPT_DAYS * 24 * 3_600_000);

export const ENCODINGS = ["utf-8", "windows-1252"] as const;
export type Encoding = (typeof ENCODINGS)[number];

/**
 * `checking`, `running` and `undoing` have a job at work; `checked` waits for a person, who may still change columns and values. From `running` on,
 * the rows do not change any more. A `discarded` file has only its name and its number of rows left.
 */
export type ImportStatus = "checking" | "checked" | "running" | "paused" | "finished" | "undoing" | "undone" | "discarded";

/** The states of each view of the list. */
export const STATES_IN_VIEW = {
  all: ["checking", "checked", "running", "paused", "finished", "undoing", "undone", "discarded"],
  open: ["checking", "checked"],
  running: ["running", "paused", "undoing"],
  finished: ["finished"],
  gone: ["undone", "discarded"],
} as const satisfies Record<string, readonly ImportStatus[]>;
export type ImportView = keyof typeof STATES_IN_VIEW;
export const IMPORT_VIEWS = Object.keys(STATES_IN_VIEW) as ImportView[];

export const IMPORT_SORTS = ["created", "name", "rows"] as const;
export type ImportSort = (typeof IMPORT_SORTS)[number];

/**
 * `ready`: the check found nothing wrong. `new`: not checked yet. The other states are outcomes of a row; an `undone` row was imported
 * and then removed.
 */
export type RowState = "new" | "ready" | "rejected" | "created" | "updated" | "unchanged" | "kept" | "undone";

/** The states of rows that were not imported. Each of these rows has its reasons. */
export const LEFT_OUT: readonly RowState[] = ["rejected", "kept"];
