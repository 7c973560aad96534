import { choice, defineList, isChosen } from "#app/forms/lists/define-list.ts";
import { kindAt, profilesPath } from "#app/forms/providers/profile-list.ts";
import { href } from "#app/locale.ts";
import { slugs, text } from "#app/query-shapes.ts";
import { Badge, type BadgeKind } from "#app/ui/badge.tsx";
import { type ListedProfile, PROFILE_SORTS, PROFILE_VIEWS, type ProfileKind } from "#domain/verification/profile-list.ts";
import { m } from "#messages/m.ts";
import { formatDateTime } from "#platform/format.ts";
import { PROFILE_TYPE_NAMES } from "#texts/listing.ts";
import { PROFILE_VIEW_NAMES } from "#texts/providers.ts";
import { STATUS_NAMES } from "#texts/verification.ts";

export const STATUS_BADGES: Readonly<Record<ListedProfile["status"], BadgeKind>> = {
  draft: "neutral",
  pending: "pending",
  published: "unverified",
  verified: "verified",
  returned: "expired",
};

interface Seen {
  kind: ProfileKind;
  cities: readonly string[];
  badges: readonly { value: string; label: string }[];
}

const managersOf = ({ manager, moreManagers }: ListedProfile): string =>
  manager === null ? "" : moreManagers > 0 ? m.providers_more({ name: manager, count: moreManagers }) : manager;

const missingText = ({ missing }: ListedProfile): string => (missing > 0 ? m.providers_missing({ count: missing }) : "");

/** Centers and specialists: the same list at two addresses. */
export const PROFILES = defineList<ListedProfile, ListedProfile, Seen>()({
  file: kindAt,
  path: profilesPath("centros"),
  sorts: PROFILE_SORTS,
  fallingFirst: ["cambio"],
  views: PROFILE_VIEWS,
  viewNames: PROFILE_VIEW_NAMES,
  filters: {
    tipo: {
      ...choice(m.providers_type, { doctor: PROFILE_TYPE_NAMES.doctor, specialist: PROFILE_TYPE_NAMES.specialist }),
      when: ({ kind }) => kind === "especialistas",
    },
    ciudad: { label: m.providers_city, reads: text(80), options: ({ cities }) => cities.map((value) => ({ value, label: value })) },
    responsable: choice(m.providers_manager, { si: m.providers_managed, no: m.providers_manager_none }),
    insignia: { label: m.providers_badge, reads: slugs(60), options: ({ badges }) => badges },
  },
  search: () => ({ label: m.providers_search() }),
  rowId: ({ id }) => id,
  rowName: ({ name }) => name,
  rowHref: ({ id }, { kind }) => href(`${profilesPath(kind)}/${id}`),
  question: ({ filters, ...asked }, url) => ({
    ...asked,
    kind: kindAt(url),
    type: filters.tipo,
    city: filters.ciudad,
    managed: isChosen(filters.responsable, "si"),
    badge: filters.insignia,
  }),
  columns: [
    {
      key: "name",
      header: m.providers_profile,
      cell: ({ name, type, city }) => (
        <>
          {name}
          <span className="block font-book text-ink-2 text-ui">
            {[type !== "clinic" && PROFILE_TYPE_NAMES[type](), city].filter(Boolean).join(" · ")}
          </span>
        </>
      ),
      text: ({ name }) => name,
      rowHeader: true,
      sort: "nombre",
      onPhone: "bare",
    },
    { key: "address", header: m.providers_address, text: ({ slug }) => slug },
    { key: "type", header: m.providers_type, text: ({ type }) => PROFILE_TYPE_NAMES[type]() },
    { key: "city", header: m.providers_city, text: ({ city }) => city },
    {
      key: "state",
      header: m.providers_state,
      cell: (row) => (
        <>
          <span data-usual={row.status === "verified" || undefined}>
            <Badge kind={STATUS_BADGES[row.status]}>{STATUS_NAMES[row.status]()}</Badge>
          </span>
          {row.missing > 0 && <span className="mt-1 block text-sm text-warn">{missingText(row)}</span>}
        </>
      ),
      text: ({ status }) => STATUS_NAMES[status](),
      onPhone: "bare",
    },
    { key: "missing", header: m.providers_incomplete, text: missingText },
    {
      key: "manager",
      header: m.providers_manager,
      cell: (row) => (row.manager === null ? <span className="text-ink-2">{m.providers_manager_none()}</span> : managersOf(row)),
      text: managersOf,
    },
    { key: "badges", header: m.providers_badges, value: ({ badges }) => badges.join(", "), onPhone: "hidden" },
    {
      key: "changed",
      header: m.providers_changed,
      cell: ({ changedAt }) => <span className="num">{formatDateTime(changedAt)}</span>,
      text: ({ changedAt }) => changedAt,
      sort: "cambio",
    },
  ],
});
