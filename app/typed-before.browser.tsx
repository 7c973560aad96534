import { useEffect } from "react";

// Where the browser has translated a page before its script came, React cannot wake it and draws it again, with empty fields. On a slow
// line people have typed by then.

type Typed = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const TYPED = "input:not([type=hidden], [type=file]), textarea, select";

/** Finds the field that has taken the place of this one. Boxes of one name differ by what they stand for. */
function successorOf(field: Typed): Typed | undefined {
  const form = field.form?.getAttribute("action") ?? null;
  return [...document.querySelectorAll<Typed>(TYPED)].find(
    (other) =>
      other.name === field.name &&
      other.type === field.type &&
      (other.form?.getAttribute("action") ?? null) === form &&
      (!isBox(field) || other.value === field.value),
  );
}

const isBox = (field: Typed): field is HTMLInputElement => field instanceof HTMLInputElement && /checkbox|radio/.test(field.type);

const holdsTheSame = (now: Typed, field: Typed) => (isBox(field) && isBox(now) ? now.checked === field.checked : now.value === field.value);

/** Remembers the fields of the page as it came. Once React has drawn it, puts what was typed into the fields that replaced them. */
export function keepTyped(): () => void {
  const fields = [...document.querySelectorAll<Typed>(TYPED)];
  return () => {
    for (const field of fields) {
      if (field.isConnected || field.name === "") continue;
      const now = successorOf(field);
      if (!now || holdsTheSame(now, field)) continue;
      if (isBox(field) && isBox(now)) now.checked = field.checked;
      else now.value = field.value;
      now.dispatchEvent(new Event(isBox(now) ? "change" : "input", { bubbles: true }));
    }
  };
}

/** Says when React has drawn the page. */
export function Drawn({ tell }: { tell: () => void }) {
  useEffect(tell, [tell]);
  return null;
}
