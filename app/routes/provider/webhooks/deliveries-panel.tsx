import { Panel } from "#app/components/dashboard/panel.tsx";
import { PlaceField } from "#app/components/listing/place-field.tsx";
import { Badge, type BadgeKind } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Table } from "#app/ui/table.tsx";
import type { Delivery } from "#domain/offers/sent-to-webhook.server.ts";
import type { DeliveryStatus } from "#domain/webhooks/webhook.ts";
import { m } from "#messages/m.ts";
import { formatDateTime } from "#platform/format.ts";
import { DELIVERY_STATUS_NAMES, EVENT_NAMES, FAILURE_TEXTS } from "#texts/webhooks.ts";

const LOOKS: Readonly<Record<DeliveryStatus, BadgeKind>> = { queued: "pending", sent: "info", failed: "error", dropped: "neutral" };

interface Props {
  placeId: string;
  deliveries: readonly Delivery[];
  mayResend: boolean;
}

/** The last deliveries, and what the system answered. */
export function DeliveriesPanel({ placeId, deliveries, mayResend }: Props) {
  const resend = {
    key: "resend",
    header: m.webhooks_column_resend(),
    cell: (delivery: Delivery) =>
      delivery.status !== "queued" && (
        <form method="post">
          <PlaceField id={placeId} />
          <input type="hidden" name="hacer" value="reenviar" />
          <input type="hidden" name="envio" value={delivery.id} />
          <Button type="submit" kind="outline" size="s" aria-label={m.webhooks_resend_of({ what: nameOf(delivery) })}>
            {m.webhooks_resend()}
          </Button>
        </form>
      ),
  };
  return (
    <Panel title={m.webhooks_deliveries()}>
      {deliveries.length === 0 ? (
        <p className="text-ink-2">{m.webhooks_deliveries_none()}</p>
      ) : (
        <Table
          caption={m.webhooks_deliveries()}
          captionHidden
          stacked
          rows={deliveries}
          rowKey={({ id }) => id}
          columns={[
            { key: "event", header: m.webhooks_column_event(), cell: nameOf, rowHeader: true },
            { key: "when", header: m.webhooks_column_when(), cell: ({ createdAt }) => formatDateTime(createdAt) },
            { key: "state", header: m.webhooks_column_state(), cell: (delivery) => <State delivery={delivery} /> },
            ...(mayResend ? [resend] : []),
          ]}
        />
      )}
    </Panel>
  );
}

const nameOf = ({ event, number }: Delivery) => [EVENT_NAMES[event](), number].filter(Boolean).join(" ");

function State({ delivery: { status, attempts, lastStatus, lastError } }: { delivery: Delivery }) {
  return (
    <>
      <Badge kind={LOOKS[status]}>{DELIVERY_STATUS_NAMES[status]()}</Badge>
      {lastError && (
        <span className="mt-1 block text-ink-2 text-sm">
          {FAILURE_TEXTS[lastError]({ status: lastStatus ?? 0 })} {attempts > 1 && m.webhooks_attempts({ count: attempts })}
        </span>
      )}
    </>
  );
}
