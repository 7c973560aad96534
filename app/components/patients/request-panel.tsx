import ArrowRight from "lucide-react/icons/arrow-right";
import { Panel } from "#app/components/dashboard/panel.tsx";
import { standing } from "#app/components/leads/request-facts.tsx";
import { href } from "#app/locale.ts";
import { TextLink } from "#app/ui/text-link.tsx";
import type { OwnLead } from "#domain/receivers/account-leads.server.ts";
import { m } from "#messages/m.ts";
import { formatTime, formatWeekday } from "#platform/format.ts";
import { requestPath } from "./next-step-words.ts";
import { ReceiverRow } from "./receiver-row.tsx";

export const requestTitle = ({ service }: Pick<OwnLead, "service">): string =>
  service ? m.patients_request_of({ service: service.name }) : m.patients_request();

/** One request with its centers, short enough for a list, in which each shows its number. */
export function RequestPanel({ lead, numbered = false }: { lead: OwnLead; numbered?: boolean }) {
  return (
    <Panel
      title={numbered ? `${requestTitle(lead)}, ${lead.number}` : requestTitle(lead)}
      aside={
        <TextLink href={href(requestPath(lead.id))} iconAfter={<ArrowRight />}>
          {m.patients_request_whole()}
        </TextLink>
      }
    >
      <p className="text-ink-2 text-sm">
        {m.patients_request_sent({ day: formatWeekday(lead.createdAt), time: formatTime(lead.createdAt) })} {standing(lead)}
      </p>
      {lead.receivers.length > 0 && lead.awaits !== "names" && (
        <ul>
          {lead.receivers.map((receiver) => (
            <ReceiverRow key={receiver.id} receiver={receiver} />
          ))}
        </ul>
      )}
      <div className="-mb-2 flex flex-wrap items-center justify-between gap-x-4 border-t pt-2">
        <span className="text-ink-2 text-sm">{m.patients_request_change()}</span>
        <TextLink href={href(`${requestPath(lead.id)}#parar`)}>{m.patients_request_change_action()}</TextLink>
      </div>
    </Panel>
  );
}
