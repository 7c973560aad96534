import type { ReactNode } from "react";
import { Panel } from "#app/components/dashboard/panel.tsx";
import { PendingSteps } from "#app/components/leads/confirm-cards.tsx";
import { canNameMore, hasIt, standing } from "#app/components/leads/request-facts.tsx";
import { ThreadPanel } from "#app/components/threads/thread-panel.tsx";
import type { RequestAfter } from "#app/forms/patients/request-after.ts";
import { href } from "#app/locale.ts";
import { Button } from "#app/ui/button.tsx";
import type { OwnAdvice } from "#domain/inbox/own-advice.server.ts";
import { MAX_RECEIVERS } from "#domain/leads/lead.ts";
import type { RequestWay } from "#domain/patients/request-way.ts";
import type { QuotedCenter } from "#domain/quotes/patient-quotes.server.ts";
import type { PatientLead, PatientReceiver } from "#domain/receivers/lead-for-patient.server.ts";
import { hasThread } from "#domain/threads/thread.ts";
import type { ThreadView } from "#domain/threads/thread-queries.server.ts";
import { m } from "#messages/m.ts";
import { AdvicePanel } from "./advice-panel.tsx";
import { QuotesPanel } from "./quotes-panel.tsx";
import { ReceiptPanel, type ShownReceipt } from "./receipt-panel.tsx";
import { ReceiverStory } from "./receiver-story.tsx";
import { AfterPanel } from "./request-after.tsx";
import { MeetingPanel, type RequestMeeting } from "./request-meeting.tsx";
import { StopPanel } from "./stop-panel.tsx";

interface Props {
  lead: PatientLead;
  way: RequestWay;
  receipt: ShownReceipt;
  /** Our own team's answers; null for a request that it never had. */
  advice: OwnAdvice | null;
  /** The address of the request's page. */
  path: string;
  /** The quotes for it, with the page that compares them and the day on which they are read. */
  quotes: { path: string; quoted: readonly QuotedCenter[]; today: string };
  /** The consultation that it led to; null before there is one. */
  meeting: RequestMeeting | null;
  after: RequestAfter;
  /** The page for naming further centers. */
  others: string;
  /** A center's answer that the person has to decide on now, with the address of its messages; null when there is none. */
  deciding: { thread: ThreadView; path: string } | null;
  /** Who else follows the request; nothing behind the link of a mail. */
  together?: ReactNode;
  /** The address of the messages with a center. */
  messagesWith: (receiver: PatientReceiver) => string;
}

/** One request: its centers and what they did, its receipt, and the ways to end it. The same for a link from a mail and for an account. */
export function RequestPanels({
  lead,
  way,
  receipt,
  advice,
  path,
  quotes,
  meeting,
  after,
  others,
  together,
  deciding,
  messagesWith,
}: Props) {
  const named = lead.receivers.length > 0 && lead.awaits !== "names";
  const addressOf = (receiver: PatientReceiver) =>
    receiver.slug === deciding?.thread.center.slug ? `${path}#mensajes` : messagesWith(receiver);
  const has = lead.receivers.filter(hasIt).length;
  const counted = has > 0 && !lead.awaits;
  // With centers below it, neither what the head above says nor what the count beside the title says is said again.
  const stands = !named || (way.news.news !== "kept" && !(counted && lead.status !== "closed"));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 md:gap-5 lg:grid-cols-[minmax(0,1fr)_348px]">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 md:gap-5">
        <PendingSteps lead={lead} centersUrl={others} />
        <Panel
          title={lead.awaits === "click" ? m.leads_status_centers_named() : m.patients_who_has_it()}
          aside={counted && <span className="text-ink-3 text-sm">{m.patients_nobody_else({ count: has })}</span>}
        >
          {stands && <p className="text-ink-2 text-sm">{standing(lead)}</p>}
          {named && (
            <ul>
              {lead.receivers.map((receiver) => (
                <ReceiverStory
                  key={receiver.id}
                  receiver={receiver}
                  quotes={quotes.quoted.some(({ id }) => id === receiver.id) ? quotes.path : null}
                  messages={hasThread(receiver.state, lead.askFirst) ? addressOf(receiver) : null}
                />
              ))}
            </ul>
          )}
          <NameAnother lead={lead} others={others} />
        </Panel>
        {quotes.quoted.length > 0 && <QuotesPanel {...quotes} />}
        {advice && <AdvicePanel advice={advice} />}
        {deciding && (
          <Panel id="mensajes" title={m.threads_answered({ center: deciding.thread.center.name })}>
            <ThreadPanel {...deciding} />
          </Panel>
        )}
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 md:gap-5">
        {meeting && <MeetingPanel meeting={meeting} />}
        {has > 0 && <AfterPanel after={after} />}
        <ReceiptPanel lead={lead} receipt={receipt} path={path} />
        {together}
        <StopPanel lead={lead} />
      </div>
    </div>
  );
}

/** A link to name another center, or the advice to withdraw one first when there is no room. */
function NameAnother({ lead, others }: { lead: PatientLead; others: string }) {
  const full = lead.mayNameMore && lead.receivers.filter(({ state }) => ["open", "purchased"].includes(state)).length >= MAX_RECEIVERS;
  if (!full && !canNameMore(lead)) return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-lg border border-line-input border-dashed px-4 py-3">
      <p className="text-sm">{full ? m.patients_another_full() : m.patients_prefer_another()}</p>
      {!full && (
        <Button kind="outline" size="s" href={href(others)}>
          {m.leads_status_more()}
        </Button>
      )}
    </div>
  );
}
