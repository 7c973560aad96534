import { Badge } from "#app/ui/badge.tsx";
import type { TextRow } from "#domain/content/text-queries.server.ts";
import { m } from "#messages/m.ts";
import { STATE_NAMES } from "#texts/editions.ts";
import { publicState } from "./text-states.ts";

/** Says whether a text is public, and whether a draft or something else waits. */
export function TextState(row: Pick<TextRow, "published" | "archived" | "draft" | "waiting">) {
  const { published, archived, draft, waiting } = row;
  return (
    <span data-usual={published && !archived && !draft && !waiting ? true : undefined} className="flex flex-wrap gap-1.5">
      {publicState(row)}
      {draft && <Badge kind="pending">{STATE_NAMES.draft()}</Badge>}
      {waiting && <Badge kind="in-review">{m.editions_view_waiting()}</Badge>}
    </span>
  );
}
