import { SourceText } from "#app/components/content/source-list.tsx";
import type { Source } from "#domain/content/content.ts";
import { m } from "#messages/m.ts";

/** The sources of the figures that do not come from the directory. */
export function Sources({ sources }: { sources: readonly Source[] }) {
  return (
    <section aria-labelledby="fuentes" className="py-14 md:py-18">
      <div className="wrap grid gap-5">
        <h2 id="fuentes" className="title-2">
          {m.costs_sources()}
        </h2>
        <ul className="grid max-w-text gap-3 text-md text-ink-2">
          {sources.map((source) => (
            <li key={source.id} className="[overflow-wrap:anywhere]">
              <SourceText source={source} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
