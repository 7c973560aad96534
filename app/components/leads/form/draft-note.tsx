import { Button } from "#app/ui/button.tsx";
import { Note } from "#app/ui/note.tsx";
import { m } from "#messages/m.ts";
import type { LeadDraftState } from "./use-lead-draft.ts";

/** Says what this browser keeps of the form, for how long, and forgets it in one tap. */
export function DraftNote({ kept, forgotten, forget }: LeadDraftState & { forget: () => void }) {
  if (forgotten)
    return (
      <Note kind="ok" live>
        {m.leads_draft_forgotten()}
      </Note>
    );
  if (!kept) return null;
  const forgets = (
    <Button type="button" kind="quiet" size="s" onClick={forget}>
      {m.leads_draft_forget()}
    </Button>
  );
  if (kept.isBack)
    return (
      <Note kind="info" live>
        {m.leads_draft_back({ hours: kept.hours })} {forgets}
      </Note>
    );
  return (
    <p className="flex items-center justify-between gap-3 text-sm text-ink-2 md:justify-start">
      {m.leads_draft_kept({ hours: kept.hours })} {forgets}
    </p>
  );
}
