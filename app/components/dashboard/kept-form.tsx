import { createContext, type ReactNode, use, useEffect, useRef, useState } from "react";
import { Form, type FormProps, useActionData, useLocation, useNavigate, useNavigation } from "react-router";
import { heldIn, putBack } from "#app/forms/held-fields.ts";
import { changedNames, type Held, picked, SHOWN, without } from "#app/forms/three-way.ts";
import { formatTime } from "#platform/format.ts";
import { type Draft, dropDraft, keepDraft, readDraft, useDraftKey } from "./drafts.ts";

interface Kept {
  /** How many fields hold something that is not stored. Null until the script is there. */
  readonly changes: number | null;
  /** When the draft was kept, as people read it; null while there is none. */
  readonly keptAt: string | null;
  /** Puts back what is stored. */
  readonly discard: () => void;
}

const KeptContext = createContext<Kept>({ changes: null, keptAt: null, discard: () => {} });
export const useKept = () => use(KeptContext);

interface Props extends Omit<FormProps, "method" | "noValidate"> {
  /** What is stored of its fields, by their names. It comes back with the form, which saves no more than what its person changed. */
  shown: Held;
  /** What the form is about, where a screen may show another one at the same address. */
  about: string;
  /** True when an answer brought values that the fields do not have yet. */
  redraw?: boolean;
  children: ReactNode;
}

/** The one form of a screen. What is typed into it survives leaving and coming back until it is saved or discarded. */
export function KeptForm(props: Props) {
  const answered = useActionData() !== undefined;
  const { state } = useNavigation();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const key = useDraftKey(props.about);
  const [drawn, setDrawn] = useState(0);
  const sent = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what an answer says is looked at once it is whole
  useEffect(() => {
    if (state !== "idle" || !sent.current) return;
    sent.current = false;
    if (!answered || props.redraw) setDrawn((before) => before + 1);
  }, [state]);
  const discard = () => {
    if (key) dropDraft(key);
    sent.current = true;
    void navigate(pathname + search, { replace: true, preventScrollReset: true });
  };
  return (
    <KeptFields
      {...props}
      key={drawn}
      draftKey={key}
      isAnswered={answered}
      discard={discard}
      onSubmit={(event) => {
        sent.current = true;
        props.onSubmit?.(event);
      }}
    />
  );
}

interface FieldsProps extends Props {
  draftKey: string | null;
  isAnswered: boolean;
  discard: () => void;
}

function KeptFields({ shown, about: _, redraw: __, draftKey, isAnswered, discard, children, ...rest }: FieldsProps) {
  const form = useRef<HTMLFormElement>(null);
  /** True once what it holds was given up. */
  const ended = useRef(false);
  /** What each field held when its person began to change it. */
  const [base, setBase] = useState(shown);
  const [kept, setKept] = useState<Omit<Kept, "discard">>({ changes: null, keptAt: null });
  const look = (before: Held) => {
    if (!form.current || ended.current) return;
    const held = heldIn(form.current);
    const names = changedNames(before, held);
    if (draftKey) {
      if (names.length === 0) dropDraft(draftKey);
      else keepDraft(draftKey, { fields: picked(held, names), shown: picked(before, names) });
    }
    setKept({
      changes: names.length,
      keptAt: names.length > 0 && draftKey ? formatTime(new Date(performance.timeOrigin + performance.now())) : null,
    });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: a draft is put back once, when the form is drawn
  useEffect(() => {
    const draft = draftKey && !isAnswered ? readDraft(draftKey) : null;
    const before = draft ? { ...shown, ...stillApart(draft, shown) } : shown;
    if (draft) {
      const typed = changedNames(shown, heldIn(form.current!));
      putBack(form.current!, without(draft.fields, typed));
      setBase(before);
    }
    look(before);
  }, []);
  // A choice on a map, or of a key, changes a field without an event of its own.
  const later = () => void setTimeout(() => look(base), 0);
  return (
    <KeptContext
      value={{
        ...kept,
        discard: () => {
          ended.current = true;
          discard();
        },
      }}
    >
      <Form
        {...rest}
        ref={form}
        method="post"
        noValidate
        data-draft={draftKey ?? undefined}
        onInput={(event) => {
          later();
          rest.onInput?.(event);
        }}
        onClick={later}
        onKeyUp={later}
      >
        {/* Enter in a field saves: of several buttons, browsers press the first. */}
        <button type="submit" hidden aria-hidden tabIndex={-1} />
        <input type="hidden" name={SHOWN} value={JSON.stringify(base)} />
        {children}
      </Form>
    </KeptContext>
  );
}

/** Returns what the fields of a draft held when it was begun, where that is still known here. */
const stillApart = (draft: Draft, shown: Held): Held =>
  picked(
    draft.shown,
    Object.keys(draft.fields).filter((name) => Object.hasOwn(shown, name)),
  );
