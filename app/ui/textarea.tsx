import clsx from "clsx";
import { type ComponentProps, useSyncExternalStore } from "react";
import { FIELD_LOOK } from "./input.tsx";

export interface TextareaProps extends ComponentProps<"textarea"> {
  valid?: boolean;
}

/** A text of many lines. Its counter is Field's `counter`, which stands below it. */
export function Textarea({ valid, className, ...rest }: TextareaProps) {
  const typed = useTypedBefore(rest.id);
  return (
    <textarea
      {...rest}
      {...(typed !== null && rest.value === undefined && { defaultValue: typed })}
      data-valid={valid || undefined}
      className={clsx(FIELD_LOOK, "block min-h-29 resize-y px-[15px] py-[13px]", className)}
    />
  );
}

/**
 * Returns what the control holds while React takes over a page that the server drew, and null at any other time. React writes a textarea's
 * first words into it then, and whoever began to type before the script had arrived would lose it.
 */
function useTypedBefore(id: string | undefined): string | null {
  const takesOver = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  if (!takesOver || !id || typeof document === "undefined") return null;
  return document.querySelector<HTMLTextAreaElement>(`textarea#${CSS.escape(id)}`)?.value ?? null;
}

const never = () => () => {};
