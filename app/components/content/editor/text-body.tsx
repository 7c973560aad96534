import { useEffect, useRef, useState } from "react";
import { MarkdownTools } from "#app/components/content/markdown/markdown-tools.tsx";
import type { SourcesToCite } from "#app/components/content/markdown/sources-to-cite.ts";
import { Prose } from "#app/components/content/prose.tsx";
import { href } from "#app/locale.ts";
import { Field } from "#app/ui/field.tsx";
import { Textarea } from "#app/ui/textarea.tsx";
import type { TextKey } from "#domain/content/content-documents.ts";
import type { Picture } from "#domain/content/pictures.ts";
import { m } from "#messages/m.ts";
import { DirectorySentences } from "./directory-sentences.tsx";
import { SignsToCopy } from "./signs-to-copy.tsx";
import type { TextPreview } from "./text-preview.server.ts";

const DEBOUNCE_MS = 500;
const PREVIEW_PATH = "/dashboard/admin/contenido/vista-previa";

interface Props {
  of: TextKey;
  /** The page where a newer draft is made; null when the directory has nothing to say here. */
  generator: string | null;
  label: string;
  body: string;
  preview: TextPreview;
  /** The sources that the text may cite; null for a text that cites nothing, and is plain. */
  sources: SourcesToCite | null;
  /** The newest pictures; null for a text without pictures. */
  pictures: readonly Picture[] | null;
}

/** The Markdown beside its preview, and the sentences that still lack a source. */
export function TextBody({ of: { kind, slug }, generator, label, body, preview, sources, pictures }: Props) {
  const control = useRef<HTMLTextAreaElement>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const [shown, setShown] = useState(preview);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (typed === null) return;
    const stop = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const answer = await fetch(href(PREVIEW_PATH), {
          method: "POST",
          body: new URLSearchParams({ tipo: kind, direccion: slug, cuerpo: typed }),
          signal: stop.signal,
        });
        setFailed(!answer.ok);
        if (answer.ok) setShown((await answer.json()) as TextPreview);
      } catch {
        if (!stop.signal.aborted) setFailed(true);
      }
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [kind, slug, typed]);
  const select = (sentence: string) => {
    const at = control.current?.value.indexOf(sentence) ?? -1;
    if (at !== -1) control.current?.setSelectionRange(at, at + sentence.length);
  };
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2 border-b pb-3">
        {sources && (
          <MarkdownTools
            control={control}
            label={label}
            shape="blocks"
            sources={sources}
            pictures={pictures}
            className="-ml-3.5"
            fallback={<SignsToCopy sources={sources.own} pictures={pictures} />}
          />
        )}
        <p className="text-ink-2 text-sm" aria-live="polite">
          {failed
            ? m.editor_preview_failed()
            : shown.words === 0
              ? m.editor_length_none()
              : m.editor_length({ words: shown.words, minutes: shown.minutes })}
        </p>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 lg:grid-cols-2">
        <Field label={label} hint={sources ? m.editions_markdown_hint() : undefined} id="cuerpo">
          {(field) => (
            <Textarea
              {...field}
              ref={control}
              name="cuerpo"
              rows={22}
              className="max-lg:max-h-[26rem]"
              defaultValue={body}
              onInput={(event) => setTyped(event.currentTarget.value)}
            />
          )}
        </Field>
        <section
          aria-label={m.editions_preview()}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys
          tabIndex={0}
          className="grid max-h-[24rem] content-start gap-3 overflow-y-auto max-lg:rounded-lg max-lg:border max-lg:px-4 max-lg:py-3 lg:max-h-[44rem]"
        >
          <h3 className="text-ink-2 text-sm">{m.editions_preview()}</h3>
          <Prose html={shown.html} className="[&_h2]:title-3 [&_h3]:title-4" />
        </section>
      </div>
      <DirectorySentences sentences={shown.directory} generator={generator} />
      {sources && shown.claims.length > 0 && (
        <details className="rounded-lg bg-badge-warn px-4 py-2 text-on-badge-warn">
          <summary className="unfold min-h-11 font-semibold">{m.editor_claims({ count: shown.claims.length })}</summary>
          <ul className="grid gap-2 pb-2">
            {shown.claims.map(({ sentence, line }) => (
              <li key={`${line} ${sentence}`}>
                {/* biome-ignore lint/a11y/useValidAnchor: it leads to the text also without script, which selects the sentence there */}
                <a href="#cuerpo" className="text-on-badge-warn" onClick={() => select(sentence)}>
                  {m.editions_claim_line({ line })}
                </a>{" "}
                {sentence}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
