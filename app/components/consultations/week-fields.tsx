import { Below } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { MAX_SPANS } from "#domain/providers/week.ts";
import { WEEKDAYS } from "#domain/providers/weekday.ts";
import { m } from "#messages/m.ts";
import { WEEKDAY_NAMES } from "#texts/consultations.ts";

interface Props {
  /** Returns the text of a time field, such as `mon-0-desde`. */
  text: (name: string) => string;
  /** Returns what is wrong with a day. */
  errorOf: (day: string) => string | undefined;
}

/** Start and end of each day, with room for a break. A day without times is closed. */
export function WeekFields({ text, errorOf }: Props) {
  return WEEKDAYS.map((day) => {
    const error = errorOf(day);
    return (
      <fieldset
        key={day}
        aria-describedby={error ? `${day}-error` : undefined}
        className="grid min-w-0 grid-cols-[minmax(0,1fr)] items-center gap-x-4 gap-y-2 border-t pt-3 sm:grid-cols-[6.5rem_minmax(0,1fr)]"
      >
        <legend className="float-left font-semibold text-ui">{WEEKDAY_NAMES[day]()}</legend>
        <div className="flex flex-wrap gap-x-8 gap-y-3">
          {Array.from({ length: MAX_SPANS }, (_, index) => (
            <span key={WEEKDAYS[index]} className="flex min-w-0 items-center gap-1.5 sm:gap-2">
              <Time day={day} index={index} end="desde" text={text} isWrong={error !== undefined} />
              <span aria-hidden className="text-ink-3">
                –
              </span>
              <Time day={day} index={index} end="hasta" text={text} isWrong={error !== undefined} />
            </span>
          ))}
        </div>
        {error && (
          <div className="sm:col-start-2">
            <Below id={day} error={error} />
          </div>
        )}
      </fieldset>
    );
  });
}

interface TimeProps {
  day: string;
  index: number;
  end: "desde" | "hasta";
  text: Props["text"];
  isWrong: boolean;
}

function Time({ day, index, end, text, isWrong }: TimeProps) {
  const name = `${day}-${index}-${end}`;
  const label = end === "desde" ? m.consultations_time_from : m.consultations_time_until;
  return (
    <Input
      type="time"
      id={`campo-${name}`}
      name={name}
      aria-label={label({ number: index + 1 })}
      aria-invalid={isWrong || undefined}
      defaultValue={text(name)}
      className="min-w-0! px-2.5! max-sm:[&::-webkit-calendar-picker-indicator]:hidden sm:max-w-38!"
    />
  );
}
