import { useEffect, useId, useRef, useState } from "react";
import { Dialog, DialogBody, DialogHeader } from "#app/ui/dialog.tsx";
import { m } from "#messages/m.ts";

interface Hint {
  /** Key names as in `KeyboardEvent.key`, letters in lower case; `Alt+` before keys that are pressed with it. */
  keys: readonly string[];
  words: string;
  /** True for one that stands only in the list of all keys, where the line below a screen is full. */
  rare?: boolean;
}

const SIGNS: Readonly<Record<string, string>> = {
  ArrowLeft: "←",
  ArrowRight: "→",
  "Alt+ArrowLeft": "Alt ←",
  "Alt+ArrowRight": "Alt →",
  ArrowUp: "↑",
  ArrowDown: "↓",
  Enter: "Intro",
  Ctrl: "Ctrl",
  "Ctrl+Enter": "Ctrl Intro",
};
const STOPS = "[data-stop]";

/** Whether this visitor wants shortcuts, on any screen. */
let wanted = true;
export const areKeysWanted = (): boolean => wanted;

/**
 * Lists the shortcuts of this screen, and implements them: a key presses the first element whose `data-key` names it, or only focuses
 * the element if it has `data-asks`, since one stray key must not tell a patient anything. J and K move through elements with
 * `data-stop`, unless an element handles them. The question mark explains all keys. People who use speech input, or touch keys by
 * accident, can turn them off on every screen until the site is opened again, since browsers store nothing.
 */
export function KeyHints({ hints }: { hints: readonly Hint[] }) {
  const [on, setOn] = useState<boolean | null>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => setOn(wanted), []);
  useEffect(() => {
    if (!on) return;
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.defaultPrevented || isTyping(event.target)) return;
      const key = `${event.altKey ? "Alt+" : ""}${event.key.length === 1 ? event.key.toLowerCase() : event.key}`;
      if (key === "?") {
        event.preventDefault();
        dialog.current?.showModal();
        return;
      }
      if (!hints.some(({ keys }) => keys.includes(key))) return;
      const taker = document.querySelector<HTMLElement>(`[data-key="${key}"]`);
      const target = taker ?? (key === "j" || key === "k" ? nextStop(key === "j" ? 1 : -1) : null);
      if (!target) return;
      event.preventDefault();
      target.focus();
      if (!target.matches("textarea, [data-asks], [data-stop]")) target.click();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [on, hints]);
  // Shortcuts need a script and a keyboard.
  if (on === null || hints.length === 0) return null;
  const turn = () => {
    wanted = !on;
    setOn(wanted);
  };
  return (
    <>
      <div className="hidden flex-wrap items-center gap-x-5 gap-y-1 text-ink-2 text-sm md:flex">
        {on &&
          hints.map(
            ({ keys, words, rare }) =>
              !rare && (
                <span key={words} className="inline-flex items-center gap-1.5">
                  <KeyCaps keys={keys} />
                  {words}
                </span>
              ),
          )}
        {on && (
          <button
            type="button"
            onClick={() => dialog.current?.showModal()}
            className="inline-flex min-h-11 items-center gap-1.5 hover:underline"
          >
            <KeyCaps keys={["?"]} />
            {m.dashboard_keys_all()}
          </button>
        )}
        <button type="button" onClick={turn} className="min-h-11 text-brand underline">
          {on ? m.dashboard_keys_off() : m.dashboard_keys_on()}
        </button>
      </div>
      <Dialog id={id} ref={dialog} size="question" closeLabel={m.forms_close()}>
        <DialogHeader dialogId={id} title={m.dashboard_keys_title()}>
          <p className="text-ink-2">{m.dashboard_keys_text()}</p>
        </DialogHeader>
        <DialogBody>
          <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-2.5">
            {[...hints, { keys: ["?"], words: m.dashboard_keys_all() }].map(({ keys, words }) => (
              <div key={words} className="contents">
                <dt className="flex gap-1.5">
                  <KeyCaps keys={keys} />
                </dt>
                <dd>{words}</dd>
              </div>
            ))}
          </dl>
        </DialogBody>
      </Dialog>
    </>
  );
}

/** The keys of a shortcut, as printed on a keyboard. */
export const KeyCaps = ({ keys }: Pick<Hint, "keys">) =>
  keys.map((key) => (
    <kbd
      key={key}
      className="[font-family:inherit] rounded-xs border border-line-strong border-b-2 bg-surface px-1.5 py-0.5 min-w-6 text-center font-semibold text-ink text-xs"
    >
      {SIGNS[key] ?? key.toUpperCase()}
    </kbd>
  ));

/** Radio buttons and sliders use arrow keys themselves. */
export const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.closest("input:not([type=checkbox]), textarea, select, [contenteditable], dialog, [role=application]") !== null;

function nextStop(step: 1 | -1): HTMLElement | null {
  const stops = [...document.querySelectorAll<HTMLElement>(STOPS)].filter((stop) => stop.checkVisibility());
  const at = stops.indexOf(document.activeElement as HTMLElement);
  return stops[at === -1 ? (step === 1 ? 0 : stops.length - 1) : (at + step + stops.length) % stops.length] ?? null;
}
