import clsx from "clsx";
import { initialsOf } from "#app/components/directory/cards/person-arch.tsx";
import { useMay } from "#app/components/team/own-role.ts";
import type { Today } from "#app/forms/followups/load-today.server.ts";
import { href } from "#app/locale.ts";
import type { Consultation } from "#domain/consultations/consultation.ts";
import { m } from "#messages/m.ts";
import { formatTime, formatWeekday } from "#platform/format.ts";
import { formatDayIn, formatTimeIn } from "#platform/zoned-format.ts";
import { axisOf, beside, type DayAxis, type DayMark, DESK, type Frame, PHONE } from "./day-axis.ts";
import { whenText } from "./today-words.ts";
import { type Shown, shownOf } from "./waiting-rows.ts";

/** The least distance between the initials of two consultations, in percent. */
const CHIP = 4.9;
/** As many doctors as the sea has room for; the list has them all. */
const MAX_DOCTORS = 4;
const NUMERAL = { desk: 1, phone: 2 };

type Who = Shown & { due: Date; isAppointment: boolean };

/** The day at sea: the sun at its hour, on the waterline whoever waits at their deadline, below it today's consultations by doctor. */
export function DayHorizon({ today }: { today: Today }) {
  const opens = useMay()("requests.open");
  const { now, zone, waits, rows, consultations } = today;
  const who = rows.flatMap((row): Who[] =>
    row.due ? [{ ...shownOf(row, today, opens), due: row.due, isAppointment: row.kind === "appointment" }] : [],
  );
  const day = {
    now,
    zone,
    isToday: (moment: Date) => formatDayIn(moment, zone) === today.today,
    dues: who,
    times: consultations.flatMap(({ startsAt, endsAt }) => [startsAt, endsAt]),
  };
  const [desk, phone] = [axisOf(day, DESK), axisOf(day, PHONE)];
  const isCalm = waits.total === 0;
  return (
    <section aria-labelledby="horizonte" className="overflow-hidden rounded-xl border bg-surface elevation-1">
      <h2 id="horizonte" className="sr-only">
        {m.today_horizon()}
      </h2>
      <p className="sr-only">
        {m.today_horizon_text({
          waiting: m.today_waiting({ count: waits.total }),
          held: m.today_consultations({ count: consultations.length }),
        })}
      </p>
      <div className="relative">
        <Picture axis={desk} frame={DESK} today={today} who={who} isPhone={false} />
        <Picture axis={phone} frame={PHONE} today={today} who={who} isPhone />
        {isCalm && <Calm today={today} atRight={desk.sun.x < 50} />}
      </div>
      {(who.length > 0 || consultations.length > 0) && (
        <ul aria-label={m.today_marks()} className="flex flex-wrap gap-x-5 gap-y-1 px-4 py-2.5 text-ink-2 text-sm md:px-5">
          {who.some(({ presses }) => presses) && <Mark className="bg-err">{m.today_mark_near()}</Mark>}
          {who.some(({ presses, isAppointment }) => !presses && !isAppointment) && (
            <Mark className="bg-brand">{m.today_mark_request()}</Mark>
          )}
          {who.some(({ isAppointment }) => isAppointment) && (
            <Mark className="border-3 border-brand bg-surface">{m.today_mark_appointment()}</Mark>
          )}
          {consultations.length > 0 && (
            <li className="inline-flex items-center gap-2 max-lg:hidden">
              <i aria-hidden className="h-3.5 w-6.5 rounded-[5px] border-[1.5px] border-brand" />
              {m.today_mark_held()}
            </li>
          )}
        </ul>
      )}
    </section>
  );
}

const Mark = ({ className, children }: { className: string; children: string }) => (
  <li className="inline-flex items-center gap-2">
    <i aria-hidden className={clsx("size-3.5 flex-none rounded-full", className)} />
    {children}
  </li>
);

interface PictureProps {
  axis: DayAxis;
  frame: Frame;
  today: Today;
  who: readonly Who[];
  /** A telephone's picture is small: the list below it has its links. */
  isPhone: boolean;
}

