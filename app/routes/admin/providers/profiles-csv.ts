import { managersOf, missingText } from "#app/components/providers/profile-columns.tsx";
import { listQuery } from "#app/forms/lists/admin-list.ts";
import { csvDoor } from "#app/forms/lists/csv-door.server.ts";
import { askedProfiles, PROFILE_LIST } from "#app/forms/providers/profile-list.ts";
import type { Handle } from "#app/handle.ts";
import { profilesPage } from "#domain/verification/profile-list.server.ts";
import { m } from "#messages/m.ts";
import { PROFILE_TYPE_NAMES } from "#texts/listing.ts";
import { STATUS_NAMES } from "#texts/verification.ts";

export const handle = { query: listQuery(PROFILE_LIST) } satisfies Handle;

export const loader = csvDoor(
  ({ url }) => askedProfiles(url).query.kind,
  ({ url }) => {
    const { query } = askedProfiles(url);
    return {
      view: query.view,
      read: ({ db, page, size }) => profilesPage(db, { ...query, page }, size),
      columns: [
        [m.profiles_profile(), ({ name }) => name],
        [m.profiles_address(), ({ slug }) => slug],
        [m.profiles_type(), ({ type }) => PROFILE_TYPE_NAMES[type]()],
        [m.profiles_city(), ({ city }) => city],
        [m.profiles_state(), ({ status }) => STATUS_NAMES[status]()],
        [m.profiles_incomplete(), missingText],
        [m.profiles_manager(), managersOf],
        [m.profiles_badges(), ({ badges }) => badges.join(", ")],
        [m.profiles_changed(), ({ changedAt }) => changedAt],
      ],
    };
  },
);
