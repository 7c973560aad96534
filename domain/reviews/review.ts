export const MIN_BODY = 30;
export const MAX_BODY = 4000;
export const MAX_REPLY = 2000;
export const MAX_REPORT = 1000;
export const MAX_APPEAL = 1000;
/** The maximum length of our team's note to a reason. */
export const MAX_NOTE = 500;

/** Kinds of signature. They never contain more of a name than the first name. */
export const SIGNATURES = ["initials", "first-name", "anonymous"] as const;
export type Signature = (typeof SIGNATURES)[number];

export const REPORT_REASONS = ["insult", "personal-data", "not-a-visit", "other"] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** The reasons for refusing a review. There are no others, and writers read them before writing. */
export const REFUSALS = ["insult", "personal-data", "not-a-visit", "advertising"] as const;
/** The reasons for refusing a center's answer. */
export const REPLY_REFUSALS = ["insult", "health-data", "personal-data", "advertising"] as const;
export type Refusal = (typeof REFUSALS)[number] | (typeof REPLY_REFUSALS)[number];

/** What our team is asked to check. */
export const WAIT_KINDS = ["review", "report", "reply", "appeal"] as const;
export type WaitKind = (typeof WAIT_KINDS)[number];

/** The side that appeals: the writer, or the reviewed center. */
export type AppealSide = "writer" | "center";

export type ReviewStatus = "pending" | "published" | "rejected";

/** Returns the signature below a review. `nobody` is the word for an anonymous one. */
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
