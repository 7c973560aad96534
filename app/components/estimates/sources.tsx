import type { Source } from "#domain/content/content.ts";
import { m } from "#messages/m.ts";
import { formatDate } from "#platform/format.ts";

/** The sources of the figures that do not come from the directory. */
export function Sources({ sources }: { sources: readonly Source[] }) {
  return (
    <section aria-labelledby="fuentes" className="py-14 md:py-18">
      <div className="wrap grid gap-5">
        <h2 id="fuentes" className="title-2">
          {m.costs_sources()}
        </h2>
        <ul className="grid max-w-text gap-3 text-md text-ink-2">
          {sources.map(({ id, title, publisher, url, published, seenOn, language }) => (
            <li key={id} className="[overflow-wrap:anywhere]">
              {publisher}.{" "}
              <a className="link" href={url} rel="noopener" lang={language === "es" ? undefined : language} hrefLang={language}>
                <cite>{title}</cite>
              </a>
              {published && `, ${published}`}. {m.costs_sources_seen({ date: formatDate(seenOn) })}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
