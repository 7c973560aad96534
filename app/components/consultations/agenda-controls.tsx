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
import { formatLongDay, SHORT_WEEKDAYS } from "#platform/format.ts";
import { type AgendaAsked, type AgendaDay, agendaPath } from "./agenda.ts";
import { HATCHED } from "./agenda-grid.tsx";
import { DoctorArch } from "./doctor-arch.tsx";

interface Props {
  asked: AgendaAsked & { day: string };
  today: string;
  doctors: readonly Doctor[];
}

/** The choices of the agenda: start, doctor, day or week. All of them are links. */
export function AgendaControls({ asked, today, doctors }: Props) {
  const { day, view, doctorId } = asked;
  const step = view === "day" ? 1 : 7;
  const path = (change: Partial<AgendaAsked>) => href(agendaPath({ ...asked, ...change }));
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <span className="flex items-center gap-1">
        <IconButton
          href={path({ day: addDays(day, -step) })}
          label={view === "day" ? m.consultations_day_before() : m.consultations_week_before()}
          data-key="ArrowLeft"
        >
          <ChevronLeft />
        </IconButton>
        <Button kind="outline" size="s" href={path({ day: undefined })} data-key="t" aria-current={day === today ? "date" : undefined}>
          {m.consultations_today()}
        </Button>
        <IconButton
          href={path({ day: addDays(day, step) })}
          label={view === "day" ? m.consultations_day_after() : m.consultations_week_after()}
          data-key="ArrowRight"
        >
          <ChevronRight />
        </IconButton>
      </span>
      {doctors.length > 1 && (
        <nav aria-label={m.consultations_whose()} className="flex flex-wrap gap-2">
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
      <Segments
        label={m.consultations_view()}
        items={(["day", "week"] as const).map((value) => ({
          href: path({ view: value }),
          label: value === "day" ? m.consultations_view_day() : m.consultations_view_week(),
          current: view === value,
        }))}
      />
    </div>
  );
}

/** The week on a telephone. Each day links to itself. */
export function WeekStrip({ asked, today, days }: { asked: Props["asked"]; today: string; days: readonly AgendaDay[] }) {
  return (
    <nav aria-label={m.consultations_week()} className="flex gap-1 md:hidden">
      {days.map(({ day, closure, consultations }) => (
        <a
          key={day}
          href={href(agendaPath({ ...asked, day, view: "day" }))}
          aria-current={asked.view === "day" && day === asked.day ? "date" : undefined}
          className={clsx(
            "grid min-h-15 min-w-0 flex-1 content-center justify-items-center rounded-md text-ink text-sm no-underline aria-[current]:bg-brand aria-[current]:text-on-brand",
            closure && HATCHED,
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
          <span aria-hidden="true" className="h-2 text-[.625rem] leading-2! tracking-[1px]">
            {"●".repeat(Math.min(consultations.length, 5))}
          </span>
        </a>
      ))}
    </nav>
  );
}
