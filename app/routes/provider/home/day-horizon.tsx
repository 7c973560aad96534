import clsx from "clsx";
import { useMay } from "#app/components/team/own-role.ts";
import type { Today } from "#app/forms/followups/load-today.server.ts";
import { m } from "#messages/m.ts";
import { formatTime, formatWeekday } from "#platform/format.ts";
import { formatDayIn } from "#platform/zoned-format.ts";
import { axisOf, type DayAxis, DESK, PHONE } from "./day-axis.ts";
import { Doctor, groupsOf, Waiting, type Who } from "./day-marks.tsx";
import { shownOf } from "./waiting-rows.ts";

const NUMERAL = { desk: 1, phone: 2 };

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
        <Picture axis={desk} today={today} who={who} isPhone={false} />
        <Picture axis={phone} today={today} who={who} isPhone />
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
      {axis.today.map((mark) => (
        <Waiting key={mark.ids[0]} mark={mark} who={who} today={today} isPhone={isPhone} line={line} isLater={false} />
      ))}
      {axis.later.map((mark) => (
        <Waiting key={mark.ids[0]} mark={mark} who={who} today={today} isPhone={isPhone} line={line} isLater />
      ))}
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
