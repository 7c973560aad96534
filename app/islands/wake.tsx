import "#app/locale.browser.ts";
import type { ComponentType } from "react";
import { flushSync } from "react-dom";
import { createRoot, hydrateRoot, type RootOptions } from "react-dom/client";
import { isTranslated, surviveTranslation } from "#app/translated-text.browser.ts";

surviveTranslation();

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

/** Posts what was typed into a form that is gone, to the page that asks the same. Nothing is sent yet: `corregir` only shows it again. */
function goOnAsPage(form: HTMLFormElement) {
  const correct = Object.assign(document.createElement("input"), { type: "hidden", name: "accion", value: "corregir" });
  form.append(correct);
  form.hidden = true;
  document.body.append(form);
  HTMLFormElement.prototype.submit.call(form);
}

/**
 * Hydrates one island in place. Typed text, focus and caret stay, and React hears of the edits. A part that the browser has translated
 * is no longer what the server wrote, and is drawn again. When the component throws, the server's HTML comes back; a form that the
 * component had opened since goes on as a page.
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

  let typedInto: HTMLFormElement | null = null;
  el.addEventListener("input", ({ target }) => {
    typedInto = (target as Field).form;
  });

  const restore = (error: unknown) => {
    if (el.dataset.state === "failed") return;
    el.dataset.state = "failed";
    reportError(error);
    queueMicrotask(() => {
      root.unmount();
      el.replaceChildren(...pristine);
      fieldsOf(el).forEach((f, i) => {
        if (drawn[i] && f.type !== "file") {
          set(f, "value", drawn[i].value);
          if (isCheck(f)) f.checked = (drawn[i] as HTMLInputElement).checked;
        }
      });
      if (typedInto && fields.length === 0) goOnAsPage(typedInto);
    });
  };

  for (const { index, key, was } of edits) set(fields[index], key, was);
  const options: RootOptions = { identifierPrefix: el.dataset.prefix, onUncaughtError: restore, onRecoverableError: reportError };
  let root!: ReturnType<typeof hydrateRoot>;
  let drawn = fields;
  flushSync(() => {
    if (!isTranslated(el)) root = hydrateRoot(el, <Component {...props} />, options);
    else {
      el.replaceChildren();
      root = createRoot(el, options);
      root.render(<Component {...props} />);
    }
  });
  const failed = el.dataset.state === "failed";
  const now = failed ? fields : fieldsOf(el);
  drawn = now;
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
