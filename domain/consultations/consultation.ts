/** Who of the two acts. */
export type Side = "patient" | "provider";

export const KINDS = ["first", "follow-up", "second-opinion", "results"] as const;
export type ConsultationKind = (typeof KINDS)[number];

export const MODES = ["place", "video"] as const;
export type ConsultationMode = (typeof MODES)[number];

/** `moved`: another one has taken its place. `disputed`: one side says that it was held, the other that nobody came. */
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

/** A time with its end, and until when the next one cannot begin. */
export interface Slot {
  startsAt: Date;
  endsAt: Date;
  heldUntil: Date;
}

/** A free time with whose it is: null where the center names nobody. */
export interface OpenSlot extends Slot {
  doctorId: string | null;
}

/** What both sides see of a consultation. */
export interface Consultation {
  id: string;
  providerId: string;
  providerName: string;
  providerSlug: string;
  providerZone: string;
  /** Of the center; null when it gave none. */
  address: string | null;
  /** Who receives the patient; null where the center names nobody. */
  doctor: { id: string; name: string } | null;
  /** Empty when the account was deleted. */
  patientName: string;
  /** The patient has no account here, and answers by a link. */
  guest: boolean;
  patientZone: string;
  service: string | null;
  kind: ConsultationKind;
  mode: ConsultationMode;
  status: ConsultationStatus;
  askedBy: Side;
  askedAt: Date;
  endedBy: Side | null;
  startsAt: Date;
  endsAt: Date;
  videoUrl: string | null;
  /** When the one began whose place this one would take. */
  movesFrom: Date | null;
  /** The time that the other side has asked to move it to. */
  proposal: { id: string; startsAt: Date; askedBy: Side } | null;
  heldSaysPatient: boolean;
  heldSaysProvider: boolean;
}

export const otherSide = (side: Side): Side => (side === "patient" ? "provider" : "patient");
