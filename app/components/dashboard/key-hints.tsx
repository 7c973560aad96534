import { useEffect, useState } from "react";
import { m } from "#app/paraglide/messages.js";

interface Hint {
  /** As `KeyboardEvent.key` names them, letters in lower case; `Alt+` before keys that are pressed with it. */
  keys: readonly string[];
  words: string;
}

const SIGNS: Readonly<Record<string, string>> = {
  ArrowLeft: "←",
  ArrowRight: "→",
  "Alt+ArrowLeft": "Alt ←",
  "Alt+ArrowRight": "Alt →",
  ArrowUp: "↑",
  ArrowDown: "↓",
  Enter: "Intro",
  "Ctrl+Enter": "Ctrl Intro",
};
const STOPS = "[data-stop]";

/** Whether this visitor wants keys, on whichever screen they said so. */
let wanted = true;

/**
 * Says which keys do what on this screen, and makes them: a key presses the first element whose `data-key` names it, or only goes there
 * where it has `data-asks`, since one stray key must not tell a patient anything. J and K walk through those with `data-stop`. Whoever
 * speaks to their device, or brushes over keys, turns them off on every screen, until the site is opened again: browsers keep nothing.
 */
export function KeyHints({ hints }: { hints: readonly Hint[] }) {
  const [on, setOn] = useState<boolean | null>(null);
  useEffect(() => setOn(wanted), []);
  useEffect(() => {
    if (!on) return;
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.defaultPrevented || isTyping(event.target)) return;
      const key = `${event.altKey ? "Alt+" : ""}${event.key.length === 1 ? event.key.toLowerCase() : event.key}`;
      if (!hints.some(({ keys }) => keys.includes(key))) return;
      const target =
        key === "j" || key === "k" ? nextStop(key === "j" ? 1 : -1) : document.querySelector<HTMLElement>(`[data-key="${key}"]`);
      if (!target) return;
      event.preventDefault();
      target.focus();
      if (!target.matches("textarea, [data-asks], [data-stop]")) target.click();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [on, hints]);
  // Keys need a script, and a desk.
  if (on === null) return null;
  const turn = () => {
    wanted = !on;
    setOn(wanted);
  };
  return (
    <div className="hidden flex-wrap items-center gap-x-5 gap-y-1 text-ink-2 text-sm md:flex">
      {on &&
        hints.map(({ keys, words }) => (
          <span key={words} className="inline-flex items-center gap-1.5">
            <KeyCaps keys={keys} />
            {words}
          </span>
        ))}
      <button type="button" onClick={turn} className="min-h-11 text-brand underline">
        {on ? m.dashboard_keys_off() : m.dashboard_keys_on()}
      </button>
    </div>
  );
}

/** The caps of keys, as they are printed on them. */
export const KeyCaps = ({ keys }: Pick<Hint, "keys">) =>
  keys.map((key) => (
    <kbd
      key={key}
      className="[font-family:inherit] rounded-md border border-line-strong bg-surface px-1.5 py-0.5 font-semibold text-ink text-xs"
    >
      {SIGNS[key] ?? key.toUpperCase()}
    </kbd>
  ));

/** Radio buttons and sliders take arrow keys for themselves. */
const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest("input, textarea, select, [contenteditable], dialog, [role=application]") !== null;

function nextStop(step: 1 | -1): HTMLElement | null {
  const stops = [...document.querySelectorAll<HTMLElement>(STOPS)].filter((stop) => stop.checkVisibility());
  const at = stops.indexOf(document.activeElement as HTMLElement);
  return stops[at === -1 ? (step === 1 ? 0 : stops.length - 1) : (at + step + stops.length) % stops.length] ?? null;
}
