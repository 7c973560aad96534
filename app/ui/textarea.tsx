import clsx from "clsx";
import { type ComponentProps, useLayoutEffect, useSyncExternalStore } from "react";
import { FIELD_LOOK } from "./input.tsx";

export interface TextareaProps extends ComponentProps<"textarea"> {
  valid?: boolean;
}

/** A text of many lines. Its counter is Field's `counter`, which appears below it. */
export function Textarea({ valid, className, ...rest }: TextareaProps) {
  const before = useFoundBefore(rest.id);
  return (
    <textarea
      {...rest}
      {...(before && rest.value === undefined && { defaultValue: before.typed })}
      data-valid={valid || undefined}
      className={clsx(FIELD_LOOK, "block min-h-29 resize-y px-[15px] py-[13px]", className)}
    />
  );
}

interface Found {
  typed: string;
  /** The start and end of the selection; null when the focus is elsewhere. */
  selected: [number, number] | null;
}

/**
 * Returns what the control contains while React takes over a page that the server drew, and null at any other time. React then writes a
 * textarea's first words into it: a person who began to type before the script arrived would lose their words, and a selection would be
 * lost.
 */
function useFoundBefore(id: string | undefined): Found | null {
  const takesOver = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const found = takesOver && id && typeof document !== "undefined" ? foundIn(id) : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the first drawing takes a page over
  useLayoutEffect(() => {
    if (found?.selected) controlOf(id!)?.setSelectionRange(...found.selected);
  }, []);
  return found;
}

const controlOf = (id: string) => document.querySelector<HTMLTextAreaElement>(`textarea#${CSS.escape(id)}`);

function foundIn(id: string): Found | null {
  const control = controlOf(id);
  if (!control) return null;
  const { value, selectionStart, selectionEnd } = control;
  return { typed: value, selected: control === document.activeElement ? [selectionStart, selectionEnd] : null };
}

const never = () => () => {};
