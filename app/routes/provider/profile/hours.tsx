import { m } from "#app/paraglide/messages.js";
import { Below, describedBy } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { WEEKDAYS, type Weekday } from "#domain/directory/center-detail.ts";
import type { ChoiceNames } from "#texts/choice-names.ts";
import { errorOf, SectionForm, type SectionProps } from "./section-form.tsx";

const dayNames: ChoiceNames<Weekday> = {
  mon: m.listing_day_mon,
  tue: m.listing_day_tue,
  wed: m.listing_day_wed,
  thu: m.listing_day_thu,
  fri: m.listing_day_fri,
  sat: m.listing_day_sat,
  sun: m.listing_day_sun,
};

/** From when to when, day by day; a day without hours is closed. */
export function HoursSection(props: SectionProps) {
  const { values, errors } = props;
  return (
    <SectionForm {...props}>
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
    </SectionForm>
  );
}
