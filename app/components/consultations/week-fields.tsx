import { Below } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { MAX_SPANS, WEEKDAYS } from "#domain/consultations/hours.ts";
import { m } from "#messages/m.ts";
import { WEEKDAY_NAMES } from "#texts/consultations.ts";

interface Props {
  /** The text of each time field, such as `mon-0-desde`. */
  typed: Readonly<Record<string, string>>;
  /** Errors by day. */
  errors: Readonly<Record<string, string>>;
}

/** Start and end of each day. A day without times is closed. */
export function WeekFields({ typed, errors }: Props) {
  return WEEKDAYS.map((day) => (
    <fieldset
      key={day}
      aria-describedby={errors[day] ? `${day}-error` : undefined}
      className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-2 border-t pt-3"
    >
      <legend className="float-left font-semibold text-ui">{WEEKDAY_NAMES[day]()}</legend>
      <div className="clear-both flex flex-wrap gap-x-8 gap-y-3">
        {Array.from({ length: MAX_SPANS }, (_, index) => (
          <span key={WEEKDAYS[index]} className="flex min-w-0 items-center gap-1.5 sm:gap-2">
            {(["desde", "hasta"] as const).map((end) => (
              <Input
                key={end}
                type="time"
                name={`${day}-${index}-${end}`}
                aria-label={
                  end === "desde" ? m.consultations_time_from({ number: index + 1 }) : m.consultations_time_until({ number: index + 1 })
                }
                aria-invalid={Boolean(errors[day]) || undefined}
                defaultValue={typed[`${day}-${index}-${end}`] ?? ""}
                className="min-w-0! max-w-34! max-sm:px-2!"
              />
            ))}
          </span>
        ))}
      </div>
      <Below id={day} error={errors[day]} />
    </fieldset>
  ));
}
