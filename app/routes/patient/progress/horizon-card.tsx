import clsx from "clsx";
import { clockOf } from "#app/components/patients/clock.ts";
import { Sky } from "#app/components/patients/sky.tsx";
import type { Horizon, HorizonDot, ShownStage } from "#domain/patients/progress.ts";
import type { Appointment } from "#domain/patients/progress-entry.ts";
import { m } from "#messages/m.ts";
import { addDays, daysBetween } from "#platform/days.ts";
import { formatDays, formatLongDay, formatWeekday } from "#platform/format.ts";

const INSET = 20;

interface Props {
  horizon: Horizon;
  stages: readonly ShownStage[];
  next: Appointment | null;
  today: string;
}

/** Each day a dot, each stage a bar: where the patient is, never how the treatment will end. */
export function HorizonCard({ horizon, stages, next, today }: Props) {
  const current = stages.find(({ state }) => state === "current");
  const day = formatLongDay(today);
  return (
    <Sky labelledBy="hoy" sun={horizon.sun} inset={INSET} depth={128} raised water={<Water horizon={horizon} stages={stages} />}>
      <div className="relative z-2 flex flex-wrap items-start justify-between gap-x-6 gap-y-2 px-5 pt-5 pb-14 md:px-7.5 md:pt-6.5">
        <div>
          <h2 id="hoy" className="title-2 text-[1.625rem] md:text-[1.875rem]">
            {current
              ? m.patients_stage_day({ stage: current.name, day: daysBetween(current.from, today) + 1 })
              : m.patients_between_stages()}
          </h2>
          <p className="text-ink-2 text-sm">
            {day[0]!.toUpperCase() + day.slice(1)}. {m.patients_sun_says()}
          </p>
        </div>
        {next && (
          <p className="rounded-full bg-surface px-3.5 py-1.5 text-sm">{m.patients_next_appointment({ when: whenOf(next, today) })}</p>
        )}
      </div>
    </Sky>
  );
}

function whenOf({ on, at }: Appointment, today: string): string {
  const day = on === today ? m.patients_today() : on === addDays(today, 1) ? m.patients_tomorrow() : formatWeekday(on);
  return at ? `${day}, ${clockOf(at)}` : day;
}

function Water({ horizon: { dots, bars }, stages }: Pick<Props, "horizon" | "stages">) {
  return (
    <div aria-hidden className="relative h-full" style={{ marginInline: INSET }}>
      <div className="absolute inset-x-0 -top-0.5 flex items-center">
        {dots.map((dot) => (
          <span key={dot.day} className="grid h-4 flex-1 place-items-center">
            <span className={clsx("block rounded-full border-2", lookOf(dot))} />
          </span>
        ))}
      </div>
      {bars.map((bar, index) => {
        const stage = stages.find(({ id }) => id === bar.id)!;
        const current = stage.state === "current";
        const middle = (bar.left + bar.width / 2) * 100;
        return (
          <div key={bar.id}>
            <span
              className={clsx(
                "absolute top-11 h-2.5 overflow-hidden rounded-full border-[1.5px] border-mar-500",
                bar.sure ? "bg-tint" : "bg-surface",
              )}
              style={{ left: `${bar.left * 100}%`, width: `max(${bar.width * 100}%, 8px)` }}
            >
              {bar.sure && <span className="block h-full bg-mar-500" style={{ width: `${bar.filled * 100}%` }} />}
            </span>
            <span
              className={clsx(
                "absolute flex w-0 flex-col items-center whitespace-nowrap text-xs leading-[1.3]!",
                !current && "max-md:hidden",
              )}
              style={{ left: `clamp(3.5rem, ${middle}%, 100% - 3.5rem)`, top: index % 2 === 0 || current ? 58 : 90 }}
            >
              <b className={current ? "font-bold" : "font-medium"}>{stage.name}</b>
              <span>{stage.to ? formatDays(stage.from, stage.to) : m.patients_since({ day: formatDays(stage.from, stage.from) })}</span>
            </span>
          </div>
        );
      })}
    </div>
  );
}

function lookOf({ at, appointment }: HorizonDot): string {
  if (at === "today") return "size-3 border-ink bg-ink";
  const size = "w-[min(8px,80%)] aspect-square";
  if (appointment) return clsx(size, "border-cta", at === "past" ? "bg-cta" : "bg-surface");
  return clsx(size, "border-brand", at === "past" ? "bg-brand" : "bg-surface");
}
