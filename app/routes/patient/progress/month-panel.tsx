import clsx from "clsx";
import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import { Panel } from "#app/components/dashboard/panel.tsx";
import { PROGRESS_PATH } from "#app/components/patients/paused-sky.tsx";
import { href } from "#app/locale.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import type { CalendarDay } from "#domain/patients/progress.ts";
import { m } from "#messages/m.ts";
import { addDays } from "#platform/days.ts";
import { formatLongMonth, SHORT_WEEKDAYS } from "#platform/format.ts";

/** A month of medicines, appointments and possible days. */
export function MonthPanel({ month: { name, weeks } }: { month: { name: string; weeks: readonly (readonly (CalendarDay | null)[])[] } }) {
  const at = (days: number) => href(`${PROGRESS_PATH}?mes=${addDays(`${name}-01`, days).slice(0, 7)}#mes`);
  return (
    <Panel
      id="mes"
      title={formatLongMonth(name)}
      aside={
        <span className="flex">
          <IconButton href={at(-1)} label={m.patients_month_before()}>
            <ChevronLeft />
          </IconButton>
          <IconButton href={at(31)} label={m.patients_month_after()}>
            <ChevronRight />
          </IconButton>
        </span>
      }
    >
      <table className="w-full table-fixed border-separate border-spacing-y-1 text-center">
        <thead>
          <tr>
            {SHORT_WEEKDAYS.map((weekday) => (
              <th key={weekday} scope="col" className="pb-1 font-normal text-ink-2 text-xs">
                {weekday}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week.find((day) => day)?.day}>
              {week.map((day, index) => (day ? <Day key={day.day} day={day} /> : <td key={`${SHORT_WEEKDAYS[index]} outside`} />))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="flex flex-wrap gap-x-4 gap-y-1 text-ink-2 text-xs">
        <span className="inline-flex items-center gap-1.5">
          <i className="size-2.5 rounded-full bg-brand" /> {m.patients_month_medicine()}
        </span>
        <span className="inline-flex items-center gap-1.5">
          <i className="size-2.5 rounded-full border-2 border-cta" /> {m.patients_month_appointment()}
        </span>
        <span className="inline-flex items-center gap-1.5">
          <i className="h-3 w-5 rounded-full border border-mar-300 bg-tonal" /> {m.patients_month_possible()}
        </span>
      </p>
    </Panel>
  );
}

function Day({ day: { day, medicine, appointment, possible, at } }: { day: CalendarDay }) {
  const said = [
    medicine && m.patients_month_medicine(),
    appointment && m.patients_month_appointment(),
    possible && m.patients_month_possible(),
  ];
  const here = at === "today";
  return (
    <td aria-current={here ? "date" : undefined} className={clsx("h-11 p-0 align-top", possible && !here && "bg-tonal")}>
      <span
        className={clsx("grid h-11 content-start justify-items-center gap-1 rounded-md pt-1", here && "bg-mar-800 font-bold text-white")}
      >
        <span className="num text-sm">{Number(day.slice(8))}</span>
        <span className="flex gap-0.75">
          {medicine && (
            <i
              className={clsx(
                "size-2 rounded-full border-2",
                here ? "border-white bg-white" : at === "past" ? "border-brand bg-brand" : "border-brand",
              )}
            />
          )}
          {appointment && (
            <i
              className={clsx(
                "size-2 rounded-full border-2",
                here ? "border-alba-300 bg-alba-300" : at === "past" ? "border-cta bg-cta" : "border-cta",
              )}
            />
          )}
        </span>
        <span className="sr-only">{said.filter(Boolean).join(", ")}</span>
      </span>
    </td>
  );
}
