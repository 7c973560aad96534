import { HOLDER_LIST } from "#app/forms/catalog/badge-list.ts";
import { askedList, listQuery } from "#app/forms/lists/admin-list.ts";
import { csvDoor } from "#app/forms/lists/csv-door.server.ts";
import type { Handle } from "#app/handle.ts";
import { holdersPage } from "#domain/catalog/badge-queries.server.ts";
import { m } from "#messages/m.ts";

export const handle = { query: listQuery(HOLDER_LIST) } satisfies Handle;

export const loader = csvDoor("perfiles-con-insignia", ({ url, params }) => {
  const id = params.id ?? "";
  const asked = askedList(url, HOLDER_LIST);
  return {
    view: id,
    read: ({ db, page, size }) => holdersPage(db, id, { ...asked, page }, size),
    columns: [
      [m.badges_grant_profile(), ({ name }) => name],
      [m.verification_city(), ({ city }) => city],
      [m.badges_head_since(), ({ awardedOn }) => awardedOn],
      [m.badges_reason(), ({ reason }) => reason],
    ],
  };
});
