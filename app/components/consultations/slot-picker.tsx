import type { SlotDays } from "#app/forms/consultations/shown-slots.ts";
import { href } from "#app/locale.ts";
import { Below } from "#app/ui/field.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { m } from "#messages/m.ts";
import { formatWeekday } from "#platform/format.ts";
import { formatTimeIn } from "#platform/zoned-format.ts";

interface Props {
  shown: SlotDays;
  /** Returns the address of this screen with `desde`. */
  path: (from: string) => string;
  chosen?: string;
  error?: string | undefined;
}

/** A radio for each free time. */
export function SlotPicker({ shown: { days, previous, next, zone }, path, chosen, error }: Props) {
  return (
    <fieldset id="hora" tabIndex={-1} aria-describedby={error ? "hora-error" : undefined} className="grid min-w-0 gap-3">
      <legend className="mb-2 font-semibold text-ui">{m.consultations_free_times()}</legend>
      {days.length === 0 && <p className="text-ink-2">{m.consultations_no_times()}</p>}
      <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
        {days.map(({ day, starts }) => (
          <div key={day} className="grid content-start gap-2">
            <p className="font-medium text-ink-2 text-sm">{formatWeekday(day)}</p>
            <div className="flex flex-wrap gap-2">
              {starts.map((start) => (
                <label
                  key={start.toISOString()}
                  className="num inline-flex min-h-11 items-center rounded-full border-[1.5px] border-line-strong bg-surface px-3.5 font-medium text-ui has-checked:border-brand has-checked:bg-tint has-checked:text-on-tonal has-checked:edge-brand has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-2 hover:border-brand"
                >
                  <input
                    type="radio"
                    name="hora"
                    value={start.toISOString()}
                    defaultChecked={chosen === start.toISOString()}
                    className="sr-only"
                  />
                  {formatTimeIn(start, zone)}
                </label>
              ))}
            </div>
          </div>
        ))}
      </div>
      <Below id="hora" error={error} />
      {(previous || next) && (
        <p className="flex flex-wrap gap-x-5">
          {previous && <TextLink href={href(path(previous))}>{m.consultations_earlier_times()}</TextLink>}
          {next && <TextLink href={href(path(next))}>{m.consultations_later_times()}</TextLink>}
        </p>
      )}
    </fieldset>
  );
}
