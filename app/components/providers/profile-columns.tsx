import type { ListColumn } from "#app/components/lists/list-table.tsx";
import { Badge, type BadgeKind } from "#app/ui/badge.tsx";
import type { ListedProfile } from "#domain/verification/profile-list.ts";
import { m } from "#messages/m.ts";
import { formatDateTime } from "#platform/format.ts";
import { PROFILE_TYPE_NAMES } from "#texts/listing.ts";
import { STATUS_NAMES } from "#texts/verification.ts";

export const STATUS_BADGES: Readonly<Record<ListedProfile["status"], BadgeKind>> = {
  draft: "neutral",
  pending: "pending",
  published: "unverified",
  verified: "verified",
  returned: "expired",
};

export const managersOf = ({ manager, moreManagers }: ListedProfile): string =>
  manager === null ? "" : moreManagers > 0 ? m.profiles_more({ name: manager, count: moreManagers }) : manager;

export const missingText = ({ missing }: ListedProfile): string => (missing > 0 ? m.profiles_missing({ count: missing }) : "");

export const profileColumns = (): ListColumn<ListedProfile>[] => [
  {
    key: "name",
    header: m.profiles_profile(),
    rowHeader: true,
    sort: "nombre",
    onPhone: "bare",
    cell: ({ name, type, city }) => (
      <>
        {name}
        <span className="block font-book text-ink-2 text-ui">
          {[type !== "clinic" && PROFILE_TYPE_NAMES[type](), city].filter(Boolean).join(" · ")}
        </span>
      </>
    ),
  },
  {
    key: "state",
    header: m.profiles_state(),
    onPhone: "bare",
    cell: (row) => (
      <>
        <span data-usual={row.status === "verified" || undefined}>
          <Badge kind={STATUS_BADGES[row.status]}>{STATUS_NAMES[row.status]()}</Badge>
        </span>
        {row.missing > 0 && <span className="mt-1 block text-sm text-warn">{missingText(row)}</span>}
      </>
    ),
  },
  {
    key: "manager",
    header: m.profiles_manager(),
    cell: (row) => (row.manager === null ? <span className="text-ink-2">{m.profiles_manager_none()}</span> : managersOf(row)),
  },
  {
    key: "badges",
    header: m.profiles_badges(),
    onPhone: "hidden",
    cell: ({ badges }) => badges.join(", "),
  },
  {
    key: "changed",
    header: m.profiles_changed(),
    sort: "cambio",
    cell: ({ changedAt }) => <span className="num">{formatDateTime(changedAt)}</span>,
  },
];
