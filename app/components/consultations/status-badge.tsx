import { Badge, type BadgeKind } from "#app/ui/badge.tsx";
import type { ConsultationStatus } from "#domain/consultations/consultation.ts";
import { m } from "#messages/m.ts";
import { STATUS_NAMES } from "#texts/consultations.ts";

const LOOKS: Readonly<Record<ConsultationStatus, BadgeKind>> = {
  requested: "pending",
  confirmed: "info",
  declined: "neutral",
  cancelled: "neutral",
  moved: "neutral",
  expired: "neutral",
  held: "verified",
  "no-show": "neutral",
  disputed: "pending",
};

/** What a patient answered to the reminder, for the center. */
export const ComingBadge = () => (
  <Badge kind="verified" className="justify-self-start">
    {m.consultations_says_coming()}
  </Badge>
);

interface Props {
  status: ConsultationStatus;
  /** True when the side that reads has asked, and the other one answers. */
  waitsForOther?: boolean;
}

export const StatusBadge = ({ status, waitsForOther = false }: Props) => (
  <Badge kind={LOOKS[status]} className="justify-self-start">
    {status === "requested" && waitsForOther ? m.consultations_status_waits() : STATUS_NAMES[status]()}
  </Badge>
);
