import type { SharedPart } from "#domain/companions/companion.ts";
import type { SharedRequest } from "#domain/companions/shared-view.ts";
import { m } from "#messages/m.ts";
import type { ChoiceNames } from "./choice-names.ts";

export const SHARED_PART_NAMES: ChoiceNames<SharedPart> = {
  solicitudes: m.companions_part_solicitudes,
  presupuestos: m.companions_part_presupuestos,
  consultas: m.companions_part_consultas,
  progreso: m.companions_part_progreso,
};

/** What each part shows, in plain words. */
export const SHARED_PART_TEXTS: ChoiceNames<SharedPart> = {
  solicitudes: m.companions_part_solicitudes_text,
  presupuestos: m.companions_part_presupuestos_text,
  consultas: m.companions_part_consultas_text,
  progreso: m.companions_part_progreso_text,
};

/** The name of a patient as the other person reads it. */
export const patientName = (name: string | null): string => name ?? m.companions_somebody();

const STATE_NAMES: ChoiceNames<SharedRequest["centers"][number]["state"]> = {
  unconfirmed: m.companions_state_unconfirmed,
  "in-line": m.companions_state_in_line,
  waiting: m.companions_state_waiting,
  open: m.companions_state_open,
  purchased: m.companions_state_purchased,
  returned: m.companions_state_returned,
  declined: m.companions_state_declined,
  expired: m.companions_state_expired,
  withdrawn: m.companions_state_withdrawn,
  "not-consented": m.companions_state_not_consented,
  "has-it-already": m.companions_state_already,
  "not-sent": m.companions_state_not_sent,
};

/** Says how far a request got at a center, to somebody who did not send it. */
export const sharedStateText = ({ state, yourTurn }: Pick<SharedRequest["centers"][number], "state" | "yourTurn">): string =>
  yourTurn ? m.companions_state_answered() : STATE_NAMES[state]();

interface Words {
  title: () => string;
  text: () => string;
}

const JOINED: Readonly<Record<"host" | "guest", Words>> = {
  host: { title: m.companions_notice_joined, text: m.companions_notice_joined_text },
  guest: { title: m.companions_notice_with, text: m.companions_notice_with_text },
};
const ENDED: Readonly<Record<"host" | "guest", Record<"own" | "other", Words>>> = {
  host: {
    own: { title: m.companions_notice_ended, text: m.companions_notice_ended_text },
    other: { title: m.companions_notice_left, text: m.companions_notice_left_text },
  },
  guest: {
    own: { title: m.companions_notice_quit, text: m.companions_notice_quit_text },
    other: { title: m.companions_notice_closed, text: m.companions_notice_closed_text },
  },
};

const ERASED: Readonly<Record<"host" | "guest", Words>> = {
  host: { title: m.companions_notice_ended, text: m.companions_notice_erased_own_text },
  guest: { title: m.companions_notice_closed, text: m.companions_notice_erased_text },
};

/** Says that somebody joined or that it ended, in the words of who is told. */
export function companionWords(
  kind: "companion-joined" | "companion-ended",
  { host, own, erased }: { host: boolean; own: boolean; erased?: true },
) {
  const side = host ? "host" : "guest";
  const { title, text } = kind === "companion-joined" ? JOINED[side] : erased ? ERASED[side] : ENDED[side][own ? "own" : "other"];
  return { title: title(), text: text(), action: m.companions_notice_action() };
}
