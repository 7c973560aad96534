import clsx from "clsx";
import { type ComponentProps, type ReactNode, useId } from "react";
import { Below, describedBy } from "./field.tsx";

export interface CheckboxProps extends Omit<ComponentProps<"input">, "type" | "id"> {
  /** May contain links; the whole 44 px row is the target. */
  label: ReactNode;
  /** The number of results, at the right of a filter's row. */
  count?: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  id?: string;
}

/** A yes or no. A consent is never ticked in advance. */
export function Checkbox({ label, count, hint, error, id, className, ...rest }: CheckboxProps) {
  const made = useId();
  const control = id ?? made;
  return (
    <div className={clsx("grid min-w-0", className)}>
      <label htmlFor={control} className="flex min-h-11 items-start gap-3 py-2.5 text-md leading-[1.45]!">
        <input
          {...rest}
          type="checkbox"
          id={control}
          aria-describedby={describedBy(control, hint, error)}
          aria-invalid={error ? true : undefined}
          className="tick"
        />
        <span className="min-w-0 grow">
          {label}
          {rest.required && (
            <span aria-hidden className="font-semibold text-err">
              {" *"}
            </span>
          )}
        </span>{" "}
        {count !== undefined && <span className="num text-sm text-ink-3">{count}</span>}
      </label>
      <Below id={control} hint={hint} error={error} />
    </div>
  );
}
