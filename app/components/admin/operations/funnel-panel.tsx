import { m } from "#app/paraglide/messages.js";
import type { Funnel } from "#domain/desk/range-figures.server.ts";
import { DotMatrix } from "./dot-matrix.tsx";

/** Requests, the offers made of them, and the purchases made of those, each by what became of it. */
export function FunnelPanel({ funnel: { requests, offers, purchases } }: { funnel: Funnel }) {
  return (
    <div className="grid gap-4">
      <div className="grid gap-6 md:grid-cols-3">
        <DotMatrix
          title={m.operations_requests()}
          parts={[
            { key: "routed", label: m.operations_requests_routed(), count: requests.routed },
            { key: "held", label: m.operations_requests_held(), count: requests.held },
            { key: "unmatched", label: m.operations_requests_unmatched(), count: requests.unmatched },
            { key: "rejected", label: m.operations_requests_rejected(), count: requests.rejected },
          ]}
        />
        <DotMatrix
          title={m.operations_offers()}
          parts={[
            { key: "purchased", label: m.operations_offers_purchased(), count: offers.purchased },
            { key: "open", label: m.operations_offers_open(), count: offers.open },
            { key: "declined", label: m.operations_offers_declined(), count: offers.declined },
            { key: "expired", label: m.operations_offers_expired(), count: offers.expired },
          ]}
        />
        <DotMatrix
          title={m.operations_bought()}
          parts={[
            { key: "soon", label: m.operations_bought_soon(), count: purchases.soon },
            { key: "later", label: m.operations_bought_later(), count: purchases.later },
            { key: "returned", label: m.operations_bought_returned(), count: purchases.returned },
            { key: "silent", label: m.operations_bought_silent(), count: purchases.silent },
          ]}
        />
      </div>
      {requests.rejected > 0 && <p className="text-ink-2 text-sm">{m.operations_rejected_note({ count: requests.rejected })}</p>}
    </div>
  );
}
