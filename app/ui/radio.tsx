import clsx from "clsx";
import type { ComponentProps, ReactNode } from "react";
import { ChoiceGroup, type ChoiceGroupProps } from "./choice-group.tsx";

/** One choice of a few, as rows. */
export function RadioGroup(props: ChoiceGroupProps) {
  return (
    <ChoiceGroup {...props} list="grid">
      {(input, option) => <Radio key={option.value} {...input} label={option.label} />}
    </ChoiceGroup>
  );
}

function Radio({ label, className, ...rest }: Omit<ComponentProps<"input">, "type"> & { label: ReactNode }) {
  return (
    <label className={clsx("flex min-h-11 items-start gap-3 py-2.5 text-md leading-[1.45]!", className)}>
      <input {...rest} type="radio" className="tick" />
      <span className="min-w-0 grow">{label}</span>
    </label>
  );
}
