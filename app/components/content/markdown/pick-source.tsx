import Search from "lucide-react/icons/search";
import { useState } from "react";
import { Input } from "#app/ui/input.tsx";
import { m } from "#messages/m.ts";
import { plain } from "#platform/plain-text.ts";
import { signOf } from "./markdown-edits.ts";
import { CHOICE, Picker } from "./picker.tsx";
import type { NamedSource, SourcesToCite } from "./sources-to-cite.ts";

/** The maximum number of listed sources. Typing finds the rest. */
const SHOWN = 30;

interface Props {
  id: string;
  sources: SourcesToCite;
  onPick: (id: string) => void;
}

/** The sources of the text, and below them the other sources of the site. */
export function PickSource({ id, sources: { own, others }, onPick }: Props) {
  const [typed, setTyped] = useState("");
  const wanted = plain(typed);
  const found = (sources: readonly NamedSource[]) =>
    sources.filter((source) => plain(`${source.title} ${source.id}`).includes(wanted)).slice(0, SHOWN);
  const [mine, rest] = [found(own), found(others)];
  const group = (title: string, sources: readonly NamedSource[], close: () => void) =>
    sources.length > 0 && (
      <>
        <h3 className="px-3 pt-2 pb-1 text-ink-2 text-sm">{title}</h3>
        <ul>
          {sources.map((source) => (
            <li key={source.id}>
              <button
                type="button"
                className={CHOICE}
                onClick={() => {
                  close();
                  onPick(source.id);
                }}
              >
                {source.title} <span className="text-ink-2 text-sm wrap-anywhere">{signOf(source.id)}</span>
              </button>
            </li>
          ))}
        </ul>
      </>
    );
  return (
    <Picker id={id} label={m.editor_cite()}>
      {(close) => (
        <>
          <Input
            type="search"
            aria-label={m.editor_pick_search()}
            placeholder={m.editor_pick_search()}
            icon={<Search />}
            autoComplete="off"
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key !== "Enter") return;
              // This field is inside the form of the text, which Enter would send.
              event.preventDefault();
              const first = mine[0] ?? rest[0];
              if (!first) return;
              close();
              onPick(first.id);
            }}
          />
          {group(m.editor_pick_own(), mine, close)}
          {group(m.editor_pick_others(), rest, close)}
          {rest.length > 0 && <p className="px-3 pt-1 pb-2 text-ink-2 text-sm">{m.editor_pick_others_hint()}</p>}
          {mine.length + rest.length === 0 && <p className="px-3 py-3 text-ink-2 text-ui">{m.editor_pick_none()}</p>}
        </>
      )}
    </Picker>
  );
}
