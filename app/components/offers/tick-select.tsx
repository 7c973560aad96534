import ChevronDown from "lucide-react/icons/chevron-down";
import { useState } from "react";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { LABEL } from "#app/ui/field.tsx";
import { m } from "#messages/m.ts";

interface Props {
  name: string;
  label: string;
  options: readonly { value: string; label: string }[];
  chosen: readonly string[];
}

/** Looks like a select, and opens to show boxes, any number of which may be ticked. None means all. */
export function TickSelect({ name, label, options, chosen }: Props) {
  const [ticked, setTicked] = useState(chosen);
  const names = options.flatMap((option) => (ticked.includes(option.value) ? [option.label] : []));
  const [first, ...rest] = names;
  const said = first === undefined ? m.offers_all() : rest.length === 0 ? first : m.offers_and_more({ first, count: String(rest.length) });
  return (
    <div className="grid min-w-0 content-start gap-[7px]">
      <span aria-hidden className={LABEL}>
        {label}
      </span>
      <details className="group/ticks relative">
        <summary className="flex min-h-13 cursor-pointer list-none items-center justify-between gap-2 rounded-md border-[1.5px] border-line-input bg-surface px-[15px] [&::-webkit-details-marker]:hidden">
          <span className="sr-only">{label}: </span>
          <span className="min-w-0 truncate">{said}</span>
          <ChevronDown className="size-5 flex-none group-open/ticks:rotate-180" />
        </summary>
        <fieldset className="absolute inset-x-0 top-full z-10 mt-1 grid min-w-44 rounded-md border bg-surface px-4 py-2 elevation-2">
          <legend className="sr-only">{label}</legend>
          {options.map((option) => (
            <Checkbox
              key={option.value}
              name={name}
              value={option.value}
              label={option.label}
              defaultChecked={chosen.includes(option.value)}
              onChange={({ target }) =>
                setTicked(target.checked ? [...ticked, option.value] : ticked.filter((value) => value !== option.value))
              }
            />
          ))}
        </fieldset>
      </details>
    </div>
  );
}
