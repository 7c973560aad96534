import type { KeyboardEvent } from "react";
import { amountField, kindField } from "#app/forms/quotes/read-quote.ts";

/** Attributes of an amount's field: its line, and the published price in typed form. */
export const LINE = "data-line";
export const LISTED = "data-listed";

/**
 * Handles the keys of a quote's form: in an amount, the arrows move to the line above or below, and a letter sets the kind of the line.
 * Letters are free there, since amounts contain none. Ctrl and Enter send from anywhere.
 */
export function pressKey(event: KeyboardEvent<HTMLFormElement>): void {
  const form = event.currentTarget;
  if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) {
    event.preventDefault();
    form.querySelector<HTMLButtonElement>("button[value=enviar]")?.click();
    return;
  }
  const amount = event.target as HTMLInputElement;
  const lineId = amount.getAttribute(LINE);
  if (lineId === null || event.ctrlKey || event.metaKey || event.altKey) return;
  const act = KEYS[event.key.toLowerCase()];
  if (!act) return;
  event.preventDefault();
  act(form, amount, lineId);
}

type Act = (form: HTMLFormElement, amount: HTMLInputElement, lineId: string) => void;

const KEYS: Readonly<Record<string, Act>> = {
  arrowup: (form, amount) => goTo(form, amount, -1),
  arrowdown: (form, amount) => goTo(form, amount, 1),
  i: (form, _amount, lineId) => say(form, lineId, "incluida", ""),
  n: (form, _amount, lineId) => say(form, lineId, "no", ""),
  l: (form, amount, lineId) => {
    const listed = amount.getAttribute(LISTED);
    if (listed) say(form, lineId, "precio", listed);
  },
  m: (_form, amount) => {
    const note = amount.closest("li")?.querySelector("details");
    if (!note) return;
    note.open = true;
    note.querySelector("input")?.focus();
  },
};

function goTo(form: HTMLFormElement, amount: HTMLInputElement, step: 1 | -1): void {
  const all = [...form.querySelectorAll<HTMLInputElement>(`[${LINE}]`)];
  const next = all[all.indexOf(amount) + step];
  next?.focus();
  next?.select();
}

function say(form: HTMLFormElement, lineId: string, kind: string, typed: string): void {
  const select = form.elements.namedItem(kindField(lineId)) as HTMLSelectElement;
  const amount = form.elements.namedItem(amountField(lineId)) as HTMLInputElement;
  select.value = kind;
  amount.value = typed;
  amount.dispatchEvent(new Event("input", { bubbles: true }));
}
