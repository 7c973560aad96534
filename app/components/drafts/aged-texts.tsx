import { Panel } from "#app/components/dashboard/panel.tsx";
import { textPath } from "#app/forms/content/text-address.ts";
import { href } from "#app/locale.ts";
import type { AgedText } from "#domain/drafts/said-sentences.server.ts";
import { m } from "#messages/m.ts";
import { KIND_NAMES } from "#texts/editions.ts";

/** The published texts with outdated figures of the directory, each with a link to its editor, which shows them. */
export function AgedTexts({ texts }: { texts: readonly AgedText[] }) {
  if (texts.length === 0) return null;
  return (
    <Panel title={m.drafts_aged()}>
      <p className="text-ink-2 text-sm">{m.drafts_aged_text()}</p>
      <ul className="grid divide-y">
        {texts.map(({ kind, slug, title, sentences }) => (
          <li key={`${kind}.${slug}`} className="flex flex-wrap items-center justify-between gap-x-4 py-2">
            <a href={href(textPath({ kind, slug }))} className="inline-flex min-h-11 items-center font-semibold">
              {title}
            </a>
            <span className="text-ink-2 text-sm">
              {KIND_NAMES[kind]()} · {m.drafts_aged_sentences({ count: sentences })}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
