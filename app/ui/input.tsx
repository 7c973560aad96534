import clsx from "clsx";
import type { ComponentProps, ReactNode } from "react";

/** Border, background and focus of every text control. */
export const FIELD_LOOK =
  "w-full min-w-0 rounded-md border-[1.5px] border-line-input bg-surface text-base text-ink smooth focus-visible:border-brand focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:field-halo aria-invalid:border-2 aria-invalid:border-err aria-invalid:focus-visible:outline-err data-valid:border-ok disabled:border-line disabled:bg-disabled disabled:text-on-disabled disabled:cursor-not-allowed";

export interface InputProps extends Omit<ComponentProps<"input">, "size"> {
  /** True gives a green border, only after the person left the field. */
  valid?: boolean;
  /** A lucide icon inside, at the left. */
  icon?: ReactNode;
}

export function Input({ valid, icon, className, ...rest }: InputProps) {
  const input = (
    <input
      {...rest}
      data-valid={valid || undefined}
      className={clsx(FIELD_LOOK, "min-h-13", icon ? "pr-[15px] pl-12" : "px-[15px]", !icon && className)}
    />
  );
  if (!icon) return input;
  return (
    <span
      className={clsx(
        "relative block [&>.lucide]:pointer-events-none [&>.lucide]:absolute [&>.lucide]:top-1/2 [&>.lucide]:left-[15px] [&>.lucide]:-mt-2.5 [&>.lucide]:size-5",
        className,
      )}
    >
      {input}
      {icon}
    </span>
  );
}
