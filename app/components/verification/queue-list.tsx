import { type AskedList, listAddress } from "#app/forms/lists/admin-list.ts";
import { choice, defineList } from "#app/forms/lists/define-list.ts";
import { href } from "#app/locale.ts";
import { text } from "#app/query-shapes.ts";
import { type QueuedProfile, SORTS, VIEWS } from "#domain/verification/queue.ts";
import { m } from "#messages/m.ts";
import { formatDate } from "#platform/format.ts";
import { PROFILE_TYPE_NAMES } from "#texts/listing.ts";
import { STATUS_NAMES, VIEW_NAMES, waitText } from "#texts/verification.ts";

/** A profile to check, with the name of a profile that it may be confused with. */
type Row = QueuedProfile & { alike: string | null };

interface Seen {
  asked: AskedList;
  cities: readonly string[];
  /** The promised number of business days. */
  promised: number;
}

const PATH = "/dashboard/admin/verificacion";

export const QUEUE = defineList<Row, Row & { days: number }, Seen>()({
  file: "verificacion",
  path: PATH,
  sorts: SORTS,
  views: VIEWS,
  viewNames: VIEW_NAMES,
  filters: {
    tipo: choice(m.verification_type, PROFILE_TYPE_NAMES),
    ciudad: { label: m.verification_city, reads: text(80), options: ({ cities }) => cities.map((value) => ({ value, label: value })) },
  },
  search: () => ({ label: m.verification_search() }),
  rowId: ({ id }) => id,
  rowName: ({ name }) => name,
  rowHref: ({ id }, { asked }) => href(profileInQueue(id, asked)),
  question: ({ filters, ...asked }) => ({ ...asked, type: filters.tipo, city: filters.ciudad }),
  columns: [
    {
      key: "name",
      header: m.verification_profile,
      cell: ({ name, alike, changes }) => (
        <>
          <span className="sm:inline-block sm:min-w-45">{name}</span>
          {changes > 0 && <span className="block font-normal text-ink-2 text-sm">{m.changes_count({ count: changes })}</span>}
          {alike && (
            <span className="block font-normal text-sm text-warn">
              {m.changes_alike_short()}: {alike}
            </span>
          )}
        </>
      ),
      text: ({ name }) => name,
      rowHeader: true,
      sort: "name",
      onPhone: "bare",
    },
    {
      key: "what",
      header: m.verification_type,
      cell: ({ type, city }) => [PROFILE_TYPE_NAMES[type](), city].filter(Boolean).join(" · "),
      text: ({ type }) => PROFILE_TYPE_NAMES[type](),
      onPhone: "bare",
    },
    { key: "city", header: m.verification_city, text: ({ city }) => city },
    {
      key: "since",
      header: m.verification_waits,
      cell: ({ status, days, since, again, openBy }, { asked, promised }) => (
        <>
          {status === "pending" || asked.view === "changes" ? (
            <span className={days > promised ? "font-semibold text-err" : undefined}>{waitText(days, promised)}</span>
          ) : (
            formatDate(since)
          )}
          {again && <span className="block text-ink-2 text-sm">{m.verification_again()}</span>}
          {openBy && <span className="block text-sm text-warn">{m.verification_open_by({ name: openBy })}</span>}
        </>
      ),
      text: ({ since }) => since,
      sort: "waiting",
    },
    { key: "again", header: m.verification_again, text: ({ again }) => (again ? m.people_yes() : m.people_no()) },
    { key: "changes", header: m.changes_title, text: ({ changes }) => changes },
    { key: "alike", header: m.changes_alike_short, text: ({ alike }) => alike },
    { key: "papers", header: m.verification_papers, value: ({ received }) => received, numeric: true },
    {
      key: "licence",
      header: m.verification_licence,
      cell: ({ licenceUntil }) => (licenceUntil ? formatDate(licenceUntil) : m.verification_not_given()),
      text: ({ licenceUntil }) => licenceUntil,
    },
    { key: "status", header: m.verification_status, value: ({ status }) => STATUS_NAMES[status](), onPhone: "hidden" },
  ],
});

/** Returns the address of a profile of the list, which keeps its search, filters and order. */
export function profileInQueue(id: string, asked: AskedList): string {
  return listAddress(`${PATH}/${id}`, QUEUE.shape, asked);
}
