import { PEOPLE } from "#app/components/desk/people-list.tsx";
import { csvOf } from "#app/forms/lists/csv-door.server.ts";
import type { Handle } from "#app/handle.ts";
import { noteExportOfPeople } from "#domain/desk/export-people.server.ts";
import { peoplePage } from "#domain/desk/people-list.server.ts";

export const handle = { query: PEOPLE.query } satisfies Handle;

export const loader = csvOf(PEOPLE, peoplePage, {
  note: ({ services, userId }, view) => noteExportOfPeople(services, userId, view),
});
