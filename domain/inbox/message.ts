/**
 * Messages that are written on a form of their own. `contact` is about the site, `advice` asks where to begin, `trip` asks how to come
 * here for treatment.
 */
export type WrittenKind = "contact" | "advice" | "trip";
/** `request` is a request for advice: a lead that names no center. It has the lead's id, number and key. */
export type MessageKind = WrittenKind | "request";

export type MessageStatus = "new" | "answered" | "closed";

/** The transitions of a message. One that was closed too early can still be marked as answered. */
const TRANSITIONS: Readonly<Record<MessageStatus, readonly MessageStatus[]>> = {
  new: ["answered", "closed"],
  answered: ["closed"],
  closed: ["answered"],
};

export const canBecome = (from: MessageStatus, to: MessageStatus): boolean => TRANSITIONS[from].includes(to);

/** The reasons for closing a message. */
export const CLOSE_REASONS = ["solved", "by-phone", "other-place", "with-center", "unwanted"] as const;
export type CloseReason = (typeof CLOSE_REASONS)[number];
