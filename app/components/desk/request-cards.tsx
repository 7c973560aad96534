import { Form } from "react-router";
import { type Bulk, BulkBar, BulkConfirmation } from "#app/components/lists/list-bulk.tsx";
import { useChosen } from "#app/components/lists/use-chosen.ts";
import type { Confirming } from "#app/forms/lists/confirming.ts";
import type { QueuedLead } from "#domain/desk/queue-queries.server.ts";
import { QueueCard } from "./queue-card.tsx";

interface Props {
  leads: readonly QueuedLead[];
  now: Date;
  /** Returns whether a request waits for our own team in this view. */
  waits: (lead: QueuedLead) => boolean;
  bulk: readonly Bulk[];
  confirming: Confirming | undefined;
  /** The list's own address. */
  cancel: string;
}

/** The requests of a page, each on a card that can be selected. */
export function RequestCards({ leads, now, waits, bulk, confirming, cancel }: Props) {
  const ids = leads.map(({ id }) => id);
  const { here, choose } = useChosen(ids, confirming?.ids);
  return (
    <Form method="post" noValidate className="grid gap-4 md:gap-5">
      <div className="overflow-hidden rounded-xl border">
        {confirming ? (
          <BulkConfirmation bulk={bulk} confirming={confirming} cancel={cancel} />
        ) : (
          <BulkBar bulk={bulk} here={here.length} of={ids.length} chooseAll={(on) => choose(ids, on)} />
        )}
      </div>
      <ul className="grid gap-4 md:gap-5">
        {leads.map((lead) => (
          <QueueCard
            key={lead.id}
            lead={lead}
            now={now}
            waits={waits(lead)}
            chosen={here.includes(lead.id)}
            choose={(on) => choose([lead.id], on)}
          />
        ))}
      </ul>
    </Form>
  );
}
