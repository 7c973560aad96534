import clsx from "clsx";
import type { ComponentProps } from "react";
import { FIELD_LOOK } from "./input.tsx";

export interface TextareaProps extends ComponentProps<"textarea"> {
  valid?: boolean;
}

/** A text of many lines. Its counter is Field's `counter`, which stands below it. */
export function Textarea({ valid, className, ...rest }: TextareaProps) {
  return (
    <textarea
      {...rest}
      data-valid={valid || undefined}
      className={clsx(FIELD_LOOK, "block min-h-29 resize-y px-[15px] py-[13px]", className)}
    />
  );
}
