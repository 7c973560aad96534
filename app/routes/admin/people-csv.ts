import { listQuery } from "#app/admin-list.ts";
import { centerOf } from "#app/components/admin/people/people-columns.tsx";
import { csvDoor } from "#app/csv-door.server.ts";
import { askedPeople, PEOPLE_LIST } from "#app/forms/people/people-list.ts";
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
