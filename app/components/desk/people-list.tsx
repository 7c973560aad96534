import clsx from "clsx";
import { choice, defineList, isChosen } from "#app/forms/lists/define-list.ts";
import { href } from "#app/locale.ts";
import { Badge } from "#app/ui/badge.tsx";
import { type ListedPerson, PEOPLE_SORTS, PEOPLE_VIEWS } from "#domain/desk/listed-person.ts";
import { m } from "#messages/m.ts";
import { formatDate, formatDateTime } from "#platform/format.ts";
import { PEOPLE_VIEW_NAMES, PERSON_STATE_NAMES } from "#texts/people.ts";

const DAYS = 14;
const PATH = "/dashboard/admin/usuarios";

export const PEOPLE = defineList<ListedPerson>()({
  file: "usuarios",
  path: PATH,
  csv: "usuarios.csv",
  sorts: PEOPLE_SORTS,
  fallingFirst: ["acceso", "alta"],
  views: PEOPLE_VIEWS,
  viewNames: PEOPLE_VIEW_NAMES,
  filters: {
    segundo: choice(m.people_second_factor, { si: m.people_yes, no: m.people_no }),
    estado: choice(m.people_state, PERSON_STATE_NAMES),
  },
  search: () => ({ label: m.people_search() }),
  rowId: ({ id }) => id,
  rowName: ({ name }) => name,
  rowHref: ({ id }) => href(`${PATH}/${id}`),
  question: ({ filters, ...asked }) => ({ ...asked, secondFactor: isChosen(filters.segundo, "si"), state: filters.estado }),
  columns: [
    {
      key: "person",
      header: m.people_person,
      cell: ({ name, email }) => (
        <>
          {name}
          <span className="block font-book text-ink-2 text-ui wrap-anywhere sm:min-w-64">{email}</span>
        </>
      ),
      text: ({ name }) => name,
      rowHeader: true,
      sort: "persona",
    },
    { key: "email", header: m.people_email, text: ({ email }) => email },
    { key: "center", header: m.people_center, value: centerOf, onPhone: "bare" },
    {
      key: "seen",
      header: m.people_seen,
      cell: ({ lastSeenAt, seenDays }) => (
        <>
          <span className="num">{lastSeenAt ? formatDateTime(lastSeenAt) : m.people_never()}</span>
          <SeenDots days={seenDays} />
        </>
      ),
      text: ({ lastSeenAt }) => lastSeenAt,
      sort: "acceso",
    },
    { key: "factor", header: m.people_second_factor, value: ({ secondFactor }) => (secondFactor ? m.people_yes() : m.people_no()) },
    {
      key: "joined",
      header: m.people_joined,
      cell: ({ joinedAt }) => formatDate(joinedAt),
      sort: "alta",
      onPhone: "hidden",
      nowrap: true,
    },
    {
      key: "state",
      header: m.people_state,
      cell: ({ state }) => (
        <span data-usual={state === "activa" || undefined}>
          <Badge kind={STATE_KINDS[state]}>{PERSON_STATE_NAMES[state]()}</Badge>
        </span>
      ),
      text: ({ state }) => PERSON_STATE_NAMES[state](),
      onPhone: "bare",
    },
    { key: "since", header: m.people_joined, text: ({ joinedAt }) => joinedAt },
  ],
});

const STATE_KINDS = { activa: "verified", suspendida: "error", "clave-temporal": "pending" } as const;

export function centerOf({ center, moreCenters }: ListedPerson): string {
  return center && moreCenters > 0 ? m.people_more({ name: center, count: moreCenters }) : (center ?? "");
}

/** A dot a day, today at the right; a ring is a day without access. */
function SeenDots({ days }: { days: number }) {
  const seen = Array.from({ length: DAYS }, (_, i) => (days & (1 << (DAYS - 1 - i))) !== 0);
  return (
    <span role="img" aria-label={m.people_days({ count: seen.filter(Boolean).length })} className="mt-1 flex gap-0.5">
      {seen.map((here, day) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a day is its place
        <span key={day} className={clsx("size-1.5 rounded-full border border-brand", here && "bg-brand")} />
      ))}
    </span>
  );
}
