import { Below, describedBy, LABEL, Mark } from "#app/ui/field.tsx";
import { errorOf, type SectionProps } from "./section-form.tsx";

interface Props extends Pick<SectionProps, "values" | "errors"> {
  name: string;
  legend: string;
  hint?: string;
  required?: boolean;
  options: readonly { readonly value: string; readonly label: string }[];
  /** True for a long list, which scrolls. */
  long?: boolean;
}

/** Any number of choices, as pills that are ticked. */
export function TickList({ name, legend, hint, required, options, long, values, errors }: Props) {
  const id = `campo-${name}`;
  const chosen = values.list(name);
  const error = errorOf(errors, name);
  return (
    <fieldset id={id} aria-describedby={describedBy(id, hint, error)} className="grid min-w-0 gap-[9px]">
      <legend className={`${LABEL} mb-[9px]`}>
        {legend}
        <Mark {...(required ? { required } : {})} />
      </legend>
      <div className={`flex flex-wrap gap-2 ${long ? "max-h-60 overflow-y-auto rounded-md border p-2" : ""}`}>
        {options.map(({ value, label }) => (
          <label
            key={value}
            className="inline-flex min-h-11 items-center gap-2 rounded-full border-[1.5px] border-line-strong bg-surface px-4 text-ui has-checked:border-brand has-checked:bg-tint has-checked:text-on-tonal has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus hover:border-brand"
          >
            <input type="checkbox" name={name} value={value} defaultChecked={chosen.includes(value)} className="tick" />
            {label}
          </label>
        ))}
      </div>
      <Below id={id} hint={hint} error={error} />
    </fieldset>
  );
}
