import { SourceStateBadge } from "#app/components/reviewers/source-state.tsx";
import { defineList } from "#app/forms/lists/define-list.ts";
import { href } from "#app/locale.ts";
import { type ListedSource, SOURCE_SORTS, SOURCE_VIEWS } from "#domain/content/source-mark.ts";
import { m } from "#messages/m.ts";
import { formatDate } from "#platform/format.ts";
import { SOURCE_READING_NAMES, SOURCE_STATE_NAMES, SOURCE_STRENGTH_NAMES, SOURCE_VIEW_NAMES } from "#texts/references.ts";

const PATH = "/dashboard/admin/fuentes";

const SHOWN = 2;

/** Joins the first of the titles, and says how many more there are. */
const shortened = (texts: readonly string[]) =>
  [...texts.slice(0, SHOWN), ...(texts.length > SHOWN ? [`+${texts.length - SHOWN}`] : [])].join("; ");

export const SOURCES = defineList<ListedSource>()({
  file: "fuentes",
  path: PATH,
  sorts: SOURCE_SORTS,
  fallingFirst: ["uses"],
  views: SOURCE_VIEWS,
  viewNames: SOURCE_VIEW_NAMES,
  search: () => ({ label: m.references_search(), placeholder: m.references_search_hint() }),
  rowId: ({ id }) => id,
  rowName: ({ title }) => title,
  rowHref: ({ id }) => href(`${PATH}/${id}`),
  question: (asked) => asked,
  columns: [
    {
      key: "title",
      header: m.references_source,
      cell: ({ title, publisher, strength }) => (
        <>
          {title}
          <span className="block font-book text-ink-2 text-ui">
            {publisher}
            {strength && ` · ${SOURCE_STRENGTH_NAMES[strength]()}`}
          </span>
        </>
      ),
      text: ({ title }) => title,
      sort: "title",
      rowHeader: true,
    },
    { key: "publisher", header: m.references_publisher, text: ({ publisher }) => publisher },
    { key: "address", header: m.references_address, text: ({ url }) => url },
    {
      key: "strength",
      header: m.references_strength,
      text: ({ strength }) => strength && SOURCE_STRENGTH_NAMES[strength](),
    },
    {
      key: "reading",
      header: m.references_reading,
      text: ({ reading }) => reading && SOURCE_READING_NAMES[reading](),
    },
    {
      key: "state",
      header: m.references_state,
      cell: ({ state }) => <SourceStateBadge state={state} />,
      text: ({ state }) => (state ? SOURCE_STATE_NAMES[state]() : m.references_state_none()),
      onPhone: "bare",
    },
    {
      key: "uses",
      header: m.references_uses,
      cell: ({ uses }) => <span className="num">{uses}</span>,
      text: ({ uses }) => uses,
      sort: "uses",
    },
    {
      key: "texts",
      header: m.references_texts,
      cell: ({ texts }) => (texts.length > 0 ? <span className="text-ui">{shortened(texts)}</span> : null),
      text: ({ texts }) => texts.join("; "),
    },
    {
      key: "checked",
      header: m.references_checked,
      cell: ({ checkedOn, untilOn, missedOn }) => (
        <>
          {formatDate(checkedOn)}
          {untilOn && <span className="block text-ui">{m.articles_source_until({ date: formatDate(untilOn) })}</span>}
          {missedOn && <span className="block text-ui">{m.articles_source_missed({ date: formatDate(missedOn) })}</span>}
        </>
      ),
      text: ({ checkedOn }) => checkedOn,
      sort: "checked",
    },
    { key: "until", header: m.references_until, text: ({ untilOn }) => untilOn },
    { key: "missed", header: m.references_missed, text: ({ missedOn }) => missedOn },
  ],
});
