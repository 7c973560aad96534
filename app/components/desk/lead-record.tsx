import { Panel } from "#app/components/dashboard/panel.tsx";
import { href } from "#app/locale.ts";
import { Table } from "#app/ui/table.tsx";
import type { DeskLead, DeskOffer } from "#domain/desk/lead-detail.server.ts";
import { m } from "#messages/m.ts";
import { formatDateTime } from "#platform/format.ts";
import { formatUsdExact } from "#platform/money.ts";
import { auditActName } from "#texts/audit.ts";
import { actorName, evidenceName, OFFER_STATUS_NAMES } from "#texts/desk.ts";
import { DecidedCenters } from "./decided-centers.tsx";
import { WeightLegend } from "./score-bar.tsx";

/** The record of a request: decisions, outcomes of its offers, evidence of its consents, and who did what. */
export function LeadRecord({ lead }: { lead: DeskLead }) {
  const { decision, rounds, offers, evidence, log } = lead;
  const [last, ...earlier] = rounds;
  const known = new Map(decision?.centers.map((center) => [center.provider_id, center]));
  return (
    <>
      <Panel title={m.desk_rounds()}>
        {last && decision ? (
          <>
            <RoundTitle round={last} />
            <WeightLegend />
            <DecidedCenters centers={decision.centers} weights={decision.weights} />
          </>
        ) : (
          <p className="text-ink-2">{m.desk_not_decided()}</p>
        )}
        {earlier.map((round) => (
          <details key={round.round} className="border-t pt-2">
            <summary className="unfold min-h-11 font-semibold text-brand text-ui">{m.desk_round({ round: round.round })}</summary>
            <div className="grid gap-3 pt-1">
              <RoundTitle round={round} />
              <DecidedCenters
                weights={null}
                centers={round.candidates.map((one) => ({
                  ...one,
                  name: known.get(one.provider_id)?.name ?? "",
                  city: known.get(one.provider_id)?.city ?? null,
                  offer: null,
                }))}
              />
            </div>
          </details>
        ))}
      </Panel>
      <Panel title={m.desk_offers()}>
        {offers.length === 0 ? (
          <p className="text-ink-2">{m.desk_offers_none()}</p>
        ) : (
          <Table
            caption={m.desk_offers()}
            captionHidden
            stacked
            columns={[
              {
                key: "center",
                header: m.desk_offer_center(),
                rowHeader: true,
                cell: ({ center, slug }) => (
                  <a className="link" href={href(`/centros/${slug}`)}>
                    {center}
                  </a>
                ),
              },
              { key: "status", header: m.desk_offer_status(), cell: ({ status }) => OFFER_STATUS_NAMES[status]() },
              { key: "life", header: m.desk_offer_life(), cell: (offer) => lifeOf(offer).join(" · ") },
              { key: "price", header: m.desk_offer_price(), cell: ({ priceCents }) => formatUsdExact(priceCents), numeric: true },
            ]}
            rows={offers}
            rowKey={({ id }) => id}
          />
        )}
      </Panel>
      <Panel title={m.desk_evidence()}>
        <p className="text-ink-2 text-ui">{m.desk_evidence_text()}</p>
        <ol className="grid gap-3">
          {evidence.map(({ position, kind, at, digest }) => (
            <li key={position} className="grid gap-0.5">
              <span>
                <b className="font-semibold">{evidenceName(kind)}</b> <span className="text-ink-2 text-sm">{formatDateTime(at)}</span>
              </span>
              <code className="text-ink-2 text-xs break-all">{digest}</code>
            </li>
          ))}
        </ol>
      </Panel>
      <Panel title={m.desk_log()}>
        {log.length === 0 ? (
          <p className="text-ink-2">{m.desk_log_none()}</p>
        ) : (
          <ol className="grid">
            {log.map(({ at, actor, name, action }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the log is only ever added to
              <li key={index} className="flex flex-wrap justify-between gap-x-4 border-b py-2 text-ui last:border-b-0">
                <span>
                  <b className="font-semibold">{name ?? actorName(actor)}</b> {auditActName(action)}
                </span>
                <span className="num text-ink-2 text-sm">{formatDateTime(at)}</span>
              </li>
            ))}
          </ol>
        )}
      </Panel>
    </>
  );
}

function RoundTitle({ round: { round, at, policyVersion } }: { round: DeskLead["rounds"][number] }) {
  return (
    <p className="text-ui">
      <b className="font-semibold">{m.desk_round({ round })}</b>{" "}
      <span className="text-ink-2">{m.desk_round_text({ time: formatDateTime(at), version: policyVersion })}</span>
    </p>
  );
}

/** Returns the steps of an offer, in the order in which they happened. */
function lifeOf(offer: DeskOffer): string[] {
  const steps: [Date | null, (time: { time: string }) => string][] = [
    [offer.openedAt, m.desk_life_opened],
    [offer.purchasedAt, m.desk_life_purchased],
    [offer.answeredAt, m.desk_life_answered],
    [offer.declinedAt, m.desk_life_declined],
    [offer.withdrawnAt, m.desk_life_withdrawn],
    [offer.returnedAt, m.desk_life_returned],
    [offer.status === "open" ? offer.answerBy : null, m.desk_life_until],
  ];
  return steps.flatMap(([at, words]) => (at ? words({ time: formatDateTime(at) }) : []));
}
