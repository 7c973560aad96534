import { href } from "#app/locale.ts";
import { Below, describedBy } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import type { ClosedDay } from "#domain/consultations/closed-days.server.ts";
import { WEEKDAYS, type Weekday } from "#domain/providers/weekday.ts";
import { m } from "#messages/m.ts";
import { formatWeekday } from "#platform/format.ts";
import type { ChoiceNames } from "#texts/choice-names.ts";
import { closureText } from "#texts/consultations.ts";
import { errorOf, type SectionProps } from "./section-form.tsx";

export const dayNames: ChoiceNames<Weekday> = {
  mon: m.listing_day_mon,
  tue: m.listing_day_tue,
  wed: m.listing_day_wed,
  thu: m.listing_day_thu,
  fri: m.listing_day_fri,
  sat: m.listing_day_sat,
  sun: m.listing_day_sun,
};

interface Props extends SectionProps {
  /** The next days that are closed, whatever the usual hours are. */
  closed: readonly ClosedDay[];
}

/** From when to when, day by day; a day without hours is closed. Below, the holidays and closures that the agenda keeps. */
export function HoursFields({ closed, ...props }: Props) {
  const { values, errors } = props;
  return (
    <>
      <p className="text-ink-2">{m.listing_hours_lead()}</p>
      <div className="grid gap-3">
        {WEEKDAYS.map((day) => {
          const error = errorOf(errors, `${day}-abre`);
          const id = `campo-${day}-abre`;
          return (
            <div key={day} className="grid gap-1.5">
              <div className="grid items-center gap-x-3 gap-y-1 grid-cols-2 sm:grid-cols-[120px_150px_150px]">
                <span className="font-medium max-sm:col-span-2">{dayNames[day]()}</span>
                {(["abre", "cierra"] as const).map((which) => (
                  <Input
                    key={which}
                    type="time"
                    id={`campo-${day}-${which}`}
                    name={`${day}-${which}`}
                    defaultValue={values.text(`${day}-${which}`)}
                    aria-label={m.listing_hours_of({
                      day: dayNames[day](),
                      what: which === "abre" ? m.listing_hours_opens() : m.listing_hours_closes(),
                    })}
                    aria-describedby={describedBy(id, undefined, error)}
                    aria-invalid={error ? true : undefined}
                  />
                ))}
              </div>
              <Below id={id} error={error} />
            </div>
          );
        })}
      </div>
      <div className="grid gap-2 border-t pt-4">
        <h3 className="font-semibold text-ui">{m.listing_hours_closed()}</h3>
        <ul className="grid gap-1 text-ui">
          {closed.map(({ day, closure }) => (
            <li key={day}>
              <b className="num font-semibold">{formatWeekday(day)}</b> · {closureText(closure)}
            </li>
          ))}
        </ul>
        <p className="text-ink-2 text-sm">
          {m.listing_hours_closed_text()}{" "}
          <a className="link" href={href("/dashboard/provider/agenda#cierres")}>
            {m.listing_hours_closed_change()}
          </a>
        </p>
      </div>
    </>
  );
}
