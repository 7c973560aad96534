import { type Power, type Role, roleMay, rolesWith } from "#domain/team/powers.ts";

/** The topics that people may choose to hear about, by mail and by push. */
export const TOPICS = [
  "answers",
  "consultations",
  "requests",
  "wallet",
  "reviews",
  "documents",
  "prices",
  "profile",
  "summary",
  "days",
  "companions",
] as const;
export type Topic = (typeof TOPICS)[number];

/** The number of months for which a notice is kept. */
export const NOTICE_MONTHS = 12;

export type Audience = "patient" | "provider";

/** The topics of an audience, in the order of its settings. */
export const TOPICS_OF: Readonly<Record<Audience, readonly Topic[]>> = {
  patient: ["answers", "consultations", "days", "companions", "reviews"],
  provider: ["requests", "wallet", "consultations", "reviews", "documents", "prices", "profile", "summary"],
};

export type ConsultationEvent = "asked" | "move-asked" | "confirmed" | "declined" | "off" | "reminder";

/** What a center should do next, for the weekly summary. */
export type NextStep = "document" | "prices" | "photos" | "outcomes";

/** The facts of each kind, besides the center: ids, codes, days and numbers. */
export interface NoticeFacts {
  consultation: { event: ConsultationEvent; startsAt: string; zone: string };
  /** A dose or an appointment that a patient wrote down. `time` is null for a whole day. */
  day: { entry: string; day: string; time: string | null };
  /** `host`: the one who is told is the patient; `own`: they did it themselves. */
  "companion-joined": { host: boolean; own: boolean };
  /** `erased`: the one request that was shared is gone. */
  "companion-ended": { host: boolean; own: boolean; erased?: true };
  request: Record<never, never>;
  /** The remaining balance, in US cents. */
  "balance-low": { balanceCents: number };
  message: Record<never, never>;
  "contact-open": Record<never, never>;
  "contact-waits": Record<never, never>;
  /** Today the center wants to write again to somebody. */
  callback: Record<never, never>;
  "request-opened": Record<never, never>;
  "return-decided": { upheld: boolean; note: string };
  /** What automatic purchase spent, and what is left, in US cents; free ones spent nothing. */
  "automatic-bought": { spentCents: number; balanceCents: number };
  /** Automatic purchase stopped after this many requests without an answer. */
  "automatic-stopped": { unanswered: number };
  "review-published": Record<never, never>;
  /** `reason`: a code, or the words of an older version. */
  "review-returned": { reason: string; note?: string };
  "review-replied": Record<never, never>;
  "review-received": { rating: number };
  "review-report-decided": { removed: boolean; note: string };
  "review-reply-decided": { published: boolean; reason: string | null; note: string };
  "review-appeal-decided": { upheld: boolean; note: string };
  "claim-approved": Record<never, never>;
  "claim-rejected": { reason: string };
  /** The amount that entered the wallet, in US cents. */
  "top-up-paid": { netCents: number };
  "top-up-refused": { reason: string };
  /** Money that our team gave by hand, in US cents. */
  "credit-given": { cents: number; reason: string };
  "document-expiring": { document: string; on: string };
  /** `until`: the day on which a public profile goes back to be checked, if it requires this paper. */
  "document-expired": { document: string; on: string; until: string | null };
  "licence-lapsed": { document: string; on: string };
  "prices-old": { count: number };
  "profile-unfinished": { percent: number };
  "profile-decided": { decision: "published" | "verified" | "returned" | "suspended"; reason: string | null };
  /** The requested change to what we verified. */
  "change-decided": { part: "name" | "place" | "doctor"; accepted: boolean; reason: string | null };
  /** What the other side of a center and a doctor did. `ahead`: the appointments that were agreed on. */
  practice: { event: "asked" | "accepted" | "declined" | "withdrawn" | "left" | "removed"; other: string; ahead: number };
  "document-returned": { document: string; reason: string };
  "featured-decided": { granted: boolean; reason: string | null };
  /** The refund, in US cents. */
  "featured-ended": { reason: string; refundedCents: number };
  /** Figures that did not match their evidence. */
  "outcomes-returned": { year: number; reason: string };
  /** `from`: the day on which the figures become public, unless the center objects. */
  "conduct-proposed": { from: string };
  "conduct-decided": { upheld: boolean; reason: string };
  /** A center's system has refused our deliveries for this many days, and gets no more. */
  "webhook-stopped": { days: number };
  "weekly-summary": WeeklyFacts;
  "monthly-letter": MonthlyFacts;
}

export interface WeeklyFacts {
  /** The Monday and Sunday of the week. */
  from: string;
  to: string;
  views: number;
  requests: number;
  consultations: number;
  /** Medians in hours; null with too few cases. */
  replyHours: number | null;
  cityReplyHours: number | null;
  /** Who waited for the center when it was written. */
  waiting?: number;
  next: NextStep | null;
}

export interface MonthlyFacts {
  /** The first and the last day of the month. */
  from: string;
  to: string;
  views: number;
  requests: number;
  /** Of those requests, how many were bought, and how many answered. */
  opened: number;
  answered: number;
  consultations: number;
  /** The median of the last 90 days; null with too few cases. */
  replyHours: number | null;
  /** What left the wallet for requests and places, less what came back, in US cents; null where nothing moved. */
  spentCents: number | null;
  next: NextStep | null;
}

export type NoticeKind = keyof NoticeFacts;

