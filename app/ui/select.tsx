import clsx from "clsx";
import ChevronDown from "lucide-react/icons/chevron-down";
import type { ComponentProps } from "react";
import { FIELD_LOOK } from "./input.tsx";

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

export interface SelectProps extends Omit<ComponentProps<"select">, "children" | "size"> {
  options: readonly SelectOption[];
  /** The label of the first option, whose value is empty: «Elige», «Todas las ciudades». */
  placeholder?: string;
  valid?: boolean;
  small?: boolean;
}

/** The native select, for more than six choices. Up to six are Pills. */
export function Select({ options, placeholder, valid, small, className, ...rest }: SelectProps) {
  return (
    <span className={clsx("relative block", className)}>
      <select
        {...rest}
        data-valid={valid || undefined}
        className={clsx(
          FIELD_LOOK,
          "appearance-none pr-11 pl-[15px] text-ellipsis",
          small ? "min-h-12 text-md" : "min-h-13",
          placeholder !== undefined && "has-[option[value='']:checked]:text-ink-2",
        )}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown className="pointer-events-none absolute top-1/2 right-[15px] -mt-2.5 size-5" />
    </span>
  );
}
