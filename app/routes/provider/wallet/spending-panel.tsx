import { Panel } from "#app/components/dashboard/panel.tsx";
import { TableBehind } from "#app/components/dashboard/table-behind.tsx";
import { Table } from "#app/ui/table.tsx";
import type { SpentWeek } from "#domain/wallet/spending.server.ts";
import { m } from "#messages/m.ts";
import { formatDate } from "#platform/format.ts";
import { formatCents } from "#platform/money.ts";
import { SpendingChart } from "./spending-chart.tsx";

/** How many weeks a phone has room for. */
const ON_PHONE = 6;

/** What was spent week by week, and how much of it was returned. */
export function SpendingPanel({ weeks }: { weeks: readonly SpentWeek[] }) {
  if (weeks.every(({ paidCents }) => paidCents === 0))
    return (
      <Panel title={m.wallet_spending()}>
        <p className="text-ink-2">{m.wallet_spending_none()}</p>
      </Panel>
    );
  return (
    <Panel title={m.wallet_spending()} aside={<Legend />}>
      <p className="text-ink-2 text-sm">{m.wallet_spending_text()}</p>
      <SpendingChart weeks={weeks} label={m.wallet_spending()} width={640} height={300} className="w-full max-md:hidden" />
      <SpendingChart weeks={weeks.slice(-ON_PHONE)} label={m.wallet_spending()} width={330} height={230} className="w-full md:hidden" />
      <TableBehind label={m.wallet_spending_table()}>
        <Table
          caption={m.wallet_spending()}
          captionHidden
          rows={weeks}
          rowKey={({ from }) => from}
          columns={[
            { key: "week", header: m.wallet_spending_week(), rowHeader: true, cell: ({ from }) => formatDate(from) },
            { key: "paid", header: m.wallet_spending_paid(), numeric: true, cell: ({ paidCents }) => formatCents(paidCents) },
            {
              key: "returned",
              header: m.wallet_spending_returned(),
              numeric: true,
              cell: ({ returnedCents }) => formatCents(returnedCents),
            },
          ]}
        />
      </TableBehind>
    </Panel>
  );
}

const Legend = () => (
  <ul className="flex flex-wrap gap-x-5 text-ink-2 text-sm">
    {[
      ["bg-chart-4", m.wallet_spending_paid()],
      ["bg-chart-5", m.wallet_spending_returned()],
    ].map(([ground, label]) => (
      <li key={label} className="inline-flex items-center gap-2">
        <i aria-hidden className={`size-3 rounded-[4px] ${ground}`} />
        {label}
      </li>
    ))}
  </ul>
);
