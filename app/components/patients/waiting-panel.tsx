import ArrowRight from "lucide-react/icons/arrow-right";
import { Panel } from "#app/components/dashboard/panel.tsx";
import { href } from "#app/locale.ts";
import { TextLink } from "#app/ui/text-link.tsx";
import type { Waiting } from "#domain/patients/waiting.ts";
import { m } from "#messages/m.ts";
import { said } from "./next-step-words.ts";

/** What waits for the patient besides the one thing that the sky names, each in a line with its way. */
export function WaitingPanel({ waiting }: { waiting: readonly Waiting[] }) {
  return (
    <Panel title={m.patients_also_waiting()} id="te-espera">
      <ul>
        {waiting.map((step) => {
          const { lead, action } = said(step);
          return (
            <li key={lead} className="flex flex-wrap items-center justify-between gap-x-4 border-t py-1 first:border-t-0">
              <span className="min-w-0">{lead}</span>
              {action && (
                <TextLink href={href(action.to)} iconAfter={<ArrowRight />}>
                  {action.label}
                </TextLink>
              )}
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
