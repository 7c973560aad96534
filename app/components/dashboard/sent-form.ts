import { useEffect, useState } from "react";
import { heldIn } from "#app/forms/held-fields.ts";
import { type Held, without } from "#app/forms/three-way.ts";

// What was sent by a form and met the end of a session. It stays in this tab until its person has signed in again.

const KEY = "enviado";
const FORMS = "main form[method=post]";

interface Sent {
  person: string;
  page: string;
  /** Its place among the forms of the page. */
  index: number;
  fields: Held;
  /** True once the page to sign in has said that the session was over. */
  isOver: boolean;
}

const isSecret = (field: Element) => field instanceof HTMLInputElement && ["password", "file", "hidden"].includes(field.type);

/** Keeps what a form sends, without passwords. */
export function keepSent(person: string, form: HTMLFormElement): void {
  const index = [...document.querySelectorAll(FORMS)].indexOf(form);
  // Drafts of forms that keep them by themselves are not kept twice.
  if (index < 0 || form.dataset.draft) return;
  const secret = [...form.elements].filter(isSecret).map((field) => (field as HTMLInputElement).name);
  const fields = without(heldIn(form), secret);
  if (Object.keys(fields).length > 0) write({ person, page: location.pathname + location.search, index, fields, isOver: false });
}

/** Returns the form of this page, with what its person had sent when the session was over; null without one. It is asked once. */
export function takeSent(person: string): { form: HTMLFormElement; fields: Held } | null {
  const sent = read();
  dropSent();
  if (!sent?.isOver || sent.person !== person || sent.page !== location.pathname + location.search) return null;
  const form = document.querySelectorAll<HTMLFormElement>(FORMS)[sent.index];
  return form ? { form, fields: sent.fields } : null;
}

export const dropSent = () => tried(() => sessionStorage.removeItem(KEY));

/** Returns whether something waits in this tab for its person to sign in, on the page that says that the session was over. */
export function useWaitingSent(isOver: boolean): boolean {
  const [waits, setWaits] = useState(false);
  useEffect(() => {
    const sent = read();
    if (!sent || !isOver) return;
    write({ ...sent, isOver: true });
    setWaits(true);
  }, [isOver]);
  return waits;
}

const read = (): Sent | null => tried(() => JSON.parse(sessionStorage.getItem(KEY) ?? "null") as Sent | null) ?? null;
const write = (sent: Sent) => tried(() => sessionStorage.setItem(KEY, JSON.stringify(sent)));

/** Returns undefined where a browser keeps nothing. */
function tried<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
