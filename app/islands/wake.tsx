import "#app/locale.browser.ts";
import type { ComponentType } from "react";
import { flushSync } from "react-dom";
import { hydrateRoot } from "react-dom/client";

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
interface Edit {
  index: number;
  key: "value" | "checked";
  now: string | boolean;
  was: string | boolean;
}

const fieldsOf = (el: HTMLElement) => [...el.querySelectorAll<Field>("input,textarea,select")];
const isCheck = (f: Field): f is HTMLInputElement => f instanceof HTMLInputElement && (f.type === "checkbox" || f.type === "radio");
const serverValue = (f: Field) =>
  f instanceof HTMLSelectElement ? (([...f.options].find((o) => o.defaultSelected) ?? f.options[0])?.value ?? "") : f.defaultValue;

/** Returns what the visitor changed before React arrived. */
function editsIn(el: HTMLElement): Edit[] {
  return fieldsOf(el).flatMap((f, index): Edit[] => {
    if (f.type === "file") return [];
    if (isCheck(f)) return f.checked === f.defaultChecked ? [] : [{ index, key: "checked", now: f.checked, was: f.defaultChecked }];
    return f.value === serverValue(f) ? [] : [{ index, key: "value", now: f.value, was: serverValue(f) }];
  });
}

/** Sets a field without the setter that React puts on the element, so that React sees the next event as a change. */
function set(field: Field | undefined, key: "value" | "checked", value: string | boolean) {
  if (field) Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), key)?.set?.call(field, value);
}

/**
 * Hydrates one island in place. Typed text, focus and caret stay, and React hears of the edits. When the component throws, the server's
 * HTML comes back.
 */
export function hydrate(el: HTMLElement, Component: ComponentType) {
  const pristine = [...el.childNodes].map((node) => node.cloneNode(true));
  const edits = editsIn(el);
  const fields = fieldsOf(el);
  const focused = fields.indexOf(document.activeElement as Field);
  const caret =
    focused < 0 || !("selectionStart" in fields[focused]!)
      ? null
      : ([fields[focused].selectionStart, fields[focused].selectionEnd] as const);
  const props = JSON.parse(el.dataset.props ?? "{}") as object;

  const restore = (error: unknown) => {
    if (el.dataset.state === "failed") return;
    el.dataset.state = "failed";
    reportError(error);
    queueMicrotask(() => {
      root.unmount();
      el.replaceChildren(...pristine);
      fieldsOf(el).forEach((f, i) => {
        if (fields[i] && f.type !== "file") {
          set(f, "value", fields[i].value);
          if (isCheck(f)) f.checked = (fields[i] as HTMLInputElement).checked;
        }
      });
    });
  };

  for (const { index, key, was } of edits) set(fields[index], key, was);
  let root!: ReturnType<typeof hydrateRoot>;
  flushSync(() => {
    root = hydrateRoot(el, <Component {...props} />, {
      identifierPrefix: el.dataset.prefix,
      onUncaughtError: restore,
      onRecoverableError: reportError,
    });
  });
  const failed = el.dataset.state === "failed";
  const now = failed ? fields : fieldsOf(el);
  for (const edit of edits) {
    const field = now[edit.index];
    if (!field) continue;
    if (edit.key === "checked" && !failed) field.click();
    else set(field, edit.key, edit.now);
    if (!failed && edit.key === "value") for (const type of ["input", "change"]) field.dispatchEvent(new Event(type, { bubbles: true }));
  }
  if (failed) return;
  el.dataset.state = "awake";
  const field = now[focused];
  if (field && field !== document.activeElement) field.focus({ preventScroll: true });
  if (caret?.[0] != null && field && "setSelectionRange" in field) field.setSelectionRange(...(caret as [number, number]));
}
