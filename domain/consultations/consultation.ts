import type { Reach } from "#domain/mail/reach.ts";

/** The side that acts. */
export type Side = "patient" | "provider";

export const KINDS = ["first", "follow-up", "second-opinion", "results"] as const;
export type ConsultationKind = (typeof KINDS)[number];

export const MODES = ["place", "video"] as const;
export type ConsultationMode = (typeof MODES)[number];

/** `moved`: another consultation has taken its place. `disputed`: one side says that it was held, the other that nobody came. */
export type ConsultationStatus =
  | "requested"
  | "confirmed"
  | "declined"
  | "cancelled"
  | "moved"
  | "expired"
  | "held"
  | "no-show"
  | "disputed";

/** A time with its end, and the moment from which the next one can begin. */
export interface Slot {
  startsAt: Date;
  endsAt: Date;
  heldUntil: Date;
}

/** A free time with its doctor; null when the center names none. */
export interface OpenSlot extends Slot {
  doctorId: string | null;
}

/** A consultation, as both sides see it. */
export interface Consultation {
  id: string;
  providerId: string;
  providerName: string;
  providerSlug: string;
  providerZone: string;
  /** The center's address; null when it gave none. */
  address: string | null;
  /** The doctor; null when the center names none. */
  doctor: { id: string; name: string } | null;
  /** Empty when the account was deleted. */
  patientName: string;
  /** The patient has no account here, and answers by a link. */
  guest: boolean;
  /** The telephone that the center wrote down, for the center alone. */
  patientPhone: string | null;
  /** False for a guest without a mailbox: the center tells them itself. */
  mailed: boolean;
  /** The request of the center for which it was written down. */
  offerId: string | null;
  /** What becomes of mails to a guest, and what became of the last one. Null for a patient with an account, who has notices. */
  guestMail: { reach: Reach; told: Reach | null } | null;
  patientZone: string;
  service: string | null;
  kind: ConsultationKind;
  mode: ConsultationMode;
  status: ConsultationStatus;
  /** Grows with each change. */
  revision: number;
  askedBy: Side;
  askedAt: Date;
  endedBy: Side | null;
  /** What a side cancelled, and when; null when nobody did. */
  cancelled: { from: "requested" | "confirmed"; at: Date } | null;
  startsAt: Date;
  endsAt: Date;
  videoUrl: string | null;
  /** The beginning of the consultation that this one would replace. */
  movesFrom: Date | null;
  /** Another time that one side proposes. */
  proposal: { id: string; startsAt: Date; askedBy: Side } | null;
  heldSaysPatient: boolean;
  heldSaysProvider: boolean;
  /** The patient said that they come. */
  saysComing: boolean;
}

export const otherSide = (side: Side): Side => (side === "patient" ? "provider" : "patient");
