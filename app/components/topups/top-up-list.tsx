import { choice, defineList } from "#app/forms/lists/define-list.ts";
import { href } from "#app/locale.ts";
import { TOP_UP_SORTS, TOP_UP_VIEWS, type TopUpLine } from "#domain/topups/top-up.ts";
import { m } from "#messages/m.ts";
import { formatDate } from "#platform/format.ts";
import { formatCents, plainAmount } from "#platform/money.ts";
import { TOP_UP_METHOD_NAMES, TOP_UP_STATUS_NAMES } from "#texts/topups.ts";
import { TopUpBadge } from "./top-up-badge.tsx";

const PATH = "/dashboard/admin/recargas";
const nameOf = ({ providerName, reference }: TopUpLine) => `${providerName}, ${reference}`;

export const TOP_UPS = defineList<TopUpLine>()({
  file: "recargas",
  path: PATH,
  csv: "recargas.csv",
  sorts: TOP_UP_SORTS,
  fallingFirst: ["day", "total"],
  views: TOP_UP_VIEWS,
  viewNames: { ...TOP_UP_STATUS_NAMES, all: m.topups_admin_all },
  filters: { por: choice(m.topups_column_method, TOP_UP_METHOD_NAMES) },
  search: () => ({ label: m.topups_admin_search() }),
  rowId: ({ id }) => id,
  rowName: nameOf,
  rowHref: ({ id }) => href(`${PATH}/${id}`),
  question: ({ view, filters, ...asked }) => ({ ...asked, status: view === "all" ? null : view, method: filters.por }),
  columns: [
    { key: "reference", header: m.topups_column_reference, text: ({ reference }) => reference },
    {
      key: "center",
      header: m.topups_admin_center,
      cell: nameOf,
      text: ({ providerName }) => providerName,
      rowHeader: true,
      sort: "center",
      onPhone: "bare",
    },
    {
      key: "day",
      header: m.topups_column_day,
      cell: ({ askedAt }) => formatDate(askedAt),
      text: ({ askedAt }) => askedAt,
      nowrap: true,
      sort: "day",
    },
    {
      key: "method",
      header: m.topups_column_method,
      cell: ({ method, paymentReference }) => (
        <>
          {TOP_UP_METHOD_NAMES[method]()}
          {paymentReference && <span className="block break-all text-ink-2 text-sm">{paymentReference}</span>}
        </>
      ),
      text: ({ method }) => TOP_UP_METHOD_NAMES[method](),
    },
    { key: "payment", header: m.topups_admin_payment, text: ({ paymentReference }) => paymentReference },
    {
      key: "net",
      header: m.topups_column_net,
      cell: ({ netCents }) => formatCents(netCents),
      text: ({ netCents }) => plainAmount(netCents),
      numeric: true,
      nowrap: true,
    },
    {
      key: "total",
      header: m.topups_column_total,
      cell: ({ netCents, taxCents }) => formatCents(netCents + taxCents),
      text: ({ netCents, taxCents }) => plainAmount(netCents + taxCents),
      numeric: true,
      nowrap: true,
      sort: "total",
    },
    {
      key: "status",
      header: m.topups_column_status,
      cell: ({ status }) => <TopUpBadge status={status} />,
      text: ({ status }) => TOP_UP_STATUS_NAMES[status](),
      onPhone: "bare",
    },
  ],
});
