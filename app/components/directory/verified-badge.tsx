import { m } from "#app/paraglide/messages.js";
import { Badge } from "#app/ui/badge.tsx";

/** Whether Cuna checked licence and team. Never bought, and never merged with «Destacado». */
export function VerifiedBadge({ verified }: { verified: boolean }) {
  return <Badge kind={verified ? "verified" : "unverified"}>{verified ? m.centers_verified() : m.centers_unverified()}</Badge>;
}
