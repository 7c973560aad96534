import { useEffect, useRef } from "react";
import { useBlocker, useNavigation } from "react-router";
import { m } from "#messages/m.ts";

const GUARDED = 'main form[method="post"]:not([data-unguarded])';
const UNSAVED = '[data-unsaved="true"]';
const SAVED = '[data-unsaved="false"]';

/**
 * Asks before anybody leaves a screen with unsent input. It is mounted once, around all screens, and watches every form on them that
 * posts. A returned form that was not saved has `data-unsaved`, or one of its fields has, unless a field is marked as wrong. A form
 * whose choices are no changes, such as the ticks of a list, has `data-unguarded`.
 */
export function UnsavedGuard() {
  const opened = useRef(new WeakMap<HTMLFormElement, string>());
  const sent = useRef<HTMLFormElement | null>(null);
  const hasChanges = () =>
    guardedForms().some((form) => {
      const before = opened.current.get(form);
      return form !== sent.current && (isUnsaved(form) || (before !== undefined && before !== written(form)));
    });

  // biome-ignore lint/correctness/useExhaustiveDependencies: reads nothing but refs and the document
  useEffect(() => {
    // Input from before the script loaded counts as a change too.
    for (const form of guardedForms()) if (written(form) !== rendered(form)) opened.current.set(form, rendered(form));
    const begin = ({ type, target }: Event) => {
      const form = target instanceof Element ? target.closest<HTMLFormElement>(GUARDED) : null;
      if (!form) return;
      if (!opened.current.has(form)) opened.current.set(form, type === "input" ? rendered(form) : written(form));
      // A form that was sent is still here when a script kept it from leaving.
      if (type === "input" && form === sent.current) sent.current = null;
    };
    const send = ({ target }: Event) => {
      sent.current = target as HTMLFormElement;
    };
    const leave = (event: BeforeUnloadEvent) => {
      if (hasChanges()) event.preventDefault();
    };
    const listening = new AbortController();
    const { signal } = listening;
    for (const type of ["focusin", "pointerdown", "input"]) window.addEventListener(type, begin, { capture: true, signal });
    window.addEventListener("submit", send, { capture: true, signal });
    window.addEventListener("beforeunload", leave, { signal });
    return () => listening.abort();
  }, []);

  const { state } = useNavigation();
  useEffect(() => {
    const form = sent.current;
    if (state !== "idle" || !form) return;
    sent.current = null;
    // Saved values are the new starting point. Returned input is not, unless its form says so.
    if (form.isConnected && (!isAnswered(form) || form.matches(SAVED))) opened.current.set(form, written(form));
  }, [state]);

  const blocker = useBlocker(({ currentLocation: at, nextLocation: to }) => {
    const stays = at.pathname === to.pathname && (at.search === to.search || sent.current !== null);
    return !stays && hasChanges();
  });
  useEffect(() => {
    if (blocker.state !== "blocked") return;
    if (window.confirm(m.lists_unsaved())) return blocker.proceed();
    sent.current = null;
    blocker.reset();
  }, [blocker]);
  return null;
}

const guardedForms = () => [...document.querySelectorAll<HTMLFormElement>(GUARDED)];

/** Returns whether the screen shows the answer to one of its forms, and not what is stored. */
const isAnswered = (form: HTMLFormElement) => form.closest("[data-answered]") !== null;

const isUnsaved = (form: HTMLFormElement) =>
  form.matches(UNSAVED) ||
  form.querySelector(UNSAVED) !== null ||
  (isAnswered(form) && form.querySelector('[aria-invalid="true"]') !== null);

const written = (form: HTMLFormElement) =>
  JSON.stringify([...new FormData(form)].map(([key, value]) => [key, typeof value === "string" ? value : `${value.name} ${value.size}`]));

/** Returns the contents of the form if nobody had typed. */
function rendered(form: HTMLFormElement): string {
  const copy = form.cloneNode(true) as HTMLFormElement;
  copy.reset();
  return written(copy);
}
