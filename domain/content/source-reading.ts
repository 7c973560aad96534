/**
 * How somebody read a source: the whole of it, its abstract, or an excerpt of it; `third-party` when they read what somebody else tells
 * of it.
 */
export const SOURCE_READINGS = ["full", "abstract", "excerpt", "third-party"] as const;
export type SourceReading = (typeof SOURCE_READINGS)[number];

/** What a source is, from what binds and what was measured to what somebody says. `review` is a review of studies. */
export const SOURCE_STRENGTHS = [
  "law",
  "regulator",
  "guideline",
  "review",
  "study",
  "registry",
  "institution",
  "press",
  "firm",
  "other",
] as const;
export type SourceStrength = (typeof SOURCE_STRENGTHS)[number];

/** The maximum length of the words that carry a statement. A citation is short. */
export const MAX_EXCERPT = 420;

export interface Weighed {
  readonly reading: SourceReading | null;
  readonly strength: SourceStrength | null;
}

/** What a weak source is. `third-party` is a page that tells of a source of another kind. */
export const WEAKNESSES = ["press", "firm", "other", "third-party"] as const;
export type Weakness = (typeof WEAKNESSES)[number];

/**
 * Returns why a statement on this source alone says so in words, and null when it need not. A source that nobody has weighed is not
 * called weak.
 */
export function weaknessOf({ reading, strength }: Weighed): Weakness | null {
  return WEAKNESSES.find((weakness) => weakness === strength || weakness === reading) ?? null;
}

/** After how many days somebody opens a source again. A law changes and keeps its address. */
export const DAYS_OF_A_SOURCE = 183;
export const DAYS_OF_A_LAW = 92;
