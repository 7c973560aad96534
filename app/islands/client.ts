/** The only script that a public page loads at first. It holds small behaviours and wakes islands on demand. */
import type { ComponentType } from "react";
import { startBehaviours } from "./behaviours/start.ts";

const widgets = import.meta.glob<{ default: { Component: ComponentType } }>("./widgets/*.tsx");
const waking = new WeakMap<Element, Promise<unknown>>();
const held = new WeakSet<Element>();
const BUTTONS = "button,[role=button],input[type=submit]";
const PATIENCE_MS = 5_000;

const asleep = (event: Event) => {
  const el = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-island]") : null;
  return el && !el.dataset.state ? el : null;
};

function wake(el: HTMLElement) {
  let done = waking.get(el);
  if (!done) {
    done = Promise.all([import("./wake.tsx"), widgets[`./widgets/${el.dataset.island}.tsx`]!()])
      .then(([{ hydrate }, widget]) => hydrate(el, widget.default.Component))
      .catch((error: unknown) => {
        el.dataset.state = "failed";
        reportError(error);
      });
    waking.set(el, done);
  }
  return done;
}

/** Holds back a click or submit that arrives before React does, and repeats it: in React, or natively when waking fails or is slow. */
function hold(event: Event) {
  const el = asleep(event);
  if (!el) return;
  const kind = event.type === "submit" ? "form" : BUTTONS;
  const find = () => [...el.querySelectorAll<HTMLElement>(kind)];
  const index = find().indexOf((event.target as Element).closest<HTMLElement>(kind)!);
  if (index < 0) return void wake(el);
  event.preventDefault();
  event.stopPropagation();
  if (held.has(el)) return;
  held.add(el);
  const slow = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  void Promise.race([wake(el), slow]).then(() => {
    el.dataset.state ??= "failed";
    const target = find()[index];
    if (target instanceof HTMLFormElement) target.requestSubmit();
    else target?.click();
  });
}

/** Returns whether this browser keeps something under a name. Some refuse even to be asked. */
function keeps(name?: string) {
  try {
    return name && localStorage.getItem(name);
  } catch {
    return null;
  }
}

function start() {
  startBehaviours({ wake });
  for (const el of document.querySelectorAll<HTMLElement>("[data-island]"))
    if (el.contains(document.activeElement) || keeps(el.dataset.kept)) void wake(el);
  for (const type of ["pointerover", "focusin", "input"]) {
    const rouse = (event: Event) => {
      const el = asleep(event);
      if (el) void wake(el);
    };
    document.addEventListener(type, rouse, { capture: true, passive: true });
  }
  for (const type of ["click", "submit"]) document.addEventListener(type, hold, true);
}

if (import.meta.hot) {
  await import("virtual:react-router/inject-hmr-runtime"); // Island modules throw without the preamble of Fast Refresh.
  Object.assign(window, { __reactRouterDataRouter: { revalidate() {} } }); // The preamble asks this of a router, and an island has none.
  import.meta.hot.on("react-router:hmr", () => location.reload());
}

const ready = () => (document.readyState === "loading" ? document.addEventListener("DOMContentLoaded", start) : start());
if (document.prerendering) document.addEventListener("prerenderingchange", ready, { once: true });
else ready();
