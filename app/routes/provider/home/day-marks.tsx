import clsx from "clsx";
import { initialsOf } from "#app/components/directory/cards/person-arch.tsx";
import type { Today } from "#app/forms/followups/load-today.server.ts";
import { href } from "#app/locale.ts";
import type { Consultation } from "#domain/consultations/consultation.ts";
import { m } from "#messages/m.ts";
import { formatWeekday } from "#platform/format.ts";
import { formatDayIn, formatTimeIn } from "#platform/zoned-format.ts";
import { beside, type DayAxis, type DayMark } from "./day-axis.ts";
import { whenText } from "./today-words.ts";
import type { Shown } from "./waiting-rows.ts";

/** The least distance between the initials of two consultations, in percent. */
const CHIP = 4.9;
/** As many doctors as the sea has room for; the list has them all. */
const MAX_DOCTORS = 4;

export type Who = Shown & { due: Date; isAppointment: boolean };

interface WaitingProps {
  mark: DayMark;
  who: readonly Who[];
  today: Today;
  isPhone: boolean;
  line: number;
  isLater: boolean;
}

/** One or more who wait by nearly the same time, with the link to the first of them. */
export function Waiting({ mark: { x, ids, isLabelled }, who, today, isPhone, line, isLater }: WaitingProps) {
  const theirs = ids.flatMap((id) => who.find((one) => one.id === id) ?? []);
  const [first] = theirs;
  if (!first) return null;
  const { title, act, due, path, presses, isAppointment, asksWhetherHeld } = first;
  const day = formatWeekday(formatDayIn(due, today.zone)).split(" ").slice(0, 2).join(" ");
  const clock = formatTimeIn(due, today.zone);
  const short = clock.replace(/ [ap]\. m\.$/, "");
  const label = (
    <>
      {!isPhone && <b className="block max-w-24 truncate font-bold">{title}</b>}
      <span className={clsx("block", presses && "font-bold")}>
        {isLater ? (isPhone ? day : `${day}, ${short}`) : isPhone ? short : clock}
      </span>
    </>
  );
  const dot = (
    <span
      className={clsx(
        "grid size-5 place-items-center rounded-full font-bold text-[.6875rem]",
        presses
          ? "border-2 border-white bg-[#ad1b47] text-white"
          : isAppointment
            ? "border-[3.5px] border-mar-800 bg-white text-mar-900 dark:border-mar-400"
            : "border-2 border-white bg-mar-800 text-white",
      )}
    >
      {theirs.length > 1 && theirs.length}
    </span>
  );
  const words = clsx(
    "absolute left-1/2 -translate-x-1/2 whitespace-nowrap rounded-md bg-surface/55 px-1 text-center text-xs leading-[1.25]! tabular-nums",
    presses ? "text-err" : "text-ink",
    isPhone ? "bottom-full" : "bottom-[calc(100%-8px)]",
  );
  if (isPhone)
    return (
      <span className="absolute" style={{ left: `${x}%`, top: line - 10 }}>
        <span className="absolute -translate-x-1/2">{dot}</span>
        {isLabelled && <span className={clsx(words, "-mb-0.5")}>{label}</span>}
      </span>
    );
  const others = theirs.length - 1;
  const said = m.today_dot({ act: asksWhetherHeld ? m.today_see() : act, name: title, when: whenText(due, today) });
  return (
    <span className="absolute" style={{ left: `${x}%`, top: line - 22 }}>
      <a href={href(path)} className="group absolute grid h-11 w-8 -translate-x-1/2 place-items-center rounded-md no-underline">
        <span className="sr-only">{others > 0 ? m.today_dot_more({ dot: said, count: others }) : said}</span>
        <span aria-hidden>{dot}</span>
        <span aria-hidden className={clsx(words, !isLabelled && "z-1 hidden bg-surface! group-focus-visible:block group-hover:block")}>
          {label}
        </span>
      </a>
    </span>
  );
}

interface Group {
  name: string;
  theirs: readonly Consultation[];
}

/** Today's consultations, a row for each doctor who has some. */
export function groupsOf({ doctors, consultations }: Today): Group[] {
  const rows = [
    ...doctors.map(({ id, name }) => ({ id, name })),
    { id: null, name: doctors.length > 0 ? m.today_any_doctor() : m.today_marks_held() },
  ]
    .map(({ id, name }) => ({ name, theirs: consultations.filter((one) => (one.doctor?.id ?? null) === id) }))
    .filter(({ theirs }) => theirs.length > 0);
  return rows.slice(0, MAX_DOCTORS);
}

const SIGNS: Partial<Record<Consultation["status"], string>> = { held: "✓", "no-show": "–" };

export function Doctor({ name, theirs, axis, today, top }: Group & { axis: DayAxis; today: Today; top: number }) {
  const places = beside(
    theirs.map(({ startsAt }) => axis.at(startsAt)),
    CHIP,
  );
  return (
    <div className="absolute inset-x-0 h-6" style={{ top }}>
      <span className="absolute left-5 max-w-[15%] truncate font-semibold text-sm text-white">{name}</span>
      {theirs.map(({ id, startsAt, endsAt, patientName, status }, index) => {
        const isNow = status === "confirmed" && startsAt <= today.now && today.now < endsAt;
        return (
          <a
            key={id}
            href={href(`/dashboard/provider/agenda/consulta/${id}`)}
            aria-label={m.today_chip({ time: formatTimeIn(startsAt, today.zone), name: patientName || m.consultations_nobody() })}
            className={clsx(
              "absolute grid h-6 min-w-8.5 place-items-center rounded-[7px] px-1.5 font-semibold text-xs no-underline",
              SIGNS[status]
                ? "bg-mar-600 text-white"
                : status === "requested"
                  ? "border-[1.5px] border-white border-dashed text-white"
                  : "bg-white text-mar-900",
              isNow && "outline-2 outline-alba-400",
            )}
            style={{ left: `${places[index]}%` }}
          >
            {SIGNS[status] ?? initialsOf(patientName)}
          </a>
        );
      })}
    </div>
  );
}
