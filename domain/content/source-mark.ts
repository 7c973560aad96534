import type { SourceReading, SourceStrength } from "./source-reading.ts";

/** What somebody found when they opened a source again. */
export const SOURCE_STATES = ["stands", "changed", "dead"] as const;
export type SourceState = (typeof SOURCE_STATES)[number];

/** `old`: nobody has opened it for a year. */
export const SOURCE_VIEWS = ["all", "dead", "changed", "old", "unused"] as const;
export type SourceView = (typeof SOURCE_VIEWS)[number];
export const SOURCE_SORTS = ["checked", "title", "uses"] as const;
export type SourceSort = (typeof SOURCE_SORTS)[number];

export const SOURCES_PER_PAGE = 50;
export const MAX_SOURCE_NOTE = 300;

export interface ListedSource {
  readonly id: string;
  readonly title: string;
  readonly publisher: string;
  readonly url: string;
  readonly strength: SourceStrength | null;
  readonly reading: SourceReading | null;
  /** The number of texts on the site that cite it. */
  readonly uses: number;
  /** The day somebody last opened it: when it was first read, or last marked. */
  readonly checkedOn: string;
  /** Null while nobody has marked it. */
  readonly state: SourceState | null;
}
