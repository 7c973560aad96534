/** How far a center has come with a request that it opened. */
export const FOLLOWUP_STATES = ["new", "contacted", "consultation", "started", "lost"] as const;
export type FollowupState = (typeof FOLLOWUP_STATES)[number];

/** The ways to reach a person. */
export const CONTACT_WAYS = ["call", "whatsapp", "mail"] as const;
export type ContactWay = (typeof CONTACT_WAYS)[number];

export type FollowupStep = ContactWay | Exclude<FollowupState, "new"> | "assigned";

/** Somebody who seemed lost may come back, and a start that was noted by mistake becomes a consultation again. */
const TRANSITIONS: Readonly<Record<FollowupState, readonly FollowupState[]>> = {
  new: ["contacted", "lost"],
  contacted: ["consultation", "lost"],
  consultation: ["started", "lost"],
  started: ["consultation"],
  lost: ["contacted"],
};

/** Returns the states that may follow, the usual one first. */
export const nextStates = (from: FollowupState): readonly FollowupState[] => TRANSITIONS[from];

export const canFollow = (from: FollowupState, to: FollowupState): boolean => TRANSITIONS[from].includes(to);

export const MAX_NOTE = 2000;
