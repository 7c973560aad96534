import { type RefObject, useEffect, useRef, useState } from "react";
import { heldIn, putBack } from "#app/forms/held-fields.ts";
import { changedNames, type Held, picked, without } from "#app/forms/three-way.ts";
import { BOXES, CONTROL_FIELDS, VARIANT_FIELDS } from "#domain/leads/lead-form-fields.ts";
import { forgetLeadDraft, keepLeadDraft, readLeadDraft } from "./lead-draft.ts";

/** Permissions are asked for each time, and the trap is for programs. */
const NEVER_KEPT: readonly string[] = [...BOXES, CONTROL_FIELDS.centers, "website"];
const KEPT = VARIANT_FIELDS.default.filter((name) => !NEVER_KEPT.includes(name));
/** Long enough to be quiet while somebody types, short enough to lose no more than a word. */
const QUIET_MS = 400;

export interface LeadDraftState {
  /** Set while this browser keeps what is typed: for how many hours, and whether it brought it back. */
  readonly kept: { hours: number; isBack: boolean } | null;
  readonly forgotten: boolean;
}

/**
 * Keeps what is typed into a request form in this browser, and brings it back when the form is opened again: not into a field that its
 * person has changed by then.
 */
export function useLeadDraft(form: RefObject<HTMLFormElement | null>, isFresh: boolean, onBack: () => void) {
  const [state, setState] = useState<LeadDraftState>({ kept: null, forgotten: false });
  const drawn = useRef<Held>({});
  /** What was typed into another form and has no field in this one. It stays kept. */
  const elsewhere = useRef<Held>({});
  /** Ends once what was kept is back. What is typed sooner waits for it, since it would be written over it. */
  const reading = useRef<Promise<void>>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a draft comes back once, when the form is drawn
  useEffect(() => {
    drawn.current = heldIn(form.current!);
    if (isFresh)
      reading.current = readLeadDraft().then((draft) => {
        if (!draft || !form.current) return;
        const typed = changedNames(drawn.current, heldIn(form.current), KEPT);
        const fields = without(draft.fields, typed);
        elsewhere.current = picked(
          fields,
          Object.keys(fields).filter((name) => !form.current!.elements.namedItem(name)),
        );
        if (Object.keys(elsewhere.current).length === Object.keys(fields).length) return;
        putBack(form.current, fields);
        // An answer may draw further fields.
        setTimeout(() => {
          if (!form.current) return;
          putBack(form.current, fields);
          onBack();
          setState({ kept: { hours: hoursOf(draft.seconds), isBack: true }, forgotten: false });
        });
      });
    return () => clearTimeout(timer.current);
  }, []);

  return {
    ...state,
    /** Call it after each change. */
    keep() {
      clearTimeout(timer.current);
      timer.current = setTimeout(async () => {
        await reading.current;
        if (!form.current) return;
        const held = heldIn(form.current);
        const names = changedNames(drawn.current, held, KEPT);
        if (names.length === 0) return;
        const seconds = await keepLeadDraft({ ...elsewhere.current, ...picked(held, names) });
        if (seconds !== null)
          setState(({ kept }) => ({ kept: { hours: hoursOf(seconds), isBack: kept?.isBack ?? false }, forgotten: false }));
      }, QUIET_MS);
    },
    /** Forgets it, and empties the form. */
    forget() {
      clearTimeout(timer.current);
      form.current?.reset();
      onBack();
      setState({ kept: null, forgotten: true });
      void forgetLeadDraft();
    },
  };
}

const hoursOf = (seconds: number) => Math.max(1, Math.round(seconds / 3600));
