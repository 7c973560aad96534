import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Facts } from "#app/ui/facts.tsx";
import type { PatientReceiver } from "#domain/leads/lead-queries.server.ts";
import { formatDate, formatDateTime } from "#platform/format.ts";
import { ReceiverBadge } from "./receiver-badge.tsx";

/** Shows one center that the patient saw named: whether it got the request, and what it has done since. */
export function ReceiverCard({ receiver, messagesUrl }: { receiver: PatientReceiver; messagesUrl: string | null }) {
  const { name, city, claimed, toldByTeam, state, passedReason, inLineUntil, offeredAt, openedAt, answerBy } = receiver;
  return (
    <Card as="article" className="px-7!">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div>
          <h3 className="title-4">{name}</h3>
          {city && <p className="text-sm text-ink-2">{city}</p>}
        </div>
        <ReceiverBadge state={state} />
      </div>
      {state === "in-line" && inLineUntil && (
        <p className="mt-3 text-ui text-ink-2">{m.leads_receiver_in_line_text({ date: formatDate(inLineUntil) })}</p>
      )}
      {state === "not-sent" && <p className="mt-3 text-ui text-ink-2">{notSentSentence(passedReason)}</p>}
      {offeredAt && (
        <Facts
          className="mt-4"
          facts={[
            { key: "told", label: m.leads_receiver_told(), value: formatDateTime(offeredAt) },
            {
              key: "opened",
              label: m.leads_receiver_opened(),
              value: openedAt ? formatDateTime(openedAt) : m.leads_receiver_not_opened(),
              missing: !openedAt,
            },
            ...(state === "open" && answerBy ? [{ key: "by", label: m.leads_receiver_answer_by(), value: formatDateTime(answerBy) }] : []),
          ]}
        />
      )}
      {messagesUrl && (
        <Button kind="outline" size="s" href={messagesUrl} className="mt-4">
          {m.threads_see()}
          <span className="sr-only">: {name}</span>
        </Button>
      )}
      {toldByTeam && state === "open" && <p className="mt-3 text-sm text-ink-2">{m.leads_receiver_told_by_team()}</p>}
      {!claimed && !toldByTeam && offeredAt && <p className="mt-3 text-sm text-ink-2">{m.leads_consent_unclaimed({ center: name })}</p>}
    </Card>
  );
}

/** Says why a center did not get the request. */
export function notSentSentence(reason: PatientReceiver["passedReason"]): string {
  switch (reason) {
    case "service_not_offered":
      return m.leads_not_sent_service();
    case "country_not_served":
      return m.leads_not_sent_country();
    case "paused":
      return m.leads_not_sent_paused();
    case "outside_criteria":
      return m.leads_not_sent_criteria();
    case "daily_cap_reached":
      return m.leads_not_sent_full();
    default:
      return m.leads_not_sent_otherwise();
  }
}
