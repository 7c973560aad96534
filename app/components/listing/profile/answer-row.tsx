interface Props {
  name: string;
  legend: string;
  /** The answer that the form holds. */
  chosen: string;
  options: readonly { readonly value: string; readonly label: string }[];
}

/** A question with two or three short answers in one row: the answers join into one control at its end. */
export function AnswerRow({ name, legend, chosen, options }: Props) {
  return (
    <fieldset className="flex min-w-0 flex-wrap items-center justify-between gap-x-4 gap-y-1.5 border-t px-4 py-2.5 md:px-6">
      {/* Only a floated legend is part of the row. */}
      <legend className="float-left font-semibold text-ui">{legend}</legend>
      <div className="flex divide-x divide-line-strong rounded-md border border-line-strong bg-surface">
        {options.map(({ value, label }) => (
          <label
            key={value}
            className="grid min-h-11 cursor-pointer place-items-center px-3 sm:px-3.5 font-medium text-ui first:rounded-l-[9px] last:rounded-r-[9px] hover:bg-hover has-checked:bg-brand has-checked:text-on-brand has-focus-visible:relative has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-2 last:has-checked:bg-hover last:has-checked:text-ink"
          >
            <input type="radio" name={name} value={value} defaultChecked={chosen === value} className="sr-only" />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
