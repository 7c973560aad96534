import { choice, defineList, isChosen } from "#app/forms/lists/define-list.ts";
import { MODERATION_PATH } from "#app/forms/reviews/moderation-list.ts";
import { LATE_HOURS, MODERATION_SORTS, MODERATION_VIEWS, type ModeratedReview, type ModerationView } from "#domain/reviews/moderation.ts";
import { m } from "#messages/m.ts";
import { formatDateTime } from "#platform/format.ts";
import { MODERATION_VIEW_NAMES, WAIT_KIND_NAMES, waitsText } from "#texts/reviews.ts";

interface Seen {
  view: ModerationView;
  /** Reviews that have waited since before this time are late. */
  lateBefore: number;
}

const days = LATE_HOURS / 24;
const kindOf = ({ waits }: ModeratedReview) => waitsText(waits) || "—";

export const MODERATION = defineList<ModeratedReview, ModeratedReview, Seen>()({
  file: "resenas",
  path: MODERATION_PATH,
  sorts: MODERATION_SORTS,
  views: MODERATION_VIEWS,
  viewNames: MODERATION_VIEW_NAMES,
  filters: {
    tipo: choice(m.moderation_kind, WAIT_KIND_NAMES),
    plazo: choice(m.moderation_late, {
      pasado: () => m.moderation_late_yes({ days }),
      dentro: () => m.moderation_late_no({ days }),
    }),
  },
  search: () => ({ label: m.moderation_search() }),
  rowId: ({ id }) => id,
  rowName: ({ center }) => center,
  rowHref: ({ id }) => `${MODERATION_PATH}/${id}`,
  question: ({ filters, ...asked }) => ({ ...asked, kind: filters.tipo, late: isChosen(filters.plazo, "pasado") }),
  columns: [
    { key: "center", header: m.moderation_center, value: ({ center }) => center, rowHeader: true, sort: "centro", onPhone: "bare" },
    {
      key: "kind",
      header: m.moderation_kind,
      cell: kindOf,
      text: ({ waits }) => waitsText(waits),
      when: ({ view }) => view === "esperan",
      onPhone: "bare",
    },
    { key: "none", header: m.moderation_kind, cell: kindOf, when: ({ view }) => view !== "esperan", onPhone: "hidden" },
    { key: "stars", header: m.moderation_stars, value: ({ rating }) => rating, numeric: true, sort: "estrellas" },
    { key: "author", header: m.moderation_author, value: ({ author }) => author },
    {
      key: "since",
      header: m.moderation_since,
      cell: ({ since, waits }, { lateBefore }) => (
        <span className={waits.length > 0 && since.getTime() < lateBefore ? "num font-semibold text-err" : "num"}>
          {formatDateTime(since)}
        </span>
      ),
      text: ({ since }) => since,
      sort: "espera",
    },
  ],
});
