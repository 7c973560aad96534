import { href } from "#app/locale.ts";
import { Table } from "#app/ui/table.tsx";
import type { TopUpLine } from "#domain/topups/top-up.ts";
import { m } from "#messages/m.ts";
import { formatDate } from "#platform/format.ts";
import { formatCents } from "#platform/money.ts";
import { TOP_UP_METHOD_NAMES } from "#texts/topups.ts";
import { TopUpBadge } from "./top-up-badge.tsx";

interface Props {
  caption: string;
  rows: readonly TopUpLine[];
  /** The path of their pages. */
  under: string;
}

/** Top-ups with their amounts, each linking to its page. */
export function TopUpTable({ caption, rows, under }: Props) {
  return (
    <Table
      caption={caption}
      captionHidden
      stacked
      rows={rows}
      rowKey={({ id }) => id}
      columns={[
        {
          key: "reference",
          header: m.topups_column_reference(),
          rowHeader: true,
          cell: ({ id, reference }) => (
            <a className="link inline-flex min-h-11 items-center" href={href(`${under}/${id}`)}>
              {reference}
            </a>
          ),
        },
        { key: "day", nowrap: true, header: m.topups_column_day(), cell: ({ askedAt }) => formatDate(askedAt) },
        { key: "method", header: m.topups_column_method(), cell: ({ method }) => TOP_UP_METHOD_NAMES[method]() },
        { key: "net", header: m.topups_column_net(), numeric: true, nowrap: true, cell: ({ netCents }) => formatCents(netCents) },
        {
          key: "total",
          header: m.topups_column_total(),
          numeric: true,
          nowrap: true,
          cell: ({ netCents, taxCents }) => formatCents(netCents + taxCents),
        },
        { key: "status", header: m.topups_column_status(), cell: ({ status }) => <TopUpBadge status={status} /> },
      ]}
    />
  );
}
