import { Badge, type BadgeKind } from "#app/ui/badge.tsx";
import type { PatientReceiver, ReceiverState } from "#domain/receivers/lead-for-patient.server.ts";
import { m } from "#messages/m.ts";

const STATES: Record<ReceiverState, { kind: BadgeKind; label: () => string }> = {
  unconfirmed: { kind: "pending", label: m.leads_receiver_unconfirmed },
  "in-line": { kind: "pending", label: m.leads_receiver_in_line },
  waiting: { kind: "pending", label: m.leads_receiver_waiting },
  open: { kind: "info", label: m.leads_receiver_open },
  purchased: { kind: "verified", label: m.leads_receiver_purchased },
  returned: { kind: "neutral", label: m.leads_receiver_returned },
  declined: { kind: "neutral", label: m.leads_receiver_declined },
  expired: { kind: "expired", label: m.leads_receiver_expired },
  withdrawn: { kind: "neutral", label: m.leads_receiver_withdrawn },
  "not-consented": { kind: "neutral", label: m.leads_receiver_not_consented },
  "has-it-already": { kind: "info", label: m.leads_receiver_already },
  "not-sent": { kind: "neutral", label: m.leads_receiver_not_sent },
};

const YOUR_TURN: { kind: BadgeKind; label: () => string } = { kind: "pending", label: m.patients_receiver_your_turn };

/** The state of one named center in a word. Once it answered, the patient decides whether it gets the contact. */
export function ReceiverBadge({ receiver: { state, yourTurn } }: { receiver: Pick<PatientReceiver, "state" | "yourTurn"> }) {
  const { kind, label } = yourTurn ? YOUR_TURN : STATES[state];
  return <Badge kind={kind}>{label()}</Badge>;
}
