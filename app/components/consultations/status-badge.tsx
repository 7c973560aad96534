import { Badge, type BadgeKind } from "#app/ui/badge.tsx";
import type { ConsultationStatus } from "#domain/consultations/consultation.ts";
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

export const StatusBadge = ({ status }: { status: ConsultationStatus }) => (
  <Badge kind={LOOKS[status]} className="justify-self-start">
    {STATUS_NAMES[status]()}
  </Badge>
);