const SKY = "bg-linear-to-b from-warm to-[#ffdccb] dark:to-[#3a2b2a]";
const NIGHT = "bg-linear-to-b from-[#d5e4ea] to-tint dark:from-[#0a1f26] dark:to-[#16323c]";

function Picture({ axis, today, who, isPhone }: PictureProps) {
  const groups = isPhone ? [] : groupsOf(today);
  // The waterline, the sky above it, and the highest point of the sun.
  const [line, low, rise] = isPhone ? [112, 100, 66] : [125, 118, 84];
  const deep = isPhone ? 62 : groups.length > 0 ? 50 + groups.length * 28 : 62;
  const y = (height: number) => low - rise * height;
  const { sun, laterFrom } = axis;
  return (
    <div
      aria-hidden={isPhone || undefined}
      className={clsx("relative overflow-hidden", isPhone ? "lg:hidden" : "max-lg:hidden", sun.isUp ? SKY : NIGHT)}
      style={{ height: line + deep }}
    >
      <svg
        aria-hidden
        viewBox={`0 0 100 ${line}`}
        preserveAspectRatio="none"
        fill="none"
        className="absolute inset-x-0 top-0 w-full"
        style={{ height: line }}
      >
        <polyline
          points={axis.way.map(({ x, height }) => `${x.toFixed(2)},${y(height).toFixed(1)}`).join(" ")}
          strokeWidth="2"
          strokeDasharray="1 8"
          strokeLinecap="round"
          vectorEffect="non-scaling-stroke"
          className="stroke-ink-3/60"
        />
      </svg>
      <span
        className={clsx(
          "absolute size-11 -translate-1/2 rounded-full",
          sun.isUp
            ? "bg-alba-400 shadow-[0_0_0_16px_rgb(249_138_104/.3),0_0_0_34px_rgb(249_138_104/.2)]"
            : "bg-mar-50 shadow-[0_0_0_12px_rgb(138_202_214/.3),0_0_0_26px_rgb(138_202_214/.16)]",
        )}
        style={{ left: `${sun.x}%`, top: y(sun.height) }}
      />
      {laterFrom !== null && (
        <span
          className="absolute top-0 right-0 bg-surface/45 px-3 pt-2 font-semibold text-ink-2 text-xs"
          style={{ left: `${laterFrom}%`, height: line }}
        >
          {laterText(today, who)}
        </span>
      )}
      <Sea height={deep + 8} />
      <span
        className="absolute w-0.5 bg-alba-600"
        style={{ left: `calc(${sun.x}% - 1px)`, top: y(sun.height) + 22, height: Math.max(0, line - y(sun.height) - 24) }}
      />
      <ol className="contents">
        {axis.today.map((mark) => (
          <Waiting key={mark.ids[0]} mark={mark} who={who} today={today} isPhone={isPhone} line={line} isLater={false} />
        ))}
        {axis.later.map((mark) => (
          <Waiting key={mark.ids[0]} mark={mark} who={who} today={today} isPhone={isPhone} line={line} isLater />
        ))}
      </ol>
      {groups.map(({ name, theirs }, row) => (
        <Doctor key={name} name={name} theirs={theirs} axis={axis} today={today} top={line + 20 + row * 28} />
      ))}
      <div aria-hidden className="absolute inset-x-0 bottom-1.5 h-5 text-on-deep-2 text-xs leading-5! tabular-nums">
        {!isPhone && <span className="absolute left-5">{m.today_hour()}</span>}
        {axis.hours
          .filter((_, index) => index % (isPhone ? NUMERAL.phone : NUMERAL.desk) === 0)
          .map(({ hour, x }) => (
            <span key={hour} className="absolute -translate-x-1/2" style={{ left: `${x}%` }}>
              {hour % 12 || 12}
            </span>
          ))}
      </div>
    </div>
  );
}

/** The later part is tomorrow's alone, or it holds several days. */
function laterText({ now, zone, today }: Today, who: readonly Who[]): string {
  const days = new Set(
    who
      .filter(({ due }) => due > now)
      .map(({ due }) => formatDayIn(due, zone))
      .filter((day) => day !== today),
  );
  const [day] = days;
  return days.size === 1 && day ? formatWeekday(day) : m.today_later();
}

