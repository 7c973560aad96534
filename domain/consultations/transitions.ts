import { type ConsultationStatus, otherSide, type Side } from "./consultation.ts";
import { LOOK_AHEAD_HOURS } from "./reminders.ts";

export const ACTS = ["confirm", "decline", "cancel", "restore", "coming", "held", "absent"] as const;
export type Act = (typeof ACTS)[number];

/** The facts on which it depends whether an act is possible. */
export interface Standing {
  status: ConsultationStatus;
  askedBy: Side;
  startsAt: Date;
  endsAt: Date;
  heldSaysPatient: boolean;
  heldSaysProvider: boolean;
  /** The patient answered a reminder. */
  saysComing: boolean;
  endedBy: Side | null;
  /** What a side cancelled, and when; null when nobody did. */
  cancelled: { from: "requested" | "confirmed"; at: Date } | null;
}

/** How long the side that cancelled may take it back. The other side is told afterwards. */
export const UNDO_SECONDS = 60;

/** The effect of an act. `status` may stay the same while the other side has yet to say that it was held. */
export interface Change {
  status: ConsultationStatus;
  /** This side says that it was held. */
  saysHeld?: true;
  /** The patient says that they come. */
  saysComing?: true;
}

/**
 * Returns the effect of an act on a consultation, or null when this side may not do it, or not now. The side that did not ask
 * decides; either side may cancel until it begins, and take that back for a minute; a patient may say that they come; afterwards each side
 * says whether it was held, and it counts as held when both say so. Whoever said that nobody came may correct it.
 */
export function changeBy(side: Side, act: Act, consultation: Standing, now: Date): Change | null {
  const { status, askedBy, startsAt, endsAt } = consultation;
  const says = { patient: consultation.heldSaysPatient, provider: consultation.heldSaysProvider };
  const future = now < startsAt;
  switch (act) {
    case "confirm":
      return status === "requested" && askedBy !== side && future ? { status: "confirmed" } : null;
    case "decline":
      return status === "requested" && askedBy !== side ? { status: "declined" } : null;
    case "cancel":
      if (status === "requested") return askedBy === side ? { status: "cancelled" } : null;
      return status === "confirmed" && future ? { status: "cancelled" } : null;
    case "restore": {
      const { endedBy, cancelled } = consultation;
      if (status !== "cancelled" || endedBy !== side || !cancelled || !future) return null;
      return now.getTime() < cancelled.at.getTime() + UNDO_SECONDS * 1000 ? { status: cancelled.from } : null;
    }
    case "coming":
      if (side !== "patient" || status !== "confirmed" || consultation.saysComing || !future) return null;
      return startsAt.getTime() - now.getTime() <= LOOK_AHEAD_HOURS * 3_600_000 ? { status, saysComing: true } : null;
    case "held":
      if ((status === "no-show" || status === "disputed") && consultation.endedBy === side)
        return { status: says[otherSide(side)] ? "held" : "confirmed", saysHeld: true };
      if (status !== "confirmed" || now < endsAt || says[side]) return null;
      return { status: says[otherSide(side)] ? "held" : "confirmed", saysHeld: true };
    case "absent":
      if (status !== "confirmed" || now < endsAt || says[side]) return null;
      return { status: says[otherSide(side)] ? "disputed" : "no-show" };
  }
}

/** Returns whether this side may propose another time. There is one proposal at a time. */
export function mayMove({ status, startsAt }: Pick<Standing, "status" | "startsAt">, hasProposal: boolean, now: Date): boolean {
  return (status === "requested" || status === "confirmed") && !hasProposal && now < startsAt;
}
