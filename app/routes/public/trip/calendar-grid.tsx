import clsx from "clsx";
import { type TripPlan, type TripStep, weeksOf } from "#domain/trip/trip-calendar.ts";
import { m } from "#messages/m.ts";
import { formatMonth } from "#platform/format.ts";
import { STEP_NAMES } from "#texts/trip.ts";

const WEEKDAYS = [
  [m.trip_weekday_1, m.trip_weekday_long_1],
  [m.trip_weekday_2, m.trip_weekday_long_2],
  [m.trip_weekday_3, m.trip_weekday_long_3],
  [m.trip_weekday_4, m.trip_weekday_long_4],
  [m.trip_weekday_5, m.trip_weekday_long_5],
  [m.trip_weekday_6, m.trip_weekday_long_6],
  [m.trip_weekday_7, m.trip_weekday_long_7],
] as const;

/** The most important days, each with its own colour. The list beside the weeks has the same dots. */
const APPOINTMENTS: Readonly<Partial<Record<TripStep, string>>> = {
  consultation: "bg-alba-200 text-[#5F1F0D]",
  retrieval: "bg-alba-200 text-[#5F1F0D]",
  insemination: "bg-alba-200 text-[#5F1F0D]",
  transfer: "bg-ambar-200 text-[#5E3D00]",
  results: "bg-ambar-200 text-[#5E3D00]",
};

/** Returns the dot of a step in the list. */
export const dotOf = (step: TripStep, here: boolean): string => APPOINTMENTS[step] ?? (here ? "bg-mar-600" : "bg-track");

/**
 * Shows the weeks of a plan with the days in the country tinted and the important ones marked. The list beside it says the same in
 * words.
 */
export function CalendarGrid({ plan }: { plan: TripPlan }) {
  const weeks = weeksOf(plan);
  return (
    <table className="w-full table-fixed border-collapse text-center print:[print-color-adjust:exact]">
      <caption className="pb-2 text-left text-sm text-ink-2">
        <span className="sr-only">{m.trip_calendar_grid()}. </span>{" "}
        <span aria-hidden className="mr-2 inline-block size-3 rounded-full bg-tonal align-middle" />
        {m.trip_calendar_here()}
      </caption>
      <thead>
        <tr>
          {WEEKDAYS.map(([short, long]) => (
            <th key={long()} scope="col" abbr={long()} className="pb-1.5 text-xs font-semibold text-ink-3">
              <span aria-hidden>{short()}</span> <span className="sr-only">{long()}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week, row) => (
          <tr key={week[0]}>
            {week.map((day, column) => (
              <Day key={day} day={day} plan={plan} named={(row === 0 && column === 0) || day.endsWith("-01")} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Day({ day, plan, named }: { day: string; plan: TripPlan; named: boolean }) {
  const here = day >= plan.arrive && day <= plan.leave;
  const marks = plan.days.filter(({ step, from, to }) => day >= from && day <= to && (APPOINTMENTS[step] || from === to));
  const light = marks.map(({ step }) => APPOINTMENTS[step]).find((look) => look !== undefined);
  return (
    <td
      className={clsx(
        "relative h-13 p-0 align-middle",
        here && "bg-tonal text-on-tonal",
        day === plan.arrive && "rounded-l-full",
        day === plan.leave && "rounded-r-full",
      )}
    >
      {named && <span className="absolute inset-x-0 top-0 text-xs leading-none! text-ink-3">{formatMonth(day).slice(0, 3)}</span>}
      <span
        className={clsx(
          "num mx-auto grid size-8 place-items-center rounded-full text-sm",
          light && "font-bold",
          light,
          !light && marks.length > 0 && "font-bold edge-brand",
          !here && marks.length === 0 && "text-ink-3",
        )}
      >
        {Number(day.slice(8))}
      </span>{" "}
      {marks.length > 0 && <span className="sr-only">{marks.map(({ step }) => STEP_NAMES[step]()).join(", ")}</span>}
    </td>
  );
}
