import Search from "lucide-react/icons/search";
import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { areKeysWanted, isTyping, KeyCaps } from "#app/components/dashboard/key-hints.tsx";
import { MAX_FIND } from "#app/forms/desk/found.ts";
import { href } from "#app/locale.ts";
import { m } from "#messages/m.ts";

export const FIND_PATH = "/dashboard/admin/buscar";

/**
 * Searches requests, centers, people and texts from every screen of administration. Ctrl or ⌘ with K focuses the first field that
 * searches everything, or opens the screen with one where none is visible. The slash does the same on a screen without a search of its
 * own.
 */
export function AdminSearch() {
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
      void navigate(FIND_PATH);
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [navigate]);
  useEffect(() => {
    if (seeks.current && pathname.endsWith(FIND_PATH)) goToField();
    seeks.current = false;
  }, [pathname]);
  return (
    <form action={href(FIND_PATH)} className="relative">
      <Search aria-hidden className="pointer-events-none absolute top-3.25 left-3.5 size-4.5 text-ink-2" />
      <input
        type="search"
        name="q"
        maxLength={MAX_FIND}
        data-find
        aria-label={m.find_bar()}
        aria-keyshortcuts={hasKeys ? "Control+K Meta+K" : undefined}
        placeholder={m.find_bar()}
        className="peer min-h-11 w-full rounded-[11px] border-[1.5px] border-line-strong bg-surface pr-3 pl-10.5 text-[.96875rem]"
      />
      {hasKeys && (
        <span aria-hidden className="pointer-events-none absolute top-2.5 right-3 flex gap-1 bg-surface peer-focus:hidden">
          <KeyCaps keys={["Ctrl", "k"]} />
        </span>
      )}
    </form>
  );
}

/** A link to the same search where the bar has no room for a field. */
export const AdminSearchLink = () => (
  <a href={href(FIND_PATH)} aria-label={m.find_title()} className="grid size-11 place-items-center rounded-full text-ink-2 md:hidden">
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
