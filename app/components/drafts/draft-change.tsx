import { Panel } from "#app/components/dashboard/panel.tsx";
import type { PlannedPass } from "#domain/drafts/pass-draft.server.ts";
import { m } from "#messages/m.ts";

type Props = Pick<PlannedPass, "before" | "after" | "kept">;

/** What the text says about the directory now, beside what it would say. */
export function DraftChange({ before, after, kept }: Props) {
  return (
    <Panel title={m.drafts_change()}>
      <p className="text-ink-2">{before.length > 0 ? m.drafts_change_replaces() : m.drafts_change_adds()}</p>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-2">
        <Side title={m.drafts_change_before()} blocks={before} none={m.drafts_change_none()} />
        <Side title={m.drafts_change_after()} blocks={after} />
      </div>
      {kept.length > 0 && <Side title={m.drafts_change_kept()} blocks={kept} />}
    </Panel>
  );
}

function Side({ title, blocks, none }: { title: string; blocks: readonly string[]; none?: string }) {
  return (
    <section aria-label={title} className="grid content-start gap-2 rounded-lg border px-4 py-3">
      <h3 className="text-ink-2 text-sm">{title}</h3>
      {blocks.length === 0 && <p className="text-ink-2">{none}</p>}
      {blocks.map((block) => (
        <p key={block} className={block.startsWith("## ") ? "font-semibold" : undefined}>
          {block.replace(/^## /, "")}
        </p>
      ))}
    </section>
  );
}
