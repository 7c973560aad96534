import type { SourceReading, SourceStrength } from "./source-reading.ts";

/** What somebody found when they opened a source again. */
export const SOURCE_STATES = ["stands", "changed", "dead"] as const;
export type SourceState = (typeof SOURCE_STATES)[number];

/**
 * `old`: nobody has opened it for half a year, or a law for a quarter. `ending`: it says itself until when it holds. `missed`: somebody
 * looked for it in vain. `weak`: press, a firm, another page, or what a third party tells.
 */
export const SOURCE_VIEWS = ["all", "dead", "changed", "old", "ending", "missed", "weak", "unused"] as const;
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
  /** The number of texts on the site that cite it, and their titles, each once. */
  readonly uses: number;
  readonly texts: readonly string[];
  /** The day somebody last opened it: when it was first read, or last marked. */
  readonly checkedOn: string;
  /** The last day on which it holds, when it says so itself. */
  readonly untilOn: string | null;
  /** The day on which somebody looked for it again in vain. */
  readonly missedOn: string | null;
  /** Null while nobody has marked it. */
  readonly state: SourceState | null;
}
