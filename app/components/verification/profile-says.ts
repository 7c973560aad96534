import type { BadgeKind } from "#app/ui/badge.tsx";
import type { ProfileToCheck } from "#domain/verification/profile-to-check.server.ts";

export const STATUS_BADGES: Readonly<Record<ProfileToCheck["status"], BadgeKind>> = {
  draft: "neutral",
  pending: "pending",
  published: "unverified",
  verified: "verified",
  returned: "expired",
};

/** Returns what a profile says about each item, in a line. */
export const saysOf = ({ name, address, city, phone, website, team, services }: ProfileToCheck) => ({
  identity: [name, address, city, phone, website].filter(Boolean).join(" · "),
  team: team.join(", "),
  laboratory: services.join(", "),
});
