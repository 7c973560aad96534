import ChevronDown from "lucide-react/icons/chevron-down";
import type { ReactNode } from "react";
import { Checkbox } from "#app/ui/checkbox.tsx";
import type { FacetOption } from "#domain/directory/facets.ts";
import { m } from "#messages/m.ts";
import { formatNumber } from "#platform/format.ts";

/** A part of the filters that can be collapsed. */
export function FilterGroup({ title, open = true, children }: { title: string; open?: boolean; children: ReactNode }) {
  return (
    <details open={open} className="group/filter border-t pt-[18px] pb-3.5">
      <summary className="mb-1 flex min-h-8 items-center justify-between">
        <h3 className="title-5">{title}</h3>
        <ChevronDown className="size-[18px] smooth group-open/filter:[rotate:180deg]" />
      </summary>
      {children}
    </details>
  );
}

interface FilterChoicesProps {
  /** The key in the address. */
  name: string;
  legend: string;
  options: readonly FacetOption[];
  chosen: readonly string[];
  atLeast: boolean;
  /** The number of boxes visible at first. The others open below. */
  shown?: number;
}

/** The boxes of one filter, each with the number of results if it is ticked. */
export function FilterChoices({ name, legend, options, chosen, atLeast, shown = options.length }: FilterChoicesProps) {
  const more = options.slice(shown);
  const box = (option: FacetOption) => (
    <FilterBox
      key={option.value}
      name={name}
      value={option.value}
      label={option.name}
      count={option.count}
      atLeast={atLeast}
      checked={chosen.includes(option.value)}
    />
  );
  return (
    <fieldset>
      <legend className="sr-only">{legend}</legend>
      {options.slice(0, shown).map(box)}
      {more.length > 0 && (
        <details open={more.some(({ value }) => chosen.includes(value))} className="group/more">
          <summary className="inline-flex min-h-11 items-center text-ui font-semibold text-brand hover:underline group-open/more:hidden">
            {m.search_filter_more({ number: more.length })}
          </summary>
          {more.map(box)}
        </details>
      )}
    </fieldset>
  );
}

interface FilterBoxProps {
  name: string;
  value: string;
  label: string;
  count: number;
  atLeast: boolean;
  checked: boolean;
}

/** One box. The filters behaviour updates the count by its `data-part`. */
export function FilterBox({ name, value, label, count, atLeast, checked }: FilterBoxProps) {
  return (
    <Checkbox
      name={name}
      value={value}
      label={label}
      defaultChecked={checked}
      count={
        <span data-part={`${name}-${value}`}>
          {atLeast ? m.search_filter_at_least({ number: formatNumber(count) }) : formatNumber(count)}
        </span>
      }
    />
  );
}
