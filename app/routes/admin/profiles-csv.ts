import { listQuery } from "#app/admin-list.ts";
import { managersOf, missingText } from "#app/components/admin/profiles/profile-columns.tsx";
import { servicesContext } from "#app/context.ts";
import { askedProfiles, PROFILE_LIST } from "#app/forms/profiles/profile-list.ts";
import { viewerOf } from "#app/guards.server.ts";
import type { Handle } from "#app/handle.ts";
import { everyPage, listCsv } from "#app/list-csv.server.ts";
import { m } from "#app/paraglide/messages.js";
import { record } from "#domain/audit/record.server.ts";
import { profilesPage } from "#domain/verification/profile-list.server.ts";
import { PROFILE_TYPE_NAMES } from "#texts/listing.ts";
import { STATUS_NAMES } from "#texts/verification.ts";
import type { Route } from "./+types/profiles-csv";

export const handle = { query: listQuery(PROFILE_LIST) } satisfies Handle;

/** The list as a table for spreadsheets. The log says who took it away. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const { query } = askedProfiles(request.url);
  const actor = `admin:${viewerOf(context).userId}` as const;
  const taken = { actor, action: "export.made", subjectType: "export", subjectId: query.kind, detail: { view: query.view } } as const;
  await db.transaction().execute((tx) => record(tx, taken));
  const head = [
    m.profiles_profile(),
    m.profiles_address(),
    m.profiles_type(),
    m.profiles_city(),
    m.profiles_state(),
    m.profiles_incomplete(),
    m.profiles_manager(),
    m.profiles_badges(),
    m.profiles_changed(),
  ];
  const pages = everyPage(
    (page) => profilesPage(db, { ...query, page }),
    (one) => [
      one.name,
      one.slug,
      PROFILE_TYPE_NAMES[one.type](),
      one.city,
      STATUS_NAMES[one.status](),
      missingText(one),
      managersOf(one),
      one.badges.join(", "),
      one.changedAt,
    ],
  );
  return listCsv(`${query.kind}.csv`, head, pages);
}
