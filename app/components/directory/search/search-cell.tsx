import clsx from "clsx";
import ChevronDown from "lucide-react/icons/chevron-down";
import { type ReactNode, useId } from "react";

interface SearchCellProps {
  label: string;
  htmlFor: string;
  children: ReactNode;
  /** True for a thin line on its right on wide screens. */
  divided?: boolean;
  className?: string;
}

const CELL =
  "relative min-w-0 px-3 py-2 md:rounded-lg md:px-[18px] md:py-2 has-focus-visible:outline-3 has-focus-visible:outline-focus md:has-focus-visible:-outline-offset-1";
/** The line is drawn between the cells, since each cell has round corners. */
const HAIRLINE = "after:absolute after:inset-y-0 after:-right-px after:w-px after:bg-line";
const LABEL = "pointer-events-none block text-[.90625rem] leading-[1.3]! font-semibold text-ink";

/** One part of the search panel: a label above a value, with thin lines between the parts. */
export function SearchCell({ label, htmlFor, children, divided, className }: SearchCellProps) {
  return (
    <div className={clsx(CELL, divided && HAIRLINE, className)}>
      <label htmlFor={htmlFor} className={LABEL}>
        {label}
      </label>
      {children}
    </div>
  );
}

interface SearchSelectProps {
  label: string;
  name: string;
  value: string;
  onChange: (value: string) => void;
  /** The label of the first option, whose value is empty. */
  placeholder?: string;
  options: readonly { value: string; label: string }[];
  divided?: boolean;
  className?: string;
}

/** A native select that fills its cell, so that pressing anywhere in the cell opens it. */
export function SearchSelect({ label, name, value, onChange, placeholder, options, divided, className }: SearchSelectProps) {
  const id = useId();
  return (
    <SearchCell label={label} htmlFor={id} divided={divided} className={className}>
      <div className="h-[30px]" />
      <select
        id={id}
        name={name}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="absolute inset-0 w-full appearance-none bg-transparent pt-[17px] pr-9 pl-3 text-ellipsis outline-none focus-visible:elevation-none! md:pl-[18px]"
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} className="bg-surface">
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown className="pointer-events-none absolute right-3 bottom-3.5 size-[18px]" />
    </SearchCell>
  );
}
