import { nameList } from "#app/forms/leads/consent-texts.ts";
import { href } from "#app/locale.ts";
import { Button } from "#app/ui/button.tsx";
import type { NextStep, WayStep } from "#domain/patients/next-step.ts";
import { m } from "#messages/m.ts";
import { formatLongDay, formatTime, hourInSantoDomingo } from "#platform/format.ts";
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

interface Said {
  lead: string;
  text: string;
  action?: { to: string; label: string; quiet?: boolean };
}

function said(step: NextStep): Said {
  switch (step.step) {
    case "confirm":
      return {
        lead: m.patients_next_confirm(),
        text: m.patients_next_confirm_text(),
        action: { to: requestPath(step.leadId), label: m.patients_next_confirm_action() },
      };
    case "name-centers":
      return {
        lead: m.patients_next_names(),
        text: m.patients_next_names_text(),
        action: { to: requestPath(step.leadId), label: m.patients_next_names_action() },
      };
    case "name-another":
      return {
        lead: m.patients_next_another({ centers: nameList(step.centers), count: step.centers.length }),
        text: m.patients_next_another_text(),
        action: { to: requestPath(step.leadId), label: m.patients_next_another_action() },
      };
    case "talk":
      return {
        lead: m.patients_next_talk({ centers: nameList(step.centers), count: step.centers.length }),
        text: m.patients_next_talk_text(),
        action: { to: "/guias/preguntas-para-tu-centro", label: m.patients_next_talk_action(), quiet: true },
      };
    case "compare":
      return {
        lead: m.patients_next_compare({ count: step.slugs.length }),
        text: m.patients_next_compare_text(),
        action: { to: `/comparar?centros=${step.slugs.join(",")}`, label: m.patients_next_compare_action() },
      };
    case "ask":
      return {
        lead: m.patients_next_ask(),
        text: m.patients_next_ask_text(),
        action: { to: `/solicitar-informacion?centro=${step.slug}`, label: m.patients_next_ask_action() },
      };
    case "wait":
      return {
        lead: m.patients_next_wait(),
        text: m.patients_next_wait_text({ centers: nameList(step.centers), count: step.centers.length }),
      };
    case "begin":
      return { lead: m.patients_next_begin(), text: m.patients_next_begin_text() };
  }
}

export const requestPath = (leadId: string): string => `/dashboard/user/solicitudes/${leadId}`;
