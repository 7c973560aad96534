import { m } from "#app/paraglide/messages.js";
import { Badge } from "#app/ui/badge.tsx";

/** Says that our team checked licence and team. It cannot be bought and is never combined with «Destacado». */
export function VerifiedBadge({ verified }: { verified: boolean }) {
  return <Badge kind={verified ? "verified" : "unverified"}>{verified ? m.centers_verified() : m.centers_unverified()}</Badge>;
}
