export const MIN_BODY = 30;
export const MAX_BODY = 4000;
export const MAX_REPLY = 2000;
export const MAX_REPORT = 1000;

/** How somebody signs: of their name never more than the first. */
export const SIGNATURES = ["initials", "first-name", "anonymous"] as const;
export type Signature = (typeof SIGNATURES)[number];

export const REPORT_REASONS = ["insult", "personal-data", "not-a-visit", "other"] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

export type ReviewStatus = "pending" | "published" | "rejected";

/** Returns the signature under a review. `nobody` is the word for none. */
export function authorLabel(signature: Signature, { first, last }: { first: string; last: string }, nobody: string): string {
  const initials = [first, last]
    .map((name) => [...name.trim()][0])
    .filter(Boolean)
    .map((letter) => `${letter}.`)
    .join(" ");
  switch (signature) {
    case "initials":
      return initials || nobody;
    case "first-name":
      return first.trim() || nobody;
    case "anonymous":
      return nobody;
  }
}
