/** How far a center has come with a request that it opened. */
export const FOLLOWUP_STATES = ["new", "contacted", "consultation", "started", "lost"] as const;
export type FollowupState = (typeof FOLLOWUP_STATES)[number];

/** The ways to reach a person. */
export const CONTACT_WAYS = ["call", "whatsapp", "mail"] as const;
export type ContactWay = (typeof CONTACT_WAYS)[number];

/** `undone` takes back the contact before it. */
export type FollowupStep = ContactWay | Exclude<FollowupState, "new"> | "assigned" | "undone" | "callback" | "callback-ended";

/** How long somebody may take back the contact that stopped the reply clock: they opened WhatsApp, and wrote nothing. */
export const UNDO_SECONDS = 10;

/** Returns how long the contact that stopped the reply clock may be taken back; 0 when it may not, or when it stopped otherwise. */
export function undoSecondsLeft(
  { answeredAt, steps: [last] }: { answeredAt: Date | null; steps: readonly { readonly step: FollowupStep; readonly at: Date }[] },
  at: Date,
): number {
  if (!answeredAt || !last || !CONTACT_WAYS.some((way) => way === last.step)) return 0;
  if (last.at.getTime() !== answeredAt.getTime()) return 0;
  return Math.max(0, UNDO_SECONDS - Math.floor((at.getTime() - answeredAt.getTime()) / 1000));
}

/** Why somebody does not go on, as their center notes it. */
export const LOST_REASONS = ["price", "other-center", "far", "not-now", "unreachable", "other"] as const;
export type LostReason = (typeof LOST_REASONS)[number];

/** Somebody who seemed lost may come back to where they were, and what was noted by mistake is taken back. */
const TRANSITIONS: Readonly<Record<FollowupState, readonly FollowupState[]>> = {
  new: ["contacted", "lost"],
  contacted: ["consultation", "lost"],
  consultation: ["started", "lost", "contacted"],
  started: ["consultation"],
  lost: ["contacted", "consultation"],
};

/** Returns the states that may follow, the usual one first. */
export const nextStates = (from: FollowupState): readonly FollowupState[] => TRANSITIONS[from];

/** Returns the state to which the last step is taken back; null where there is none. `consulted`: there was a consultation. */
export function stateBefore(state: FollowupState, consulted: boolean): FollowupState | null {
  if (state === "started") return "consultation";
  if (state === "consultation") return "contacted";
  return state === "lost" ? (consulted ? "consultation" : "contacted") : null;
}

export const canFollow = (from: FollowupState, to: FollowupState): boolean => TRANSITIONS[from].includes(to);

export const MAX_NOTE = 2000;
