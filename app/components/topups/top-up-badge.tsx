import { Badge, type BadgeKind } from "#app/ui/badge.tsx";
import type { TopUpStatus } from "#domain/topups/top-up.ts";
import { TOP_UP_STATUS_NAMES } from "#texts/topups.ts";

const kinds: Readonly<Record<TopUpStatus, BadgeKind>> = {
  asked: "pending",
  sent: "in-review",
  confirming: "in-review",
  paid: "verified",
  refused: "error",
  failed: "error",
  refunded: "neutral",
  canceled: "neutral",
};

/** The state of a top-up in a word. */
export const TopUpBadge = ({ status }: { status: TopUpStatus }) => (
  <Badge kind={kinds[status]} className="justify-self-start">
    {TOP_UP_STATUS_NAMES[status]()}
  </Badge>
);
