import clsx from "clsx";
import { Prose } from "#app/components/content/prose.tsx";
import type { renderCityText } from "#app/components/content/rendered-city-text.server.ts";
import { AnswerReview } from "#app/components/content/review-state.tsx";
import { SourceList } from "#app/components/content/source-list.tsx";
import { m } from "#messages/m.ts";

/** The site's own text about the treatment in this city, who signed it, and its sources. */
export function OwnWords({ text: { lead, sections, review, sources } }: { text: Awaited<ReturnType<typeof renderCityText>> }) {
  return (
    <div className="grid max-w-[62ch] grid-cols-[minmax(0,1fr)] gap-5 pt-16 md:pt-20">
      <Prose html={lead} />
      {sections.map(({ id, title, html }, index) => (
        <section key={id} aria-labelledby={id} className={clsx("grid grid-cols-[minmax(0,1fr)] gap-5", index > 0 && "pt-5 md:pt-7")}>
          <h2 id={id} className="title-2">
            {title}
          </h2>
          <Prose html={html} />
        </section>
      ))}
      <AnswerReview review={review} />
      {sources.length > 0 && (
        <section aria-labelledby="fuentes" className="grid grid-cols-[minmax(0,1fr)] gap-5">
          <h2 id="fuentes" className="title-3">
            {m.articles_sources()}
          </h2>
          <SourceList sources={sources} />
        </section>
      )}
    </div>
  );
}
