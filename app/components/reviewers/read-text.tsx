import { Prose } from "#app/components/content/prose.tsx";
import { SourceList } from "#app/components/content/source-list.tsx";
import { Panel } from "#app/components/dashboard/panel.tsx";
import type { RefusedAct } from "#app/forms/reviewers/review-acts.server.ts";
import type { Source } from "#domain/content/content.ts";
import { sentencePlace } from "#domain/reviewers/sentence-place.ts";
import type { Remark } from "#domain/reviewers/text-review.ts";
import { m } from "#messages/m.ts";
import { sentenceName } from "#texts/reviewers.ts";
import { CommentForm } from "./comment-form.tsx";
import { RemarkList } from "./remark-list.tsx";
import type { ReadPart } from "./rendered-parts.server.ts";
import { SentenceSources } from "./sentence-sources.tsx";

interface Props {
  parts: readonly ReadPart[];
  sources: readonly Source[];
  remarks: readonly Remark[];
  /** True while remarks may be added. */
  open: boolean;
  refused: RefusedAct | null;
}

/** A text from top to bottom: its sentences numbered, their sources beside them, and the remarks below each section. On paper too. */
export function ReadText({ parts, sources, remarks, open, refused }: Props) {
  return (
    <Panel title={m.reviewers_preview()}>
      <div className="grid grid-cols-[minmax(0,1fr)] divide-y">
        {parts.map((part) => {
          const sentences = part.paragraphs.flatMap((paragraph) => paragraph.sentences);
          const places = [
            { id: part.id, name: part.name },
            ...sentences.map((sentence) => ({ id: sentencePlace(sentence.number), name: sentenceName(sentence) })),
          ];
          const ofPart = places.filter(({ id }) => id === refused?.part);
          return (
            <section key={part.id} id={part.id} aria-labelledby={`titulo-${part.id}`} className="grid scroll-mt-24 gap-4 py-6 first:pt-0">
              <h3 id={`titulo-${part.id}`} className="title-4 max-w-text">
                {part.name}
              </h3>
              {part.paragraphs.map((paragraph) => (
                <div key={paragraph.html} className="grid gap-3 lg:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)] lg:gap-6">
                  <Prose html={paragraph.html} className="max-w-text" />
                  <SentenceSources sentences={paragraph.sentences} sources={sources} />
                </div>
              ))}
              {places.map(({ id, name }) => {
                const own = remarks.filter((remark) => remark.part === id);
                if (own.length === 0) return null;
                // A sentence has its anchor here, where its remark stands; a section above, at its heading.
                return (
                  <div key={id} id={id === part.id ? undefined : id} className="scroll-mt-24">
                    <RemarkList part={{ name }} remarks={own} />
                  </div>
                );
              })}
              {open && (
                <CommentForm part={part} places={places} refused={refused?.act === "comentar" && ofPart.length > 0 ? refused : null} />
              )}
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
