import Check from "lucide-react/icons/check";
import { LABEL } from "#app/ui/field.tsx";

interface Props {
  name: string;
  legend: string;
  options: readonly { value: string; label: string }[];
  chosen: readonly string[];
}

/** Boxes side by side, any number of which may be ticked. */
export function TickPills({ name, legend, options, chosen }: Props) {
  if (options.length === 0) return null;
  return (
    <fieldset className="grid min-w-0">
      <legend className={`${LABEL} mb-2`}>{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map(({ value, label }) => (
          <label
            key={value}
            className="inline-flex min-h-11 items-center gap-2 rounded-full border-[1.5px] border-line-strong bg-surface px-4 font-medium text-ui has-checked:border-brand has-checked:bg-tint has-checked:text-on-tonal has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus hover:border-brand"
          >
            <input type="checkbox" name={name} value={value} defaultChecked={chosen.includes(value)} className="peer sr-only" />
            <Check className="hidden size-4.5 peer-checked:block" />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
