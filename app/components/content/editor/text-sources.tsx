import { textPath } from "#app/forms/content/text-address.ts";
import { href } from "#app/locale.ts";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { Field } from "#app/ui/field.tsx";
import { Select } from "#app/ui/select.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import type { TextKey } from "#domain/content/content-documents.ts";
import type { KnownSource } from "#domain/content/known-sources.server.ts";
import { m } from "#messages/m.ts";
import { formatDate } from "#platform/format.ts";

export interface SourceOfText {
  readonly id: string;
  /** False for a source that the text cites without listing it. */
  readonly listed: boolean;
  /** How often the text cites it. */
  readonly references: number;
  /** Null for an unknown source. */
  readonly source: KnownSource | null;
}

interface Props {
  sources: readonly SourceOfText[];
  /** The other sources of the site. */
  others: readonly { id: string; title: string }[];
}

/** The sources of a text: each with its extract, the number of citations, and what is wrong with it. */
export function TextSources({ sources, others }: Props) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {sources.length === 0 && <p className="text-ink-2">{m.editor_sources_none()}</p>}
      <ol className="grid grid-cols-[minmax(0,1fr)] divide-y">
        {sources.map((one) => (
          <li key={one.id} className="grid py-3 [&_[id$=-hint]]:pl-9">
            <Checkbox name="sources" value={one.id} defaultChecked={one.listed} label={one.source?.title ?? one.id} hint={metaOf(one)} />
            {one.source?.statement && (
              <details className="ml-9">
                <summary className="unfold min-h-11 font-semibold text-brand text-ui">
                  {m.editor_source_says()}
                  <span className="sr-only">: {one.source.title}</span>
                </summary>
                <blockquote className="mb-2 border-mar-500 border-l-2 pl-3 text-ink-2 text-ui">{one.source.statement}</blockquote>
              </details>
            )}
            <p className="ml-9 flex flex-wrap items-center gap-x-4 text-sm">
              <span className={one.references === 0 || !one.source?.isPublic ? "font-semibold text-warn" : "text-ink-2"}>
                {stateOf(one)}
              </span>
              {one.source && (
                <TextLink href={href(textPath({ kind: "source", slug: one.id } satisfies TextKey))}>
                  {m.editor_source_open()}
                  <span className="sr-only"> {one.source.title}</span>
                </TextLink>
              )}
            </p>
          </li>
        ))}
      </ol>
      <Field label={m.editor_source_add()} hint={m.editor_source_add_hint()}>
        {(control) => (
          <Select
            {...control}
            name="sources"
            placeholder={m.editor_source_choose()}
            options={others.map(({ id, title }) => ({ value: id, label: `${title} (${id})` }))}
            defaultValue=""
          />
        )}
      </Field>
    </div>
  );
}

function metaOf({ id, source }: SourceOfText): string {
  if (!source) return id;
  return [
    source.publisher,
    /^\d{4}-\d\d-\d\d$/.test(source.seenOn) ? m.editor_source_seen({ date: formatDate(source.seenOn) }) : "",
    `[^${id}]`,
  ]
    .filter(Boolean)
    .join(" · ");
}

function stateOf({ listed, references, source }: SourceOfText): string {
  if (!source) return m.editor_source_unknown();
  if (!listed) return m.editor_source_unlisted();
  if (!source.isPublic) return m.editor_source_draft();
  if (references === 0) return m.editor_source_unused();
  return m.editor_source_used({ count: references });
}
