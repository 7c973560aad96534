import Quote from "lucide-react/icons/quote";
import { type RefObject, useEffect, useState } from "react";
import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";

interface Props {
  sources: readonly { id: string; title: string }[];
  control: RefObject<HTMLTextAreaElement | null>;
  /** Called with the new words once a reference stands in them. */
  onCite: (words: string) => void;
}

/** The sources of a text with the sign that refers to each: a press writes it where the cursor is. Without script it is copied by hand. */
export function CiteSource({ sources, control, onCite }: Props) {
  const [live, setLive] = useState(false);
  useEffect(() => setLive(true), []);
  const cite = (id: string) => {
    const area = control.current;
    if (!area) return;
    area.setRangeText(signOf(id), area.selectionEnd, area.selectionEnd, "end");
    area.focus();
    onCite(area.value);
  };
  if (sources.length === 0) return <p className="text-ink-2 text-sm">{m.editor_cite_none()}</p>;
  return (
    <details className="min-w-0">
      <summary className="inline-flex min-h-11 cursor-pointer items-center gap-2 font-semibold text-brand text-ui">
        <Quote className="size-[18px]" />
        {m.editor_cite()}
      </summary>
      <ul className="grid gap-1 pb-2">
        {sources.map(({ id, title }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3 text-sm">
            {live ? (
              <Button
                type="button"
                kind="quiet"
                size="s"
                className="max-w-full whitespace-normal! wrap-anywhere"
                onClick={() => cite(id)}
                aria-label={m.editor_cite_one({ title })}
              >
                {signOf(id)}
              </Button>
            ) : (
              <code>{signOf(id)}</code>
            )}
            <span className="min-w-0">{title}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

const signOf = (id: string) => `[^${id}]`;
