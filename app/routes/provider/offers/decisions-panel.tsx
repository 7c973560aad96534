import { Panel } from "#app/components/dashboard/panel.tsx";
import { href } from "#app/locale.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Table } from "#app/ui/table.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import type { AutomaticDecision } from "#domain/offers/automatic-decisions.server.ts";
import { m } from "#messages/m.ts";
import { formatDateTime } from "#platform/format.ts";
import { formatUsd } from "#platform/money.ts";
import { decidedReason } from "#texts/automatic.ts";

/** What automatic purchase really did: each request that it opened or left to people, and why. */
export function DecisionsPanel({ decisions, total }: { decisions: readonly AutomaticDecision[]; total: number }) {
  return (
    <Panel title={m.offers_decided_title()}>
      {decisions.length === 0 ? (
        <p className="text-ink-2">{m.offers_decided_none()}</p>
      ) : (
        <>
          {total > decisions.length && <p className="text-ink-2 text-ui">{m.offers_decided_last({ count: decisions.length, total })}</p>}
          <Table
            caption={m.offers_decided_title()}
            captionHidden
            stacked
            rows={decisions}
            rowKey={({ offerId }) => offerId}
            columns={[
              { key: "request", header: m.offers_decided_request(), cell: (row) => <Request row={row} />, rowHeader: true },
              { key: "when", header: m.offers_decided_when(), cell: ({ at }) => formatDateTime(at) },
              { key: "price", header: m.offers_decided_price(), cell: ({ priceCents }) => formatUsd(priceCents), numeric: true },
              { key: "what", header: m.offers_decided_what(), cell: (row) => <Decided row={row} /> },
              { key: "why", header: m.offers_decided_why(), cell: ({ reason }) => decidedReason(reason) },
            ]}
          />
        </>
      )}
    </Panel>
  );
}

const pathOf = ({ offerId }: AutomaticDecision) => href(`/dashboard/provider/solicitudes/${offerId}`);

function Request({ row }: { row: AutomaticDecision }) {
  return (
    <>
      <TextLink href={pathOf(row)}>{row.number}</TextLink>
      <span className="block font-normal text-ink-2 text-sm">
        {[row.service ?? m.offers_auto_all_services(), row.city].filter(Boolean).join(", ")}
      </span>
    </>
  );
}

function Decided({ row }: { row: AutomaticDecision }) {
  const { bought, status, returnState } = row;
  if (!bought) return <Badge kind="neutral">{m.offers_decided_left()}</Badge>;
  if (status === "returned") return <Badge kind="neutral">{m.offers_decided_returned()}</Badge>;
  if (status === "withdrawn") return <Badge kind="neutral">{m.offers_decided_withdrawn()}</Badge>;
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Badge kind="info">{m.offers_decided_bought()}</Badge>
      {returnState === "asked" ? (
        <span className="text-ink-2 text-sm">{m.offers_decided_asked()}</span>
      ) : (
        <TextLink href={`${pathOf(row)}#devolver`}>
          {m.offers_decided_return()} <span className="sr-only">{row.number}</span>
        </TextLink>
      )}
    </span>
  );
}
