import clsx from "clsx";
import { type ChangeEvent, type ReactNode, useId } from "react";
import { Below, describedBy, LABEL, Mark, type Requirement } from "./field.tsx";

export interface ChoiceOption {
  value: string;
  label: ReactNode;
  disabled?: boolean;
}

/** Either the form holds the choice, or the caller does. */
type Choice =
  | { defaultValue?: string; value?: never; onChoose?: never }
  | { value: string; onChoose: (value: string) => void; defaultValue?: never };

export type ChoiceGroupProps = Requirement &
  Choice & {
    name: string;
    legend: ReactNode;
    legendHidden?: boolean;
    options: readonly ChoiceOption[];
    hint?: ReactNode;
    error?: ReactNode;
    id?: string;
    className?: string;
  };

/** The props that each radio of the group needs. */
export interface ChoiceInput {
  name: string;
  value: string;
  disabled?: boolean;
  required?: boolean;
  defaultChecked?: boolean;
  checked?: boolean;
  onChange?: (event: ChangeEvent<HTMLInputElement>) => void;
}

/** A radio group with legend, options, hint and error. RadioGroup and Pills give it its two looks. */
export function ChoiceGroup({
  list,
  children,
  ...group
}: ChoiceGroupProps & { list: string; children: (input: ChoiceInput, option: ChoiceOption) => ReactNode }) {
  const made = useId();
  const id = group.id ?? made;
  const { name, options, hint, error, required } = group;
  const chosen = (value: string) =>
    group.onChoose
      ? { checked: group.value === value, onChange: () => group.onChoose(value) }
      : { defaultChecked: group.defaultValue === value };
  return (
    <fieldset id={id} aria-describedby={describedBy(id, hint, error)} className={clsx("grid min-w-0 content-start", group.className)}>
      <legend className={group.legendHidden ? "sr-only" : clsx(LABEL, "mb-[9px]")}>
        {group.legend}
        <Mark required={required} optionalWord={group.optionalWord} />
      </legend>
      <div className={list}>
        {options.map((option) =>
          children({ name, value: option.value, disabled: option.disabled, required, ...chosen(option.value) }, option),
        )}
      </div>
      {(error || hint) && (
        <div className="mt-[7px] grid gap-[7px]">
          <Below id={id} hint={hint} error={error} />
        </div>
      )}
    </fieldset>
  );
}
