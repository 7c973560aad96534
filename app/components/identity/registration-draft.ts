import { type RefObject, useEffect } from "react";
import { dropDraft, keepDraft, readDraft } from "#app/components/dashboard/drafts.ts";
import { changedIn, heldIn, putBack } from "#app/forms/held-fields.ts";
import { without } from "#app/forms/three-way.ts";

/** There is nobody yet whose draft it could be. */
const KEY = "borrador/registro";

/** A password is kept by nobody, and consent is given each time. */
const NEVER_KEPT = ["password", "terminos"];

/**
 * Puts back into the registration what was typed before a reload, and returns what keeps it: in this tab. What was typed before the
 * script came stays, and counts as a change: `onTyped` hears of it.
 */
export function useRegistrationDraft(form: RefObject<HTMLFormElement | null>, isAnswered: boolean, onTyped: () => void): () => void {
  const keep = () => {
    if (form.current) keepDraft(KEY, { fields: without(heldIn(form.current), NEVER_KEPT), shown: {} });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: a draft is put back once, when the form is drawn
  useEffect(() => {
    if (!form.current || isAnswered) return;
    const typed = changedIn(form.current);
    const draft = readDraft(KEY);
    if (draft) putBack(form.current, without(draft.fields, typed));
    if (typed.length === 0) return;
    keep();
    onTyped();
  }, []);
  return keep;
}

export const dropRegistrationDraft = () => dropDraft(KEY);
