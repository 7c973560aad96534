import { SEARCHES_PATH } from "#app/forms/analytics/searches-path.ts";
import { defineList } from "#app/forms/lists/define-list.ts";
import { RANGE_QUERY } from "#app/forms/operations/asked-range.ts";
import type { EmptySearch } from "#domain/analytics/searched-words.ts";
import { m } from "#messages/m.ts";
import { formatDate, formatNumber } from "#platform/format.ts";
import { serviceLink } from "./service-link.tsx";

export const SEARCHES = defineList<EmptySearch>()({
  file: "busquedas-sin-resultado",
  path: SEARCHES_PATH,
  csv: "busquedas.csv",
  sorts: ["veces", "ultima", "palabras"],
  fallingFirst: ["veces", "ultima"],
  views: ["todas"],
  // The range of days is chosen above the list.
  filters: { dias: { reads: RANGE_QUERY.dias! }, desde: { reads: RANGE_QUERY.desde! }, hasta: { reads: RANGE_QUERY.hasta! } },
  search: () => ({ label: m.searches_search() }),
  rowId: ({ words }) => words,
  rowName: ({ words }) => words,
  question: (asked) => asked,
  columns: [
    {
      key: "words",
      header: m.searches_words,
      cell: ({ words }) => `«${words}»`,
      text: ({ words }) => words,
      rowHeader: true,
      sort: "palabras",
    },
    {
      key: "count",
      header: m.searches_count,
      cell: ({ count }) => formatNumber(count),
      text: ({ count }) => count,
      numeric: true,
      sort: "veces",
    },
    { key: "last", header: m.searches_last, cell: ({ lastDay }) => formatDate(lastDay), text: ({ lastDay }) => lastDay, sort: "ultima" },
    { key: "service", header: m.searches_do, cell: serviceLink, onPhone: "bare" },
    { key: "meant", header: m.searches_service, text: ({ service }) => service?.name },
  ],
});
