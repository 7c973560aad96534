import { Badge } from "#app/ui/badge.tsx";
import { m } from "#messages/m.ts";

/** Says that our team checked licence and team. It cannot be bought and is never combined with «Destacado». */
export function VerifiedBadge({ verified }: { verified: boolean }) {
  return <Badge kind={verified ? "verified" : "unverified"}>{verified ? m.centers_verified() : m.centers_unverified()}</Badge>;
}
