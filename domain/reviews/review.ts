export const MIN_BODY = 30;
export const MAX_BODY = 4000;
export const MAX_REPLY = 2000;
export const MAX_REPORT = 1000;
export const MAX_APPEAL = 1000;
/** Of what our team adds to a reason. */
export const MAX_NOTE = 500;

/** How somebody signs: of their name never more than the first. */
export const SIGNATURES = ["initials", "first-name", "anonymous"] as const;
export type Signature = (typeof SIGNATURES)[number];

export const REPORT_REASONS = ["insult", "personal-data", "not-a-visit", "other"] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** Why a review is kept out. There is no other reason, and its writer reads them before writing. */
export const REFUSALS = ["insult", "personal-data", "not-a-visit", "advertising"] as const;
/** Why a center's answer is kept out. */
export const REPLY_REFUSALS = ["insult", "health-data", "personal-data", "advertising"] as const;
export type Refusal = (typeof REFUSALS)[number] | (typeof REPLY_REFUSALS)[number];

/** What our team is asked to look at. */
export const WAIT_KINDS = ["review", "report", "reply", "appeal"] as const;
export type WaitKind = (typeof WAIT_KINDS)[number];

/** Who appeals: whoever wrote it, or the center that it is about. */
export type AppealSide = "writer" | "center";

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
