import type { Source } from "#domain/content/content.ts";
import { m } from "#messages/m.ts";
import { howRead } from "./how-read.ts";

interface Props {
  sources: readonly Source[];
  /** False on a page that is heavy already: then it goes without the words of each source. */
  words?: boolean;
}

/** The sources, numbered like the references in the text, each with the day on which somebody read it and the words that count. */
export function SourceList({ sources, words = true }: Props) {
  return (
    <ol className="grid gap-3 text-md text-ink-2">
      {sources.map((source, index) => (
        <li
          key={source.id}
          id={`fuente-${index + 1}`}
          className="relative pl-9 target:rounded-sm target:bg-tint target:outline-4 target:outline-tint [overflow-wrap:anywhere]"
        >
          <span
            aria-hidden
            className="absolute top-px left-0 grid size-6 place-items-center rounded-full bg-tonal text-xs leading-none! font-bold text-on-tonal"
          >
            {index + 1}
          </span>{" "}
          <SourceText source={source} />
          {words && source.excerpt && (
            <details>
              <summary className="link">{m.articles_source_words()}</summary>
              <q lang={source.language === "es" ? undefined : source.language}>{source.excerpt}</q>
            </details>
          )}
        </li>
      ))}
    </ol>
  );
}

/** A source as text: «Publisher. Title, when it appeared. Guía clínica. Leímos el resumen el 21 nov 2026.» */
export function SourceText({ source }: { source: Source }) {
  const { title, publisher, url, published, language } = source;
  return (
    <>
      {publisher}.{" "}
      <a className="link" href={url} rel="noopener" lang={language === "es" ? undefined : language} hrefLang={language}>
        <cite>{title}</cite>
      </a>
      {published && `, ${published}`}. {howRead(source)}
    </>
  );
}
