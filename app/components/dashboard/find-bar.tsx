import clsx from "clsx";
import Search from "lucide-react/icons/search";
import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { href } from "#app/locale.ts";
import { m } from "#messages/m.ts";
import { areKeysWanted, isTyping, KeyCaps } from "./key-hints.tsx";

interface Props {
  /** The path of the screen that shows what was found. */
  path: string;
  label: string;
  maxLength: number;
  /** True where what is typed may be somebody's telephone, which has no place in an address. */
  posts?: true;
  /** What changes as one types, for a list of suggestions. */
  field?: Omit<ComponentProps<"input">, "name">;
  /** Below the field. */
  children?: ReactNode;
}

/**
 * Searches from every screen of a dashboard. Ctrl or ⌘ with K focuses the first field that searches everything, or opens the screen with
 * one where none is visible. The slash does the same on a screen without a search of its own.
 */
export function FindBar({ path, label, maxLength, posts, field, children }: Props) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const seeks = useRef(false);
  const [hasKeys, setHasKeys] = useState(false);
  useEffect(() => setHasKeys(true), []);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || document.querySelector("dialog[open]") || !(isChord(event) || isSlash(event))) return;
      event.preventDefault();
      if (goToField()) return;
      seeks.current = true;
      void navigate(path);
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [navigate, path]);
  useEffect(() => {
    if (seeks.current && pathname.endsWith(path)) goToField();
    seeks.current = false;
  }, [pathname, path]);
  return (
    <form method={posts && "post"} action={href(path)} className="relative">
      <Search aria-hidden className="pointer-events-none absolute top-3.25 left-3.5 size-4.5 text-ink-2" />
      <input
        type="search"
        name="q"
        maxLength={maxLength}
        data-find
        aria-label={label}
        aria-keyshortcuts={hasKeys ? "Control+K Meta+K" : undefined}
        placeholder={label}
        className="peer min-h-11 w-full rounded-[11px] border-[1.5px] border-line-strong bg-surface pr-3 pl-10.5 text-[.96875rem]"
        {...field}
      />
      {hasKeys && (
        <span aria-hidden className="pointer-events-none absolute top-2.5 right-3 flex gap-1 bg-surface peer-focus:hidden">
          <KeyCaps keys={["Ctrl", "k"]} />
        </span>
      )}
      {children}
    </form>
  );
}

/** A link to the same search where the bar has no room for a field. */
export const FindLink = ({ path, className }: { path: string; className?: string }) => (
  <a
    href={href(path)}
    aria-label={m.find_title()}
    className={clsx("grid size-11 place-items-center rounded-full text-ink-2 md:hidden", className)}
  >
    <Search className="size-5.5" />
  </a>
);

function goToField(): boolean {
  const field = [...document.querySelectorAll<HTMLInputElement>("[data-find]")].find((one) => one.checkVisibility());
  field?.focus();
  field?.select();
  return field !== undefined;
}

const isChord = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  key.toLowerCase() === "k" && ctrlKey !== metaKey && !altKey && !shiftKey;

/** A single key only works for people who want shortcuts, and on a list only when it has no search. */
const isSlash = ({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent) =>
  key === "/" && !ctrlKey && !metaKey && !altKey && areKeysWanted() && !isTyping(target) && !document.querySelector('[data-key="/"]');
