import { href } from "#app/locale.ts";
import { Button } from "#app/ui/button.tsx";
import type { NextStep, WayStep } from "#domain/patients/next-step.ts";
import { m } from "#messages/m.ts";
import { formatLongDay, formatTime, hourInSantoDomingo } from "#platform/format.ts";
import { said } from "./next-step-words.ts";
import { Sky } from "./sky.tsx";
import { sunAt, Way } from "./way.tsx";

interface Props {
  name: string;
  now: Date;
  step: NextStep;
  way: WayStep;
  /** Below the current step of the way. */
  detail: string | null;
}

/** The top of Inicio: one sentence about the next step, its only button, and the person's position on the way. */
export function NextStepCard({ name, now, step, way, detail }: Props) {
  const { lead, text, action } = said(step);
  const day = formatLongDay(now);
  return (
    <Sky labelledBy="hola" sun={sunAt(way)} water={<Way current={way} detail={detail} />} depth={98}>
      <div className="relative z-2 grid items-end gap-x-8 gap-y-3 px-4.5 pt-4.5 pb-2 md:grid-cols-[minmax(0,1fr)_auto] md:px-7.5 md:pt-6.5 md:pb-5">
        <div>
          <p className="mb-1 text-ink-2 text-sm">
            {day[0]!.toUpperCase() + day.slice(1)}, {formatTime(now)}
          </p>
          <h1 id="hola" className="title-2 text-[1.8125rem] md:text-[2.375rem]">
            {greeting(now, name)}
          </h1>
          <p className="mt-2 max-w-[56ch] text-lg leading-normal! text-ink-2">
            <b className="font-bold text-ink">{lead}</b> {text}
          </p>
        </div>
        {action && (
          <Button kind={action.quiet ? "outline" : "cta"} href={href(action.to)}>
            {action.label}
          </Button>
        )}
      </div>
    </Sky>
  );
}

/** Returns a greeting for the time of day in Santo Domingo. */
function greeting(now: Date, name: string): string {
  const hour = hourInSantoDomingo(now);
  if (hour >= 5 && hour < 12) return m.patients_morning({ name });
  return hour >= 12 && hour < 19 ? m.patients_afternoon({ name }) : m.patients_evening({ name });
}
