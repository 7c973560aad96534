import clsx from "clsx";
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

/**
 * A text box that suggests terms of the directory. Arrow keys move through the list; Enter takes a suggestion or, with none selected,
 * searches.
 */
export function SuggestedInput({ id, name, value, onChange, suggestionsUrl, placeholder }: SuggestedInputProps) {
  const list = useId();
  const [options, setOptions] = useState<readonly (FirstSuggestion | string)[]>([]);
  const [active, setActive] = useState(-1);
  const blurring = useRef<ReturnType<typeof setTimeout>>(undefined);
  const asked = useRef<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const open = options.length > 0;

  useEffect(() => {
    if (asked.current === null || asked.current !== value) return;
    const text = value.trim();
    if (text === "") return setOptions([]);
    const stop = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const answer = await fetch(`${suggestionsUrl}?${new URLSearchParams({ q: text })}`, { signal: stop.signal });
        if (!answer.ok) return;
        const found = (await answer.json()) as { first: FirstSuggestion[]; terms: string[] };
        // The visitor has left the box, so a list that opened now would cover something else.
        if (document.activeElement !== input.current) return;
        setOptions([...found.first, ...found.terms]);
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
    setOptions([]);
    setActive(-1);
  };
  const take = (option: FirstSuggestion | string) => {
    close();
    if (typeof option === "string") onChange(option);
    else location.assign(option.path);
  };
  const keys = (event: KeyboardEvent) => {
    if (!open) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      event.preventDefault();
      setActive((before) => (before < 0 && step < 0 ? options.length - 1 : (before + step + options.length) % options.length));
    } else if (event.key === "Enter" && active >= 0) {
      event.preventDefault();
      take(options[active]!);
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
        {options.map((option, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys of a listbox are pressed in its text box
          <div
            key={typeof option === "string" ? option : option.path}
            id={`${list}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            onClick={() => take(option)}
            className={clsx(
              "flex min-h-11 cursor-pointer items-center border-l-4 px-[14px] py-2 aria-selected:bg-tonal aria-selected:text-on-tonal hover:bg-tint",
              typeof option === "string" ? "border-l-transparent" : grounds[option.kind],
            )}
          >
            {typeof option === "string" ? option : <FirstOption option={option} />}
          </div>
        ))}
      </div>
      <span role="status" className="sr-only">
        {open ? m.home_search_suggested({ count: options.length, number: options.length }) : ""}
      </span>
    </>
  );
}

const grounds: Record<FirstSuggestion["kind"], string> = {
  urgent: "border-l-err bg-err-bg",
  beside: "border-l-transparent",
  law: "border-l-chart-2 bg-warn-bg",
};

/** A page that comes before all terms. It says what the page tells first. */
function FirstOption({ option: { kind, title } }: { option: FirstSuggestion }) {
  if (kind === "beside")
    return (
      <>
        {title}
        <span className="sr-only">: {m.search_answer_urgent()}</span>
      </>
    );
  const urgent = kind === "urgent";
  return (
    <span className="flex items-center gap-3">
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
    </span>
  );
}
