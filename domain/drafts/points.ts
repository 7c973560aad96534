/** What a person confirms before a draft becomes a text. */
export const POINTS = ["figures", "promises", "names", "reading"] as const;
export type Point = (typeof POINTS)[number];
