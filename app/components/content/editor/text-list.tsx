import { ReviewBadge } from "#app/components/reviewers/review-badge.tsx";
import { TEXTS_PATH, textPath } from "#app/forms/content/text-address.ts";
import { isOfTreatments, TREATMENTS_PATH } from "#app/forms/content/treatments-path.ts";
import { choice, defineList } from "#app/forms/lists/define-list.ts";
import { href } from "#app/locale.ts";
import { calendarDay } from "#app/query-shapes.ts";
import type { TextRow } from "#domain/content/text-queries.server.ts";
import { TEXT_SORTS, TEXT_VIEWS } from "#domain/content/text-views.ts";
import type { ReviewStand } from "#domain/reviewers/review-queries.server.ts";
import { m } from "#messages/m.ts";
import { formatDate } from "#platform/format.ts";
import { KIND_NAMES, VIEW_NAMES } from "#texts/editions.ts";
import { TextState } from "./text-state.tsx";
import { textStates } from "./text-states.ts";

interface Seen {
  /** True at the address that lists only treatments. */
  treatments: boolean;
}

export const TEXTS = defineList<TextRow, TextRow & { review: ReviewStand | null }, Seen>()({
  file: "contenido",
  path: TEXTS_PATH,
  sorts: TEXT_SORTS,
  fallingFirst: ["changed"],
  views: TEXT_VIEWS,
  viewNames: VIEW_NAMES,
  filters: {
    tipo: { ...choice(m.editions_kind, KIND_NAMES), when: ({ treatments }) => !treatments },
    antes: { reads: calendarDay },
  },
  search: () => ({ label: m.editions_search(), placeholder: m.editions_search_hint() }),
  rowId: ({ kind, slug }) => `${kind}.${slug}`,
  rowName: ({ title }) => title,
  rowHref: (row, { treatments }) => href(treatments ? `${TREATMENTS_PATH}/${row.slug}` : textPath(row)),
  question: ({ filters, ...asked }, url) => ({
    ...asked,
    kind: isOfTreatments(url) ? ("treatment" as const) : filters.tipo,
    reviewedBefore: filters.antes,
  }),
  columns: [
    { key: "title", header: m.editions_field_title, value: ({ title }) => title, sort: "title", rowHeader: true },
    {
      key: "kind",
      header: m.editions_kind,
      value: ({ kind }) => KIND_NAMES[kind](),
      when: ({ treatments }) => !treatments,
      onPhone: "bare",
    },
    { key: "address", header: m.editions_address, text: ({ slug }) => slug },
    {
      key: "state",
      header: m.editions_state,
      cell: (row) => <TextState {...row} />,
      text: (row) => textStates(row).join(", "),
      onPhone: "bare",
    },
    {
      key: "reviewed",
      header: m.editions_reviewed,
      cell: ({ reviewedOn, review }) => (review ? <ReviewBadge {...review} /> : reviewedOn ? formatDate(reviewedOn) : m.editions_never()),
      text: ({ reviewedOn }) => reviewedOn,
      sort: "reviewed",
      onPhone: "hidden",
    },
    {
      key: "changed",
      header: m.editions_changed,
      cell: ({ changedAt }) => formatDate(changedAt),
      text: ({ changedAt }) => changedAt,
      sort: "changed",
    },
  ],
});
