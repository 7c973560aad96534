import { Badge } from "#app/ui/badge.tsx";
import type { SourceState } from "#domain/content/source-mark.ts";
import { m } from "#messages/m.ts";
import { SOURCE_STATE_NAMES } from "#texts/references.ts";

const KINDS = { stands: "verified", changed: "pending", dead: "error" } as const;

/** What somebody found when they opened a source again. */
export function SourceStateBadge({ state }: { state: SourceState | null }) {
  if (!state) return <Badge kind="unverified">{m.references_state_none()}</Badge>;
  return <Badge kind={KINDS[state]}>{SOURCE_STATE_NAMES[state]()}</Badge>;
}
