import clsx from "clsx";
import ChevronRight from "lucide-react/icons/chevron-right";
import CircleAlert from "lucide-react/icons/circle-alert";
import Timer from "lucide-react/icons/timer";
import { Panel } from "#app/components/dashboard/panel.tsx";
import { href } from "#app/locale.ts";
import { TextLink } from "#app/ui/text-link.tsx";
import type { Waiting } from "#domain/desk/waiting.ts";
import { m } from "#messages/m.ts";
import { hoursBetween } from "#platform/days.ts";
import { formatNumber } from "#platform/format.ts";
import { WAITING_ACTS, WAITING_NAMES, waitedFor } from "#texts/desk.ts";
import { waitingScreen } from "./waiting-screens.ts";

/** Points of the axis: hours with their position in percent. The first day takes almost half, since most things wait for hours. */
const AXIS = [
  { hours: 0, at: 2 },
  { hours: 1, at: 13 },
  { hours: 4, at: 26 },
  { hours: 24, at: 44 },
  { hours: 48, at: 56 },
  { hours: 72, at: 66 },
  { hours: 120, at: 82 },
  { hours: 168, at: 97 },
];

function placeOf(hours: number): number {
  const after = AXIS.findIndex((tick) => tick.hours >= hours);
  if (after <= 0) return after === 0 ? AXIS[0]!.at : AXIS.at(-1)!.at;
  const [left, right] = [AXIS[after - 1]!, AXIS[after]!];
  return left.at + ((right.at - left.at) * (hours - left.hours)) / (right.hours - left.hours);
}

const isLate = ({ late }: Waiting) => late > 0;

/** Orders the queues with waiting things: late ones first, then by their oldest entry. */
export const mostUrgentFirst = (waiting: readonly Waiting[]): Waiting[] =>
  waiting
    .filter(({ count }) => count > 0)
    .sort((a, b) => Number(isLate(b)) - Number(isLate(a)) || a.since[0]!.getTime() - b.since[0]!.getTime());

export const screenOf = ({ what }: Waiting): string => href(waitingScreen(what));

/** A dot for each waiting thing at its age, and the line of the promised time. */
export function WaitingSheet({ waiting, now }: { waiting: readonly Waiting[]; now: Date }) {
  const some = mostUrgentFirst(waiting);
  return (
    <Panel title={m.desk_waits()} aside={some.length > 0 && <Legend />}>
      {some.length === 0 ? (
        <p className="text-ink-2">{m.desk_wait_nothing()}</p>
      ) : (
        <ul className="md:-mt-2">
          <Axis />
          {some.map((queue) => (
            <Queue key={queue.what} queue={queue} now={now} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

function Legend() {
  return (
    <ul aria-hidden className="flex flex-wrap gap-x-5 gap-y-1 text-ink-2 text-sm">
      <li className="flex items-center gap-2">
        <span className="size-2.5 rounded-full bg-mar-500" />
        {m.overview_case()}
      </li>
      <li className="flex items-center gap-2">
        <span className="size-2.5 rounded-full bg-err" />
        {m.overview_late()}
      </li>
      <li className="flex items-center gap-2">
        <span className="h-4 w-0.5 bg-ink" />
        {m.overview_promise()}
      </li>
    </ul>
  );
}

const COLUMNS = "md:grid-cols-[14rem_2.5rem_minmax(0,1fr)_7.5rem_6.5rem]";

function Axis() {
  const names = [
    m.desk_axis_now(),
    m.desk_hours({ count: 1 }),
    m.desk_hours({ count: 4 }),
    m.desk_axis_day(),
    "2",
    "3",
    "5",
    m.desk_axis_week(),
  ];
  return (
    <li aria-hidden className={clsx("grid gap-x-4 pb-1 text-ink-2 text-sm max-md:hidden", COLUMNS)}>
      <span className="relative col-start-3 h-6">
        {AXIS.map(({ hours, at }, place) => (
          <span key={hours} className="absolute -translate-x-1/2 whitespace-nowrap" style={{ left: `${at}%` }}>
            {names[place]}
          </span>
        ))}
      </span>
    </li>
  );
}

const inHours = (hours: number) => (hours < 48 || hours % 24 > 0 ? m.desk_hours({ count: hours }) : m.desk_days({ count: hours / 24 }));

function Queue({ queue, now }: { queue: Waiting; now: Date }) {
  const { what, count, since, promisedHours, promisedDays } = queue;
  const late = isLate(queue);
  const promise = promisedDays === null ? inHours(promisedHours ?? 0) : m.desk_business_days({ count: promisedDays });
  return (
    <li
      className={clsx(
        "grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 border-t py-2 max-md:gap-y-0 max-md:first:border-t-0",
        COLUMNS,
      )}
    >
      <p>
        <b className="font-semibold">{WAITING_NAMES[what]()}</b>{" "}
        <span className="whitespace-nowrap text-ink-2 text-sm md:block">{m.desk_waits_promise({ time: promise })}</span>
      </p>
      <p className="num font-bold text-[1.25rem] max-md:justify-self-end">{formatNumber(count)}</p>
      <Dots queue={queue} now={now} />
      <p className={clsx("inline-flex items-center gap-1.5 text-ui", late && "font-semibold text-err")}>
        {late ? <CircleAlert className="size-4.5" /> : <Timer className="size-4.5 text-ink-2" />}
        <span className="sr-only">{m.desk_waits_oldest({ time: "" })}</span>
        {waitedFor(since[0]!, now)}
        {late && <span className="sr-only"> {m.desk_waits_late()}</span>}
      </p>
      <TextLink href={screenOf(queue)} className="justify-self-end max-md:-my-2.5">
        {WAITING_ACTS[what]()}
        <span className="sr-only">: {WAITING_NAMES[what]()}</span>
        <ChevronRight className="size-4.5" />
      </TextLink>
    </li>
  );
}

/** Dots closer than this, in percent of the axis, are placed above or below each other. */
const APART = 2.6;
const LANES = ["50%", "26%", "74%"];

function Dots({ queue: { since, inTimeSince }, now }: { queue: Waiting; now: Date }) {
  let [lane, before] = [0, Number.POSITIVE_INFINITY];
  const dots = since.map((moment) => {
    const at = placeOf(hoursBetween(moment, now));
    if (Math.abs(at - before) < APART) lane = (lane + 1) % LANES.length;
    else lane = 0;
    if (lane === 0) before = at;
    return { at, lane, late: moment < inTimeSince };
  });
  const promised = placeOf(hoursBetween(inTimeSince, now));
  return (
    <span aria-hidden className="relative block h-8 max-md:col-span-2 max-md:h-6">
      <span className="absolute inset-x-0 top-1/2 h-px bg-line" />
      <span
        className={clsx("absolute inset-y-1 right-0 rounded-r-md", since[0]! < inTimeSince ? "bg-err-bg" : "bg-hover")}
        style={{ left: `${promised}%` }}
      />
      <span className="absolute inset-y-0.5 w-0.5 -translate-x-1/2 bg-ink" style={{ left: `${promised}%` }} />
      {dots.map(({ at, lane, late }, place) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: several may wait since the same moment
          key={place}
          className={clsx(
            "absolute -translate-1/2 rounded-full",
            late ? "size-3 bg-err outline-2 outline-err outline-offset-1" : "size-2.5 bg-mar-500",
          )}
          style={{ left: `${at}%`, top: LANES[lane] }}
        />
      ))}
    </span>
  );
}
