import clsx from "clsx";
import ChevronRight from "lucide-react/icons/chevron-right";
import CircleHelp from "lucide-react/icons/circle-question-mark";
import Search from "lucide-react/icons/search";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { LevelDrawing } from "#app/components/content/urgent/level-drawing.tsx";
import { type FirstSuggestion, MAX_TEXT_LENGTH } from "#domain/directory/typed-text.ts";
import { m } from "#messages/m.ts";

interface SuggestedInputProps {
  id: string;
  name: string;
  value: string;
  onChange: (value: string) => void;
  suggestionsUrl: string;
  placeholder: string;
}

const DEBOUNCE_MS = 300;
/** The delay before the list closes, so that a press on a suggestion still arrives. */
const BLUR_MS = 200;

/** The last row, which searches for what was typed. */
const AS_TYPED = "as-typed";
type Row = FirstSuggestion | { kind: "term"; term: string } | { kind: typeof AS_TYPED };

/**
 * A text box that suggests terms of the directory. Arrow keys move through the list; Enter takes a suggestion or, with none selected,
 * searches. The last row searches too.
 */
export function SuggestedInput({ id, name, value, onChange, suggestionsUrl, placeholder }: SuggestedInputProps) {
  const list = useId();
  const [rows, setRows] = useState<readonly Row[]>([]);
  const [active, setActive] = useState(-1);
  const blurring = useRef<ReturnType<typeof setTimeout>>(undefined);
  const asked = useRef<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const open = rows.length > 0;

  useEffect(() => {
    if (asked.current === null || asked.current !== value) return;
    const text = value.trim();
    if (text === "") return setRows([]);
    const stop = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const answer = await fetch(`${suggestionsUrl}?${new URLSearchParams({ q: text })}`, { signal: stop.signal });
        if (!answer.ok) return;
        const found = (await answer.json()) as { first: FirstSuggestion[]; terms: string[] };
        // The visitor has left the box, so a list that opened now would cover something else.
        if (document.activeElement !== input.current) return;
        const suggested = [...found.first, ...found.terms.map((term) => ({ kind: "term", term }) as const)];
        setRows(suggested.length > 0 ? [...suggested, { kind: AS_TYPED }] : []);
        setActive(-1);
      } catch {
        // The search also works without suggestions.
      }
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [value, suggestionsUrl]);

  const close = () => {
    asked.current = null;
    setRows([]);
    setActive(-1);
  };
  const take = (row: Row) => {
    close();
    if (row.kind === AS_TYPED) input.current!.form!.requestSubmit();
    else if (row.kind === "term") onChange(row.term);
    else location.assign(row.path);
  };
  const keys = (event: KeyboardEvent) => {
    if (!open) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      event.preventDefault();
      setActive((before) => (before < 0 && step < 0 ? rows.length - 1 : (before + step + rows.length) % rows.length));
    } else if (event.key === "Enter" && active >= 0) {
      event.preventDefault();
      take(rows[active]!);
    } else if (event.key === "Escape") {
      event.preventDefault();
      close();
    }
  };

  return (
    <>
      <input
        ref={input}
        id={id}
        name={name}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={MAX_TEXT_LENGTH}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={open}
        aria-controls={list}
        aria-activedescendant={active >= 0 ? `${list}-${active}` : undefined}
        placeholder={placeholder}
        value={value}
        onChange={(event) => {
          asked.current = event.target.value;
          onChange(event.target.value);
        }}
        onKeyDown={keys}
        onFocus={() => clearTimeout(blurring.current)}
        onBlur={() => {
          blurring.current = setTimeout(close, BLUR_MS);
        }}
        className="block h-[30px] w-full bg-transparent text-base text-ellipsis outline-none focus-visible:elevation-none!"
      />
      <div
        id={list}
        role="listbox"
        aria-label={m.home_search_suggestions()}
        hidden={!open}
        className="absolute inset-x-0 top-[calc(100%+10px)] z-20 overflow-hidden rounded-xl border bg-surface py-1.5 elevation-3"
      >
        {rows.map((row, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys of a listbox are pressed in its text box
          <div
            key={"path" in row ? row.path : row.kind === "term" ? row.term : row.kind}
            id={`${list}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            onClick={() => take(row)}
            className={clsx(
              "flex min-h-11 cursor-pointer items-center border-l-4 px-[14px] py-2 aria-selected:bg-tonal aria-selected:text-on-tonal hover:bg-tint",
              grounds[row.kind],
            )}
          >
            {/* Replaced whole, since a browser that translates the page takes words out of React's hands. */}
            <RowWords key={value} row={row} typed={value.trim()} />
          </div>
        ))}
      </div>
      <span role="status" className="sr-only">
        {open ? m.home_search_suggested({ count: rows.length - 1, number: rows.length - 1 }) : ""}
      </span>
    </>
  );
}

const grounds: Record<Row["kind"], string> = {
  urgent: "border-l-err bg-err-bg",
  beside: "border-l-transparent",
  law: "border-l-chart-2 bg-warn-bg",
  term: "border-l-transparent",
  "as-typed": "border-l-transparent",
};

function RowWords({ row, typed }: { row: Row; typed: string }) {
  if (row.kind === "urgent" || row.kind === "law") return <FirstRow urgent={row.kind === "urgent"} title={row.title} />;
  const Icon = row.kind === "beside" ? CircleHelp : Search;
  return (
    <span className="flex w-full items-center gap-3">
      <Icon className="size-5 flex-none" aria-hidden />
      <span>
        {row.kind === AS_TYPED ? (
          m.home_search_as_typed({ typed })
        ) : (
          <Begun text={row.kind === "term" ? row.term : (row.title ?? "")} typed={typed} />
        )}
      </span>
      {row.kind === "beside" && (
        <>
          {" "}
          <span className="ml-auto text-sm text-ink-2">{m.urgent_suggest_answer()}</span>
        </>
      )}
    </span>
  );
}

const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Shorter ones, such as articles, begin words everywhere. */
const TELLING = 3;

/** A text whose words that somebody has begun to type stand out. */
function Begun({ text, typed }: { text: string; typed: string }) {
  const begun = plain(typed)
    .split(/\s+/)
    .filter(({ length }) => length >= TELLING);
  return text.split(/(\s+)/).map((word, index) => {
    const isBegun = begun.some((letters) => plain(word).startsWith(letters));
    // biome-ignore lint/suspicious/noArrayIndexKey: the words of a text stay where they are
    return isBegun ? <b key={index}>{word}</b> : word;
  });
}

/** A page that comes before all terms. It says what the page tells first. */
function FirstRow({ urgent, title }: { urgent: boolean; title: string | null }) {
  return (
    <span className="flex w-full items-center gap-3">
      <LevelDrawing level={urgent ? "emergency" : "call"} className="size-9 flex-none" />
      <span className="grid">
        <b className="font-semibold text-ink">{title ?? m.urgent_suggest_law()}</b>
        <span className="text-sm text-ink-2">
          <b className={urgent ? "font-semibold text-err" : "font-semibold text-warn"}>
            {urgent ? m.urgent_suggest() : m.urgent_suggest_law_more()}
          </b>{" "}
          {urgent && m.urgent_suggest_more()}
        </span>
      </span>
      <ChevronRight className="ml-auto size-5 flex-none" aria-hidden />
    </span>
  );
}
