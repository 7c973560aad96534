/** For how many days an invitation may be accepted, as the table's default says it too. */
export const INVITATION_DAYS = 14;

/** The maximum number of invitations of a center that nobody has answered. */
export const MAX_OPEN = 30;

/** Returns whether a text may be a name. A stranger reads it in our mail, so what looks like an address or a telephone is none. */
export const isPersonName = (text: string): boolean => text.length >= 3 && text.length <= 160 && !/[@/:\d<>]/.test(text);

/** What the other side hears of. */
export type PracticeEvent = "asked" | "accepted" | "declined" | "withdrawn" | "left" | "removed";

/** The state of the licence by which a doctor may practise, as our team found it. */
export type LicenceState = "checked" | "in-review" | "missing";

interface Named {
  readonly name: string;
  readonly slug: string;
}

/** Somebody who practises at a center, as its people see them. */
export interface Practitioner extends Named {
  readonly id: string;
  readonly specialty: string | null;
  /** Whether their own profile is public: only then do visitors see them on the center's page. */
  readonly listed: boolean;
  readonly licence: LicenceState;
  /** Since when our team looks at whether they are shown on a page that is public; null when they are there. */
  readonly waitsSince: Date | null;
  /** When they accepted; null when our team or a file brought them in. */
  readonly acceptedAt: Date | null;
  /** Appointments ahead that patients have with them at this center. */
  readonly ahead: number;
}

/** An invitation that was sent, as the center sees it. */
export interface SentInvitation {
  readonly id: string;
  readonly name: string;
  /** Null when they were asked in their own panel, and after an answer. */
  readonly email: string | null;
  readonly state: "open" | "expired" | "declined";
  readonly invitedAt: Date;
  readonly expiresAt: Date;
  readonly closedAt: Date | null;
  /** What became of the mail; null when there is none. */
  readonly mail: "sent" | "queued" | "withheld" | "refused" | null;
}

/** An invitation, as its receiver sees it. */
export interface ReceivedInvitation {
  readonly id: string;
  readonly center: string;
  readonly city: string | null;
  /** As the center wrote the name of who is invited. */
  readonly name: string;
  /** The profile that is asked; null when a mailbox is. */
  readonly specialistId: string | null;
  /** Whether the receiver manages that profile. Nobody accepts for a profile that is not theirs. */
  readonly isTheirs: boolean;
  readonly expiresAt: Date;
}

/** A center at which a specialist practises, as the specialist sees it. */
export interface OwnCenter extends Named {
  readonly id: string;
  readonly city: string | null;
  readonly listed: boolean;
  readonly waitsSince: Date | null;
}

/** A specialist that a center may ask. */
export interface FoundSpecialist extends Named {
  readonly id: string;
  readonly specialty: string | null;
  readonly city: string | null;
  /** Whether somebody manages the profile, and so hears of the invitation in their panel. */
  readonly managed: boolean;
  readonly relation: "none" | "invited" | "here";
}
