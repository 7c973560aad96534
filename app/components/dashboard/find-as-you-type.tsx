import clsx from "clsx";
import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { useLocation } from "react-router";
import { href } from "#app/locale.ts";
import { m } from "#messages/m.ts";
import { FindBar } from "./find-bar.tsx";

/** How long somebody has stopped typing before what they typed is looked for. */
const PAUSE_MS = 200;

interface Props {
  path: string;
  label: string;
  maxLength: number;
  posts?: true;
  hits: readonly { to: string; name: string; detail: string | null }[];
  /** Looks for what was typed, which is never empty. */
  look: (words: string) => void;
}

/**
 * Searches from every screen of a dashboard, and lists what is found as one types; arrow keys move through the list, and Enter opens what
 * is marked. Without script it is a form that leads to the screen with what was found.
 */
export function FindAsYouType({ path, label, maxLength, posts, hits, look }: Props) {
  const { key } = useLocation();
  const list = useId();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [typed, setTyped] = useState("");
  const [isOpen, setIsOpen] = useState(false);
  const [marked, setMarked] = useState(-1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is another question
  useEffect(() => {
    setIsOpen(false);
    setTyped("");
  }, [key]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const shown = isOpen && typed.trim() !== "" && hits.length > 0;
  const type = (words: string) => {
    setTyped(words);
    setIsOpen(true);
    setMarked(-1);
    clearTimeout(timer.current);
    if (words.trim() !== "") timer.current = setTimeout(() => look(words), PAUSE_MS);
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === "Escape") setIsOpen(false);
    if (!shown) return;
    if (event.key === "Enter" && marked >= 0) {
      event.preventDefault();
      document.getElementById(`${list}-${marked}`)?.click();
    }
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    setMarked((before) => (before + (event.key === "ArrowDown" ? 1 : hits.length - 1 + Number(before < 0))) % hits.length);
  };
  const leave = ({ relatedTarget }: FocusEvent) => {
    if (!document.getElementById(list)?.contains(relatedTarget)) setIsOpen(false);
  };
  return (
    <FindBar
      path={path}
      label={label}
      maxLength={maxLength}
      posts={posts}
      field={{
        autoComplete: "off",
        role: "combobox",
        "aria-expanded": shown,
        "aria-controls": list,
        "aria-autocomplete": "list",
        "aria-activedescendant": shown && marked >= 0 ? `${list}-${marked}` : undefined,
        onChange: ({ currentTarget }) => type(currentTarget.value),
        onKeyDown: press,
        onBlur: leave,
      }}
    >
      <div
        id={list}
        role="listbox"
        aria-label={m.find_found()}
        hidden={!shown}
        className="absolute inset-x-0 top-full mt-1.5 max-h-[70dvh] overflow-y-auto rounded-xl border bg-surface p-1.5 elevation-3"
      >
        {hits.map(({ to, name, detail }, index) => (
          <a
            key={to}
            id={`${list}-${index}`}
            role="option"
            aria-selected={index === marked}
            tabIndex={-1}
            href={href(to)}
            className={clsx(
              "flex min-h-11 flex-wrap items-center gap-x-3 rounded-lg px-3 py-1.5 text-ink no-underline hover:bg-hover",
              index === marked && "bg-tint text-brand",
            )}
          >
            <span className="font-medium">{name}</span>
            {detail && <span className="min-w-0 wrap-anywhere text-ink-2 text-sm">{detail}</span>}
          </a>
        ))}
      </div>
    </FindBar>
  );
}
