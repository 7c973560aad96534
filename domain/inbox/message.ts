/** A message to our own team. `contact` is about the site, `advice` asks where to begin, `trip` how to come here for it. */
export const MESSAGE_KINDS = ["contact", "advice", "trip"] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];

export type MessageStatus = "new" | "answered" | "closed";

/** The transitions of a message. One that was closed too early can still be marked as answered. */
const TRANSITIONS: Readonly<Record<MessageStatus, readonly MessageStatus[]>> = {
  new: ["answered", "closed"],
  answered: ["closed"],
  closed: ["answered"],
};

export function statusesBefore(to: MessageStatus): MessageStatus[] {
  return (Object.keys(TRANSITIONS) as MessageStatus[]).filter((from) => TRANSITIONS[from].includes(to));
}

export const canBecome = (from: MessageStatus, to: MessageStatus): boolean => TRANSITIONS[from].includes(to);

/** Why our team closes a message. */
export const CLOSE_REASONS = ["solved", "by-phone", "other-place", "unwanted"] as const;
export type CloseReason = (typeof CLOSE_REASONS)[number];
