import type { ReactNode } from "react";
import { WeekFields } from "#app/components/consultations/week-fields.tsx";
import { WeekTools } from "#app/components/consultations/week-tools.tsx";
import { href } from "#app/locale.ts";
import type { ClosedDay } from "#domain/consultations/closed-days.server.ts";
import { m } from "#messages/m.ts";
import { formatWeekday } from "#platform/format.ts";
import { closureText } from "#texts/consultations.ts";
import { errorOf, type SectionProps } from "./section-form.tsx";

interface Props extends SectionProps {
  /** What else depends on these hours. */
  further?: ReactNode;
}

/** From when to when, day by day; a day without hours is closed. */
export function HoursFields({ values, errors, further }: Props) {
  return (
    <>
      <p className="text-ink-2">{m.listing_hours_lead()}</p>
      <WeekTools at="horario" />
      <div className="grid gap-3">
        <WeekFields text={values.text} errorOf={(day) => errorOf(errors, `${day}-0-desde`)} />
      </div>
      {further}
    </>
  );
}

interface AgendaProps {
  /** Whether patients may ask for times in these hours. */
  follows: boolean;
  /** The next days that are closed, whatever the hours are: the country's holidays, and the center's own closures. */
  closed: readonly ClosedDay[];
  /** Whether their reader may change the agenda. */
  mayChange: boolean;
}

/** What the agenda makes of these hours, and the next days on which it is closed. */
export function AgendaOfHours({ follows, closed, mayChange }: AgendaProps) {
  return (
    <div className="grid gap-2 border-t pt-4">
      <p className="text-ui">
        {follows ? m.listing_hours_agenda_follows() : m.listing_hours_agenda_own()}{" "}
        {mayChange && (
          <a className="link" href={href("/dashboard/provider/agenda/horario")}>
            {m.listing_hours_agenda_change()}
          </a>
        )}
      </p>
      <h3 className="pt-2 font-semibold text-ui">{m.listing_hours_closed()}</h3>
      <ul className="grid gap-1 text-ui">
        {closed.map(({ day, closure }) => (
          <li key={day}>
            <b className="num font-semibold">{formatWeekday(day)}</b> · {closureText(closure)}
          </li>
        ))}
      </ul>
      <p className="text-ink-2 text-sm">
        {m.listing_hours_closed_text()}{" "}
        {mayChange && (
          <a className="link" href={href("/dashboard/provider/agenda#cierres")}>
            {m.listing_hours_closed_change()}
          </a>
        )}
      </p>
    </div>
  );
}
