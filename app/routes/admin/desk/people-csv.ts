import { centerOf } from "#app/components/desk/people-columns.tsx";
import { askedPeople, PEOPLE_LIST } from "#app/forms/desk/people-list.ts";
import { listQuery } from "#app/forms/lists/admin-list.ts";
import { csvDoor } from "#app/forms/lists/csv-door.server.ts";
import type { Handle } from "#app/handle.ts";
import { noteExportOfPeople } from "#domain/desk/export-people.server.ts";
import { peoplePage } from "#domain/desk/people-list.server.ts";
import { m } from "#messages/m.ts";
import { PERSON_STATE_NAMES } from "#texts/people.ts";

export const handle = { query: listQuery(PEOPLE_LIST) } satisfies Handle;

export const loader = csvDoor("usuarios", ({ url, userId }, services) => {
  const { query } = askedPeople(url);
  return {
    view: query.view,
    note: () => noteExportOfPeople(services, userId, query.view),
    read: ({ db, page, size }) => peoplePage(db, { ...query, page }, size),
    columns: [
      [m.people_person(), ({ name }) => name],
      [m.people_email(), ({ email }) => email],
      [m.people_center(), centerOf],
      [m.people_seen(), ({ lastSeenAt }) => lastSeenAt],
      [m.people_second_factor(), ({ secondFactor }) => (secondFactor ? m.people_yes() : m.people_no())],
      [m.people_state(), ({ state }) => PERSON_STATE_NAMES[state]()],
      [m.people_joined(), ({ joinedAt }) => joinedAt],
    ],
  };
});
