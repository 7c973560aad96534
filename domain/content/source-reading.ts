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
