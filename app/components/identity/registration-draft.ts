import { type RefObject, useEffect } from "react";
import { dropDraft, keepDraft, readDraft } from "#app/components/dashboard/drafts.ts";
import { heldIn, putBack } from "#app/forms/held-fields.ts";

/** There is nobody yet whose draft it could be. */
const KEY = "borrador/registro";

/** A password is kept by nobody, and consent is given each time. */
const NEVER_KEPT = ["password", "terminos"];

/** Puts back into the registration what was typed before a reload, and returns what keeps it: in this tab. */
export function useRegistrationDraft(form: RefObject<HTMLFormElement | null>, isAnswered: boolean): () => void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a draft is put back once, when the form is drawn
  useEffect(() => {
    const draft = isAnswered ? null : readDraft(KEY);
    if (draft && form.current) putBack(form.current, draft.fields);
  }, []);
  return () => {
    if (!form.current) return;
    const fields = Object.fromEntries(Object.entries(heldIn(form.current)).filter(([name]) => !NEVER_KEPT.includes(name)));
    keepDraft(KEY, { fields, shown: {} });
  };
}

export const dropRegistrationDraft = () => dropDraft(KEY);
