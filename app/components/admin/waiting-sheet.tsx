import clsx from "clsx";
import CircleAlert from "lucide-react/icons/circle-alert";
import Timer from "lucide-react/icons/timer";
import { Panel } from "#app/components/dashboard/panel.tsx";
import { href } from "#app/locale.ts";
import { m } from "#app/paraglide/messages.js";
import { TextLink } from "#app/ui/text-link.tsx";
import type { Waiting } from "#domain/desk/day-figures.server.ts";
import { WAITING_NAMES, waitedFor } from "#texts/desk.ts";

/** Where each of them is decided. */
const SCREENS: Readonly<Record<Waiting["what"], string>> = {
  held: "/dashboard/admin/solicitudes?vista=held",
  unmatched: "/dashboard/admin/solicitudes?vista=unmatched",
  advice: "/dashboard/admin/solicitudes?vista=advice",
  offers: "/dashboard/admin/llamadas",
  messages: "/dashboard/admin/mensajes",
  returns: "/dashboard/admin/devoluciones",
  claims: "/dashboard/admin/reclamos",
  profiles: "/dashboard/admin/verificacion",
  reviews: "/dashboard/admin/resenas",
};

const HOUR_MS = 3_600_000;
/** The length of the axis. Later than that stands at its end. */
const AXIS_HOURS = 168;

const hoursSince = (moment: Date, now: Date) => (now.getTime() - moment.getTime()) / HOUR_MS;
export const isLate = ({ oldest, promisedHours }: Waiting, now: Date) => oldest !== null && hoursSince(oldest, now) > promisedHours;
/** The first day takes as much room as the six after it, since most things wait for hours. */
const placeOf = (hours: number) => (hours <= 24 ? (50 * hours) / 24 : 50 + (50 * (Math.min(hours, AXIS_HOURS) - 24)) / (AXIS_HOURS - 24));

/** The queues by the age of what has waited longest in each: those past their promise first. */
export function WaitingSheet({ waiting, now }: { waiting: readonly Waiting[]; now: Date }) {
  const some = waiting
    .filter(({ count }) => count > 0)
    .sort((a, b) => Number(isLate(b, now)) - Number(isLate(a, now)) || a.oldest!.getTime() - b.oldest!.getTime());
  return (
    <Panel title={m.desk_waits()}>
      {some.length === 0 ? (
        <p className="text-ink-2">{m.desk_wait_nothing()}</p>
      ) : (
        <ul>
          <Axis />
          {some.map((queue) => (
            <Queue key={queue.what} queue={queue} now={now} />
          ))}
        </ul>
      )}
      {some.length > 0 && <p className="text-ink-2 text-sm">{m.desk_waits_axis()}</p>}
    </Panel>
  );
}

const COLUMNS = "md:grid-cols-[15rem_3rem_minmax(0,1fr)_9rem_5rem]";

function Axis() {
  return (
    <li aria-hidden className={clsx("grid gap-x-5 text-ink-2 text-sm max-md:hidden", COLUMNS)}>
      <span className="col-start-3 grid grid-cols-3">
        <span>{m.desk_axis_now()}</span>
        <span className="text-center">{m.desk_axis_day()}</span>
        <span className="text-right">{m.desk_axis_week()}</span>
      </span>
    </li>
  );
}

function Queue({ queue, now }: { queue: Waiting; now: Date }) {
  const { what, count, oldest, promisedHours } = queue;
  const late = isLate(queue, now);
  const promise = promisedHours < 48 ? m.desk_hours({ count: promisedHours }) : m.desk_days({ count: promisedHours / 24 });
  return (
    <li className={clsx("grid grid-cols-[2.5rem_minmax(0,1fr)_auto] items-center gap-x-5 gap-y-1 border-b py-3 last:border-b-0", COLUMNS)}>
      <p>
        <b className="font-semibold">{WAITING_NAMES[what]()}</b>
        <span className="block text-ink-2 text-sm">{m.desk_waits_promise({ time: promise })}</span>
      </p>
      <p className="num font-bold text-[1.25rem] max-md:order-first max-md:row-span-2">{count}</p>
      <span aria-hidden className="relative block h-6 max-md:hidden">
        <span className="absolute inset-x-0 top-1/2 h-px bg-line" />
        <span
          className={clsx("absolute inset-y-1 right-0 rounded-r-md", late && "bg-err-bg")}
          style={{ left: `${placeOf(promisedHours)}%` }}
        />
        <span className="absolute inset-y-0.5 w-0.5 bg-ink" style={{ left: `${placeOf(promisedHours)}%` }} />
        <span
          className={clsx(
            "absolute top-1/2 size-3 -translate-1/2 rounded-full",
            late ? "bg-err outline-2 outline-err outline-offset-2" : "bg-mar-500",
          )}
          style={{ left: `${placeOf(hoursSince(oldest!, now))}%` }}
        />
      </span>
      <p className={clsx("inline-flex items-center gap-1.5 text-ui max-md:order-last max-md:col-span-2", late && "font-semibold text-err")}>
        {late ? <CircleAlert className="size-4.5" /> : <Timer className="size-4.5 text-ink-2" />}
        <span className="sr-only">{m.desk_waits_oldest({ time: "" })}</span>
        {waitedFor(oldest!, now)}
        {late && <span className="sr-only"> {m.desk_waits_late()}</span>}
      </p>
      <TextLink href={href(SCREENS[what])}>
        {m.desk_wait_open()}
        <span className="sr-only"> {WAITING_NAMES[what]()}</span>
      </TextLink>
    </li>
  );
}
