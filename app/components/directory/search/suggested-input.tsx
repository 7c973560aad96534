import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { MAX_TEXT_LENGTH } from "#domain/directory/typed-text.ts";
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
  const [terms, setTerms] = useState<readonly string[]>([]);
  const [active, setActive] = useState(-1);
  const blurring = useRef<ReturnType<typeof setTimeout>>(undefined);
  const asked = useRef<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const open = terms.length > 0;

  useEffect(() => {
    if (asked.current === null || asked.current !== value) return;
    const text = value.trim();
    if (text === "") return setTerms([]);
    const stop = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const answer = await fetch(`${suggestionsUrl}?${new URLSearchParams({ q: text })}`, { signal: stop.signal });
        if (!answer.ok) return;
        const found = (await answer.json()) as { terms: string[] };
        // The visitor has left the box, so a list that opened now would cover something else.
        if (document.activeElement !== input.current) return;
        setTerms(found.terms);
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
    setTerms([]);
    setActive(-1);
  };
  const take = (term: string) => {
    close();
    onChange(term);
  };
  const keys = (event: KeyboardEvent) => {
    if (!open) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      event.preventDefault();
      setActive((before) => (before < 0 && step < 0 ? terms.length - 1 : (before + step + terms.length) % terms.length));
    } else if (event.key === "Enter" && active >= 0) {
      event.preventDefault();
      take(terms[active]!);
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
        className="block h-[30px] w-full bg-transparent text-base text-ellipsis outline-none focus-visible:shadow-none!"
      />
      <div
        id={list}
        role="listbox"
        aria-label={m.home_search_suggestions()}
        hidden={!open}
        className="absolute inset-x-0 top-[calc(100%+10px)] z-20 overflow-hidden rounded-xl border bg-surface py-1.5 elevation-3"
      >
        {terms.map((term, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys of a listbox are pressed in its text box
          <div
            key={term}
            id={`${list}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            onClick={() => take(term)}
            className="flex min-h-11 cursor-pointer items-center px-[18px] py-2 aria-selected:bg-tonal aria-selected:text-on-tonal hover:bg-tint"
          >
            {term}
          </div>
        ))}
      </div>
      <span role="status" className="sr-only">
        {open ? m.home_search_suggested({ count: terms.length, number: terms.length }) : ""}
      </span>
    </>
  );
}