interface WaitingProps {
  mark: DayMark;
  who: readonly Who[];
  today: Today;
  isPhone: boolean;
  line: number;
  isLater: boolean;
}

/** One or more who wait by nearly the same time, with the link to the first of them. */
function Waiting({ mark: { x, ids, isLabelled }, who, today, isPhone, line, isLater }: WaitingProps) {
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
      <li className="absolute list-none" style={{ left: `${x}%`, top: line - 10 }}>
        <span className="absolute -translate-x-1/2">{dot}</span>
        {isLabelled && <span className={clsx(words, "-mb-0.5")}>{label}</span>}
      </li>
    );
  const others = theirs.length - 1;
  const said = m.today_dot({ act: asksWhetherHeld ? m.today_see() : act, name: title, when: whenText(due, today) });
  return (
    <li className="absolute list-none" style={{ left: `${x}%`, top: line - 22 }}>
      <a
        href={href(path)}
        className="group absolute grid h-11 w-8 -translate-x-1/2 place-items-center rounded-md no-underline"
        aria-label={others > 0 ? m.today_dot_more({ dot: said, count: others }) : said}
      >
        {dot}
        <span className={clsx(words, !isLabelled && "z-1 hidden bg-surface! group-focus-visible:block group-hover:block")}>{label}</span>
      </a>
    </li>
  );
}

interface Group {
  name: string;
  theirs: readonly Consultation[];
}

/** Today's consultations, a row for each doctor who has some. */
function groupsOf({ doctors, consultations }: Today): Group[] {
  const rows = [
    ...doctors.map(({ id, name }) => ({ id, name })),
    { id: null, name: doctors.length > 0 ? m.today_any_doctor() : m.today_marks_held() },
  ]
    .map(({ id, name }) => ({ name, theirs: consultations.filter((one) => (one.doctor?.id ?? null) === id) }))
    .filter(({ theirs }) => theirs.length > 0);
  return rows.slice(0, MAX_DOCTORS);
}

const SIGNS: Partial<Record<Consultation["status"], string>> = { held: "✓", "no-show": "–" };

function Doctor({ name, theirs, axis, today, top }: Group & { axis: DayAxis; today: Today; top: number }) {
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

/** Three layers of water. The first two are waves over a deep ground. */
const Sea = ({ height }: { height: number }) => (
  <span aria-hidden className="absolute inset-x-0 bottom-0" style={{ height }}>
    <svg aria-hidden viewBox="0 0 880 30" preserveAspectRatio="none" className="absolute inset-x-0 top-0 h-7.5 w-full">
      <path d="M0 7q55-5 110 0t110 0 110 0 110 0 110 0 110 0 110 0 110 0V30H0z" className="fill-mar-300" />
      <path d="M0 15q65-5 130 0t130 0 130 0 130 0 130 0 130 0 130 0V30H0z" className="fill-[#3e9db0]" />
      <path d="M0 23q50-4 100 0t100 0 100 0 100 0 100 0 100 0 100 0 100 0 100 0V30H0z" className="fill-mar-700 dark:fill-mar-900" />
    </svg>
    <span className="absolute inset-x-0 top-7.25 bottom-0 bg-mar-700 dark:bg-mar-900" />
  </span>
);

/** Nobody waits: the picture says so, with what was done today. */
function Calm({ today: { figures }, atRight }: { today: Today; atRight: boolean }) {
  const { answered, lastAt } = figures.path.today;
  return (
    <div className={clsx("absolute top-3.5 max-w-[26rem] px-5 md:top-6 md:px-8", atRight ? "right-0 md:text-right" : "left-0")}>
      <p className="title-3 text-[1.375rem] md:text-[1.75rem]">{m.today_waiting_nobody()}</p>
      <p className="text-ink-2 text-sm">
        {answered > 0 && lastAt ? m.today_calm_done({ count: answered, time: formatTime(lastAt) }) : m.today_waiting_none()}
      </p>
    </div>
  );
}