/**
 * The topic of each kind; whether the notice has a mail of its own, since other kinds are mailed by the slice that leaves them; and the
 * power that somebody of a center needs to know of it, null when it is for one person alone.
 */
export const KINDS: Readonly<Record<NoticeKind, { topic: Topic; mails: boolean; team: Power | null }>> = {
  consultation: { topic: "consultations", mails: false, team: "agenda.keep" },
  day: { topic: "days", mails: false, team: null },
  "companion-joined": { topic: "companions", mails: true, team: null },
  "companion-ended": { topic: "companions", mails: true, team: null },
  request: { topic: "requests", mails: false, team: "requests.see" },
  "balance-low": { topic: "wallet", mails: true, team: "wallet.keep" },
  message: { topic: "requests", mails: false, team: "requests.see" },
  "contact-open": { topic: "requests", mails: false, team: "requests.see" },
  "contact-waits": { topic: "requests", mails: false, team: "requests.see" },
  callback: { topic: "requests", mails: false, team: "requests.answer" },
  "request-opened": { topic: "answers", mails: false, team: null },
  // It leads to the request, which whoever keeps the money alone does not read: they find the decision in the wallet.
  "return-decided": { topic: "requests", mails: true, team: "requests.open" },
  "automatic-bought": { topic: "wallet", mails: true, team: "automatic.keep" },
  "automatic-stopped": { topic: "requests", mails: true, team: "automatic.keep" },
  "review-published": { topic: "reviews", mails: true, team: null },
  "review-returned": { topic: "reviews", mails: true, team: null },
  "review-replied": { topic: "reviews", mails: true, team: null },
  "review-received": { topic: "reviews", mails: true, team: "reviews.answer" },
  "review-report-decided": { topic: "reviews", mails: true, team: "reviews.answer" },
  "review-reply-decided": { topic: "reviews", mails: true, team: "reviews.answer" },
  "review-appeal-decided": { topic: "reviews", mails: true, team: "reviews.answer" },
  "claim-approved": { topic: "profile", mails: true, team: null },
  "claim-rejected": { topic: "profile", mails: true, team: null },
  "top-up-paid": { topic: "wallet", mails: true, team: "wallet.keep" },
  "top-up-refused": { topic: "wallet", mails: true, team: "wallet.keep" },
  "credit-given": { topic: "wallet", mails: true, team: "wallet.keep" },
  "document-expiring": { topic: "documents", mails: true, team: "profile.keep" },
  "document-expired": { topic: "documents", mails: true, team: "profile.keep" },
  "licence-lapsed": { topic: "documents", mails: true, team: "profile.keep" },
  "prices-old": { topic: "prices", mails: true, team: "prices.keep" },
  "conduct-proposed": { topic: "profile", mails: true, team: "statistics.see" },
  "conduct-decided": { topic: "profile", mails: true, team: "statistics.see" },
  "profile-unfinished": { topic: "profile", mails: true, team: "profile.keep" },
  "profile-decided": { topic: "profile", mails: true, team: "profile.keep" },
  "change-decided": { topic: "profile", mails: true, team: "profile.keep" },
  practice: { topic: "profile", mails: true, team: "profile.keep" },
  "featured-decided": { topic: "wallet", mails: true, team: "featured.ask" },
  "featured-ended": { topic: "wallet", mails: true, team: "featured.ask" },
  "document-returned": { topic: "documents", mails: true, team: "profile.keep" },
  "outcomes-returned": { topic: "profile", mails: true, team: "prices.keep" },
  "webhook-stopped": { topic: "requests", mails: true, team: "webhooks.keep" },
  "weekly-summary": { topic: "summary", mails: true, team: "statistics.see" },
  // It says what was spent, so it is for those who lead a center.
  "monthly-letter": { topic: "summary", mails: true, team: "automatic.keep" },
};

/** Returns the roles of a center that are told of this kind. */
export const rolesToTell = (kind: NoticeKind): readonly Role[] => {
  const { team } = KINDS[kind];
  return team ? rolesWith(team) : [];
};

/** Returns the topics of a center of which somebody with these roles hears. */
export const topicsFor = (roles: readonly Role[]): readonly Topic[] =>
  TOPICS_OF.provider.filter((topic) =>
    Object.values(KINDS).some(({ topic: its, team }) => its === topic && team && roles.some((role) => roleMay(role, team))),
  );

/** A kind with its facts. */
export type Said = { [Kind in NoticeKind]: { kind: Kind; facts: NoticeFacts[Kind] } }[NoticeKind];

/** A notice, as its person sees it. */
export type Notice = Said & {
  id: string;
  /** The name of the center or specialist that it is about. */
  center: string | null;
  path: string;
  createdAt: Date;
  seen: boolean;
};

/** Returns the audience of the page to which a notice leads. */
export const audienceOf = ({ path }: Pick<Notice, "path">): Audience => (path.startsWith("/dashboard/user") ? "patient" : "provider");

/** Kinds that only devices tell. What they are about is on another screen, so no list has them. */
export const UNLISTED: readonly NoticeKind[] = ["day"];
/** The number of days for which a notice is kept that no list has. */
export const UNLISTED_DAYS = 2;

/** Returns whose mailbox gets the mails about a topic. Only mails to an account may be turned off by its person. */
export function mailboxOfTopic(topic: Topic, audience: Audience): "account" | "center" | "none" {
  if (topic === "days") return "none";
  return topic === "requests" || (topic === "consultations" && audience === "provider") ? "center" : "account";
}
