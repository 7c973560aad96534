import { Card } from "#app/ui/card.tsx";
import { StatTile } from "#app/ui/stat-tile.tsx";
import type { WhoWaits } from "#domain/conduct/who-waits.server.ts";
import type { ProviderDocument } from "#domain/listing/documents.ts";
import { m } from "#messages/m.ts";
import { daysBetween } from "#platform/days.ts";
import { formatDate, formatNumber } from "#platform/format.ts";
import { formatUsdExact } from "#platform/money.ts";
import { DOCUMENT_NAMES } from "#texts/listing.ts";

interface Props {
  /** Null for a role that does not see money. */
  balanceCents: number | null;
  waits: WhoWaits;
  reply: { readonly medianHours: number; readonly cases: number } | null;
  /** The paper that ends first. */
  first: ProviderDocument | null;
  today: string;
}

/** The four figures with which a call about a center begins. */
export function CenterStrip({ balanceCents, waits, reply, first, today }: Props) {
  const days = first ? daysBetween(today, first.expiresOn!) : null;
  return (
    <Card>
      <dl className="grid grid-cols-2 gap-5 lg:grid-cols-4">
        {balanceCents !== null && (
          <StatTile label={m.credits_balance()} value={formatUsdExact(balanceCents)} detail={m.providers_balance_detail()} />
        )}
        <StatTile
          label={m.providers_waits()}
          value={formatNumber(waits.offers + waits.opened)}
          detail={waits.oldestAt ? m.providers_waits_oldest({ date: formatDate(waits.oldestAt) }) : m.providers_waits_none()}
        />
        <StatTile
          label={m.providers_reply()}
          value={reply ? m.providers_reply_hours({ hours: formatNumber(reply.medianHours) }) : "–"}
          detail={reply ? m.providers_reply_cases({ count: reply.cases }) : m.providers_reply_few()}
        />
        <StatTile
          label={m.providers_ends()}
          value={days === null ? "–" : days < 0 ? m.providers_ended() : m.providers_ends_days({ count: days })}
          detail={first ? `${DOCUMENT_NAMES[first.kind]()}, ${formatDate(first.expiresOn!)}` : m.providers_ends_none()}
        />
      </dl>
    </Card>
  );
}
