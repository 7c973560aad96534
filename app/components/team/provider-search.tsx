import clsx from "clsx";
import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { useFetcher, useLocation } from "react-router";
import { FindBar, FindLink } from "#app/components/dashboard/find-bar.tsx";
import { MAX_PROVIDER_FIND, PROVIDER_FIND_PATH, type ProviderFound } from "#app/forms/followups/provider-found.ts";
import { href } from "#app/locale.ts";
import { m } from "#messages/m.ts";

/** How long somebody has stopped typing before what they typed is looked for. */
const PAUSE_MS = 200;

/**
 * Searches screens, acts and requests from every screen of a center, and lists them as one types; arrow keys move through the list, and
 * Enter opens what is marked. Without script it is a form that leads to the screen with what was found.
 */
export function ProviderSearch() {
  const { load, data } = useFetcher<ProviderFound>();
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
  const hits = data ? [...data.requests, ...data.places] : [];
  const shown = isOpen && typed.trim() !== "" && hits.length > 0;
  const type = (words: string) => {
    setTyped(words);
    setIsOpen(true);
    setMarked(-1);
    clearTimeout(timer.current);
    if (words.trim() !== "") timer.current = setTimeout(() => void load(`${PROVIDER_FIND_PATH}?q=${encodeURIComponent(words)}`), PAUSE_MS);
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
      path={PROVIDER_FIND_PATH}
      label={m.team_find()}
      maxLength={MAX_PROVIDER_FIND}
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
        aria-label={m.team_find_found()}
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

export const ProviderSearchLink = () => <FindLink path={PROVIDER_FIND_PATH} className="max-[359px]:hidden" />;
