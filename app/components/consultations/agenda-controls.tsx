import clsx from "clsx";
import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import { Segments } from "#app/components/dashboard/segments.tsx";
import { href } from "#app/locale.ts";
import { Button } from "#app/ui/button.tsx";
import { Chip } from "#app/ui/chip.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import type { Doctor } from "#domain/consultations/doctors.server.ts";
import { m } from "#messages/m.ts";
import { addDays, weekdayOf } from "#platform/days.ts";
import { formatDays, formatLongDay, formatWeekday, SHORT_WEEKDAYS } from "#platform/format.ts";
import { type AgendaAsked, type AgendaDay, agendaPath } from "./agenda.ts";
import { HATCHED } from "./agenda-grid.tsx";
import { DoctorArch } from "./doctor-arch.tsx";

interface Props {
  asked: AgendaAsked & { day: string };
  today: string;
  days: readonly AgendaDay[];
  doctors: readonly Doctor[];
  /** The id of its heading. */
  heading: string;
}

/** The head of the agenda: which days it shows, between the ways to those before and after, and whose. All its choices are links. */
export function AgendaControls({ asked, today, days, doctors, heading }: Props) {
  const { day, view, doctorId } = asked;
  const step = view === "day" ? 1 : 7;
  const path = (change: Partial<AgendaAsked>) => href(agendaPath({ ...asked, ...change }));
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 md:-my-2">
      <div className="flex min-w-0 items-center gap-1 md:-ml-2.5">
        <IconButton
          href={path({ day: addDays(day, -step) })}
          label={view === "day" ? m.consultations_day_before() : m.consultations_week_before()}
          data-key="ArrowLeft"
        >
          <ChevronLeft />
        </IconButton>
        <h2 id={heading} className="title-3 text-[1.4375rem]">
          {view === "day" ? formatWeekday(day) : formatDays(days[0]!.day, days.at(-1)!.day)}
        </h2>
        <IconButton
          href={path({ day: addDays(day, step) })}
          label={view === "day" ? m.consultations_day_after() : m.consultations_week_after()}
          data-key="ArrowRight"
        >
          <ChevronRight />
        </IconButton>
        <Button
          kind="outline"
          size="s"
          className="ml-2"
          href={path({ day: undefined })}
          data-key="t"
          aria-current={day === today ? "date" : undefined}
        >
          {m.consultations_today()}
        </Button>
      </div>
      {doctors.length > 1 && (
        <nav aria-label={m.consultations_whose()} className="scroller -mx-4 gap-2 px-4 max-md:basis-full md:mx-0 md:flex-wrap md:px-0">
          {doctors.map((doctor) => (
            <Chip
              key={doctor.id}
              kind="link"
              href={path({ doctorId: doctorId === doctor.id ? null : doctor.id })}
              current={doctorId === doctor.id}
              className="px-3!"
            >
              <DoctorArch doctor={doctor} doctors={doctors} />
              {doctor.name}
            </Chip>
          ))}
        </nav>
      )}
      <div className="max-md:hidden">
        <Segments
          label={m.consultations_view()}
          items={(["day", "week"] as const).map((value) => ({
            href: path({ view: value }),
            label: value === "day" ? m.consultations_view_day() : m.consultations_view_week(),
            current: view === value,
          }))}
        />
      </div>
    </div>
  );
}

/** The week on a telephone, with how many consultations each day has. Each day leads to itself. */
export function WeekStrip({ asked, today, days }: Pick<Props, "asked" | "today" | "days">) {
  return (
    <nav aria-label={m.consultations_week()} className="flex gap-1 md:hidden">
      {days.map(({ day, closure, spans, consultations }) => (
        <a
          key={day}
          href={href(agendaPath({ ...asked, day, view: "day" }))}
          aria-current={day === asked.day ? "date" : undefined}
          className={clsx(
            "grid min-h-17 min-w-0 flex-1 content-center justify-items-center rounded-md text-ink text-sm leading-[1.35]! no-underline aria-[current]:bg-brand aria-[current]:text-on-brand",
            closure && day !== asked.day && HATCHED,
            day === today && "edge-brand",
          )}
        >
          <span className="sr-only">
            {formatLongDay(day)}, {closure ? m.consultations_closed() : m.consultations_count({ count: consultations.length })}
          </span>
          <span aria-hidden="true">{SHORT_WEEKDAYS[weekdayOf(day)]}</span>
          <b aria-hidden="true" className="num font-semibold text-md">
            {Number(day.slice(8))}
          </b>
          <span aria-hidden="true" className="num">
            {closure || (spans.length === 0 && consultations.length === 0) ? "–" : consultations.length}
          </span>
        </a>
      ))}
    </nav>
  );
}
