import type { Source } from "#domain/content/content.ts";
import { m } from "#messages/m.ts";
import { formatDate } from "#platform/format.ts";

/** Says where and when a statement was read. */
export function SourceLinks({ sources }: { sources: readonly Source[] }) {
  if (sources.length === 0) return null;
  return (
    <ul className="mt-2 grid gap-x-5 text-sm text-ink-3">
      {sources.map(({ id, title, publisher, url, language, seenOn }) => (
        <li key={id} className="py-1">
          {m.trip_rules_source()}:{" "}
          <a href={url} rel="noopener" hrefLang={language} className="link">
            <cite lang={language} className="not-italic">
              {title}
            </cite>
          </a>
          , {publisher}, {m.trip_rules_seen({ date: formatDate(seenOn) })}
        </li>
      ))}
    </ul>
  );
}
