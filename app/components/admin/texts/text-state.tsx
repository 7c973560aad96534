import { m } from "#app/paraglide/messages.js";
import { Badge } from "#app/ui/badge.tsx";
import type { TextRow } from "#domain/content/text-queries.server.ts";
import { STATE_NAMES } from "#texts/editions.ts";

/** Says whether a text is public, and what waits beside it. */
export function TextState({ published, archived, draft, waiting }: Pick<TextRow, "published" | "archived" | "draft" | "waiting">) {
  return (
    <span data-usual={published && !archived && !draft && !waiting ? true : undefined} className="flex flex-wrap gap-1.5">
      {archived ? STATE_NAMES.archived() : published ? STATE_NAMES.published() : m.editions_not_public()}
      {draft && <Badge kind="pending">{STATE_NAMES.draft()}</Badge>}
      {waiting && <Badge kind="in-review">{m.editions_view_waiting()}</Badge>}
    </span>
  );
}
