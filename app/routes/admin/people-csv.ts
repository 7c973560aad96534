import { listQuery } from "#app/admin-list.ts";
import { centerOf } from "#app/components/admin/people/people-columns.tsx";
import { servicesContext } from "#app/context.ts";
import { askedPeople, PEOPLE_LIST } from "#app/forms/people/people-list.ts";
import { viewerOf } from "#app/guards.server.ts";
import type { Handle } from "#app/handle.ts";
import { everyPage, listCsv } from "#app/list-csv.server.ts";
import { m } from "#app/paraglide/messages.js";
import { noteExportOfPeople } from "#domain/identity/export-people.server.ts";
import { peoplePage } from "#domain/identity/people-list.server.ts";
import { PERSON_STATE_NAMES } from "#texts/people.ts";
import type { Route } from "./+types/people-csv";

export const handle = { query: listQuery(PEOPLE_LIST) } satisfies Handle;

/** The list as a table for spreadsheets. The log says who took it away. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { query } = askedPeople(request.url);
  await noteExportOfPeople(services, viewerOf(context).userId, query.view);
  const head = [
    m.people_person(),
    m.people_email(),
    m.people_center(),
    m.people_seen(),
    m.people_second_factor(),
    m.people_state(),
    m.people_joined(),
  ];
  const pages = everyPage(
    (page) => peoplePage(services.db, { ...query, page }),
    (one) => [
      one.name,
      one.email,
      centerOf(one),
      one.lastSeenAt,
      one.secondFactor ? m.people_yes() : m.people_no(),
      PERSON_STATE_NAMES[one.state](),
      one.joinedAt,
    ],
  );
  return listCsv("usuarios.csv", head, pages);
}
