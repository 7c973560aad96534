import { changedNames, type Held } from "./three-way.ts";

/** Returns what the fields of a form hold, without its files. */
export function heldIn(form: HTMLFormElement): Held {
  const held: Record<string, string | string[]> = {};
  for (const [name, value] of new FormData(form)) {
    if (typeof value !== "string") continue;
    const before = held[name];
    held[name] = before === undefined ? value : [...(typeof before === "string" ? [before] : before), value];
  }
  return held;
}

/** Lists the fields that hold something else than what they were drawn with: what was typed before the script came, too. */
export function changedIn(form: HTMLFormElement): string[] {
  const copy = form.cloneNode(true) as HTMLFormElement;
  copy.reset();
  const [drawn, held] = [heldIn(copy), heldIn(form)];
  return changedNames(drawn, held, Object.keys({ ...drawn, ...held }));
}

/** Types into a form what was held, as its person would, so that what listens hears it. */
export function putBack(form: HTMLFormElement, fields: Held): void {
  for (const field of form.elements) {
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement || field instanceof HTMLSelectElement)) continue;
    if (field.type === "hidden" || field.type === "file" || !Object.hasOwn(fields, field.name)) continue;
    const value = fields[field.name]!;
    const all = typeof value === "string" ? [value] : value;
    const isChoice = field instanceof HTMLInputElement && (field.type === "checkbox" || field.type === "radio");
    if (isChoice) {
      const isChosen = all.includes(field.value);
      // One of several is taken back by the other that is chosen.
      if (field.checked !== isChosen && (isChosen || field.type === "checkbox")) field.click();
      continue;
    }
    // React hears of a value only when it did not set it itself.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")!.set!.call(field, all[0] ?? "");
    field.dispatchEvent(new Event("input", { bubbles: true }));
    field.dispatchEvent(new Event("change", { bubbles: true }));
  }
}
