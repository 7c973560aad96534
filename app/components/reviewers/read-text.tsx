import { Prose } from "#app/components/content/prose.tsx";
import { SourceList } from "#app/components/content/source-list.tsx";
import { Panel } from "#app/components/dashboard/panel.tsx";
import type { RefusedAct } from "#app/forms/reviewers/review-acts.server.ts";
import type { Source } from "#domain/content/content.ts";
import type { Remark } from "#domain/reviewers/text-review.ts";
import { m } from "#messages/m.ts";
import { CommentForm } from "./comment-form.tsx";
import { RemarkList } from "./remark-list.tsx";
import type { RenderedPart } from "./rendered-parts.server.ts";

interface Props {
  parts: readonly RenderedPart[];
  sources: readonly Source[];
  remarks: readonly Remark[];
  /** True while remarks may be added. */
  open: boolean;
  refused: RefusedAct | null;
}

/** A text from top to bottom, with the remarks below each section. */
export function ReadText({ parts, sources, remarks, open, refused }: Props) {
  return (
    <Panel title={m.reviewers_preview()}>
      <div className="grid grid-cols-[minmax(0,1fr)] divide-y">
        {parts.map((part) => {
          const own = remarks.filter((remark) => remark.part === part.id);
          return (
            <section key={part.id} id={part.id} aria-labelledby={`titulo-${part.id}`} className="grid scroll-mt-24 gap-4 py-6 first:pt-0">
              <h3 id={`titulo-${part.id}`} className="title-4 max-w-text">
                {part.name}
              </h3>
              {part.paragraphs.map(({ html, start }) => (
                <Prose key={start + html.length} html={html} className="max-w-text" />
              ))}
              {own.length > 0 && <RemarkList part={part} remarks={own} />}
              {open && <CommentForm part={part} refused={refused?.act === "comentar" && refused.part === part.id ? refused : null} />}
            </section>
          );
        })}
        {sources.length > 0 && (
          <section aria-labelledby="titulo-fuentes" className="grid gap-4 py-6 last:pb-0">
            <h3 id="titulo-fuentes" className="title-4">
              {m.reviewers_sources()}
            </h3>
            <SourceList sources={sources} />
          </section>
        )}
      </div>
    </Panel>
  );
}
