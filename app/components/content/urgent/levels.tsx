import clsx from "clsx";
import MapPin from "lucide-react/icons/map-pin";
import Phone from "lucide-react/icons/phone";
import type { ReactNode } from "react";
import { Button } from "#app/ui/button.tsx";
import type { UrgentLevel } from "#domain/content/urgent.ts";
import { m } from "#messages/m.ts";
import { ProseLine } from "../prose.tsx";
import { LevelDrawing } from "./level-drawing.tsx";

/** Finds emergency rooms around the reader, in the reader's own map. */
const NEAR = "https://www.google.com/maps/search/?api=1&query=urgencias+hospital";

const looks: Record<UrgentLevel, string> = {
  emergency: "bg-err-bg border-l-err",
  call: "bg-warn-bg border-l-chart-2",
  wait: "border-l-chart-4",
};

const waitTitles = [m.urgent_wait_1, m.urgent_wait_1, m.urgent_wait_2, m.urgent_wait_3, m.urgent_wait_4, m.urgent_wait_5];

type Signs = Readonly<Record<UrgentLevel, readonly string[]>>;

/** What to do, in the order in which it matters: go to an emergency room, call the center, wait. */
export function Levels({ emergency, call, wait }: Signs) {
  const alone = call.length === 0 && wait.length === 0;
  return (
    <div className="overflow-hidden rounded-2xl border bg-surface elevation-1">
      <Level level="emergency" title={alone ? m.urgent_emergency_alone() : m.urgent_emergency()} signs={emergency}>
        <div className="flex flex-wrap gap-3 pt-2">
          <Button kind="cta" href="tel:911" icon={<Phone />} className="max-sm:w-full">
            {m.urgent_911()}
          </Button>
          <Button kind="outline" href={NEAR} target="_blank" rel="noopener noreferrer" icon={<MapPin />} className="max-sm:w-full">
            {m.urgent_near()} <span className="sr-only">{m.centers_opens_elsewhere()}</span>
          </Button>
        </div>
        <p className="text-sm text-ink-2">{m.urgent_say()}</p>
      </Level>
      {call.length > 0 && <Level level="call" title={m.urgent_call()} signs={call} />}
      {wait.length > 0 ? (
        <Level level="wait" title={waitTitles[wait.length]!()} signs={wait}>
          <p className="text-sm text-ink-2">{m.urgent_changes()}</p>
        </Level>
      ) : (
        <p className="border-t px-6 py-4 text-sm text-ink-2">{m.urgent_no_wait()}</p>
      )}
    </div>
  );
}

function Level({ level, title, signs, children }: { level: UrgentLevel; title: string; signs: readonly string[]; children?: ReactNode }) {
  return (
    <section
      aria-labelledby={level}
      className={clsx(
        "grid grid-cols-[44px_1fr] items-center gap-x-4 border-l-4 px-4 py-5 not-first:border-t sm:grid-cols-[96px_1fr] sm:gap-x-5 gap-y-2 md:px-6",
        looks[level],
      )}
    >
      <LevelDrawing level={level} className="size-11 self-start sm:row-span-2 sm:size-18" />
      <h2 id={level} className="title-3">
        {title}
      </h2>
      <div className="grid min-w-0 gap-2 max-sm:col-span-2">
        <ul className="grid list-disc gap-1.5 pl-5">
          {signs.map((html) => (
            <li key={html}>
              <ProseLine html={html} />
            </li>
          ))}
        </ul>
        {children}
      </div>
    </section>
  );
}
