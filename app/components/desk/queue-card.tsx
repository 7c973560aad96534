import Timer from "lucide-react/icons/timer";
import type { KeyboardEvent } from "react";
import { href } from "#app/locale.ts";
import { Badge, type BadgeKind } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Note } from "#app/ui/note.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import type { QueuedLead } from "#domain/desk/queue-queries.server.ts";
import type { LeadStatus } from "#domain/leads/lead.ts";
import { m } from "#messages/m.ts";
import { formatDateTime } from "#platform/format.ts";
import { LEAD_STATUS_NAMES, waitedFor } from "#texts/desk.ts";
import { DecidedCenters } from "./decided-centers.tsx";

export const STATUS_BADGES: Readonly<Record<LeadStatus, BadgeKind>> = {
  accepted: "in-review",
  unconfirmed: "unverified",
  routed: "verified",
  waiting: "pending",
  held: "pending",
  rejected: "neutral",
  unmatched: "expired",
  attached: "neutral",
  advice: "info",
  closed: "neutral",
};

/** What our team does with a waiting request. */
const WAITING_WORDS: Readonly<Partial<Record<LeadStatus, () => string>>> = {
  held: m.desk_act_held,
  unmatched: m.desk_act_unmatched,
  advice: m.desk_act_advice,
};

interface Props {
  lead: QueuedLead;
  now: Date;
  waits: boolean;
  chosen: boolean;
  choose: (on: boolean) => void;
}

/** One request of the queue: what is asked, and which centers its last round chose and passed over. */
export function QueueCard({ lead, now, waits, chosen, choose }: Props) {
  const { id, number, status, teamVerdict, createdAt, service, city, country, quality, decision, agreed } = lead;
  const address = href(`/dashboard/admin/solicitudes/${id}`);
  const press = ({ key }: KeyboardEvent) => key === "x" && choose(!chosen);
  return (
    <li className="grid gap-3.5 rounded-xl border bg-surface px-4 py-4.5 elevation-1 md:px-6 md:py-5.5">
      <div className="grid gap-1">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5">
          <p className="flex flex-wrap items-center gap-2.5">
            <label className="inline-flex min-h-11 items-center gap-3">
              <input
                type="checkbox"
                name="id"
                value={id}
                checked={chosen}
                onChange={(event) => choose(event.currentTarget.checked)}
                onKeyDown={press}
                aria-label={m.lists_choose({ name: number })}
                className="tick"
              />
              <b className="num font-semibold">{number}</b>
            </label>
            <Badge kind={STATUS_BADGES[status]}>{LEAD_STATUS_NAMES[status]()}</Badge>
            {teamVerdict === "qualified" && <Badge kind="info">{m.desk_verdict_qualified()}</Badge>}
          </p>
          <p className="inline-flex items-center gap-1.5 text-ink-2 text-sm">
            {waits ? (
              <>
                <Timer className="size-4.5" />
                {m.desk_in_queue({ time: waitedFor(createdAt, now) })}
              </>
            ) : (
              formatDateTime(createdAt)
            )}
          </p>
        </div>
        <h2 className="font-semibold text-base">{[service ?? m.desk_no_service(), city].filter(Boolean).join(", ")}</h2>
        <p className="text-ink-2 text-sm">
          {[
            country,
            quality === null ? m.desk_quality_none() : m.desk_quality({ score: quality }),
            agreed.length > 0 ? m.desk_agreed({ count: agreed.length }) : m.desk_nobody_named(),
          ]
            .filter(Boolean)
            .join(" · ")}
        </p>
      </div>
      {decision ? (
        decision.centers.length > 0 && <DecidedCenters centers={decision.centers} weights={decision.weights} />
      ) : (
        <p className="text-ink-2 text-ui">{m.desk_not_decided()}</p>
      )}
      {waits && agreed.length === 1 && <Note kind="caution">{m.desk_agreed_one_only()}</Note>}
      <p className="flex flex-wrap items-center justify-between gap-x-5 gap-y-1">
        {waits ? (
          <Button kind="primary" size="s" href={address} data-stop onKeyDown={press}>
            {WAITING_WORDS[status]?.() ?? m.desk_open_request()}
            <span className="sr-only"> {number}</span>
          </Button>
        ) : (
          <TextLink href={address} data-stop onKeyDown={press}>
            {m.desk_open_request()}
            <span className="sr-only"> {number}</span>
          </TextLink>
        )}
        {decision && decision.centers.length > 0 && (
          <TextLink href={href("/dashboard/admin/politica")}>
            {m.desk_rules()}
            <span className="sr-only">: {number}</span>
          </TextLink>
        )}
      </p>
    </li>
  );
}
