import clsx from "clsx";
import CircleAlert from "lucide-react/icons/circle-alert";
import { type ReactNode, useId } from "react";

/** A field is required, or has a word that says it is optional. A field that is alone in its form has neither. */
export type Requirement = { required: true; optionalWord?: never } | { required?: false; optionalWord?: string };

/** The props that Field gives to its control: spread them on Input, Textarea or Select. */
interface ControlProps {
  id: string;
  required: boolean | undefined;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
}

export type FieldProps = Requirement & {
  label: ReactNode;
  hint?: ReactNode;
  /** A whole sentence that says how to correct the value. It turns the field crimson. */
  error?: ReactNode;
  /** A character counter, at the right of the hint. */
  counter?: ReactNode;
  /** The id of the control, when something such as an error summary refers to it; generated otherwise. */
  id?: string;
  /** True hides the label except from screen readers. */
  labelHidden?: boolean;
  className?: string;
  children: (control: ControlProps) => ReactNode;
};

/** Label, control, hint and error, connected to each other. */
export function Field({ label, hint, error, counter, id, labelHidden, className, children, required, optionalWord }: FieldProps) {
  const made = useId();
  const control = id ?? made;
  return (
    <div className={clsx("grid min-w-0 content-start gap-[7px]", className)}>
      <label htmlFor={control} className={labelHidden ? "sr-only" : LABEL}>
        {label}
        <Mark required={required} optionalWord={optionalWord} />
      </label>
      {children({ id: control, required, "aria-describedby": describedBy(control, hint, error), "aria-invalid": error ? true : undefined })}
      <Below id={control} hint={hint} error={error} counter={counter} />
    </div>
  );
}

export const LABEL = "text-ui leading-[1.35]! font-semibold text-ink";

/** The asterisk or «(opcional)» after a label or a legend. */
export function Mark({ required, optionalWord }: { required?: boolean; optionalWord?: string }) {
  if (required) {
    return (
      <span aria-hidden className="text-err">
        {" *"}
      </span>
    );
  }
  return optionalWord ? <span className="font-book text-ink-3"> ({optionalWord})</span> : null;
}

export function describedBy(id: string, hint: ReactNode, error: ReactNode) {
  return [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(" ") || undefined;
}

/** The error, then the hint and the counter, below a control or a group. */
export function Below({ id, hint, error, counter }: { id: string; hint?: ReactNode; error?: ReactNode; counter?: ReactNode }) {
  return (
    <>
      {error && (
        <p id={`${id}-error`} className="flex gap-[7px] text-sm font-medium text-err">
          <CircleAlert className="mt-0.5 size-[18px]" />
          {error}
        </p>
      )}
      {(hint || counter) && (
        <div className="flex flex-wrap justify-between gap-x-4 text-[.90625rem] leading-[1.45] text-ink-3">
          {hint && (
            <p id={`${id}-hint`} className="min-w-[min(100%,14rem)] flex-1">
              {hint}
            </p>
          )}
          {counter && <p className="num ml-auto">{counter}</p>}
        </div>
      )}
    </>
  );
}
