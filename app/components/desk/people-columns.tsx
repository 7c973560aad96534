import clsx from "clsx";
import type { ListColumn } from "#app/components/lists/list-table.tsx";
import { Badge } from "#app/ui/badge.tsx";
import type { ListedPerson } from "#domain/desk/listed-person.ts";
import { m } from "#messages/m.ts";
import { formatDate, formatDateTime } from "#platform/format.ts";
import { PERSON_STATE_NAMES } from "#texts/people.ts";

const DAYS = 14;

export const peopleColumns = (): ListColumn<ListedPerson>[] => [
  {
    key: "person",
    header: m.people_person(),
    rowHeader: true,
    sort: "persona",
    cell: ({ name, email }) => (
      <>
        {name}
        <span className="block font-book text-ink-2 text-ui wrap-anywhere sm:min-w-64">{email}</span>
      </>
    ),
  },
  { key: "center", header: m.people_center(), onPhone: "bare", cell: centerOf },
  {
    key: "seen",
    header: m.people_seen(),
    sort: "acceso",
    cell: ({ lastSeenAt, seenDays }) => (
      <>
        <span className="num">{lastSeenAt ? formatDateTime(lastSeenAt) : m.people_never()}</span>
        <SeenDots days={seenDays} />
      </>
    ),
  },
  { key: "factor", header: m.people_second_factor(), cell: ({ secondFactor }) => (secondFactor ? m.people_yes() : m.people_no()) },
  { key: "joined", header: m.people_joined(), sort: "alta", onPhone: "hidden", nowrap: true, cell: ({ joinedAt }) => formatDate(joinedAt) },
  {
    key: "state",
    header: m.people_state(),
    onPhone: "bare",
    cell: ({ state }) => (
      <span data-usual={state === "activa" || undefined}>
        <Badge kind={STATE_KINDS[state]}>{PERSON_STATE_NAMES[state]()}</Badge>
      </span>
    ),
  },
];

const STATE_KINDS = { activa: "verified", suspendida: "error", "clave-temporal": "pending" } as const;

export const centerOf = ({ center, moreCenters }: ListedPerson): string =>
  center && moreCenters > 0 ? m.people_more({ name: center, count: moreCenters }) : (center ?? "");

/** One dot for each day, today on the right. A ring is a day without access. */
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
