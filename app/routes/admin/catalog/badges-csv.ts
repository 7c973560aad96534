import { BADGE_LIST } from "#app/forms/catalog/badge-list.ts";
import { askedList, listQuery } from "#app/forms/lists/admin-list.ts";
import { csvDoor } from "#app/forms/lists/csv-door.server.ts";
import type { Handle } from "#app/handle.ts";
import { badgesPage } from "#domain/catalog/badge-queries.server.ts";
import { m } from "#messages/m.ts";

export const handle = { query: listQuery(BADGE_LIST) } satisfies Handle;

export const loader = csvDoor("insignias", ({ url }) => {
  const asked = askedList(url, BADGE_LIST);
  return {
    view: asked.view,
    read: ({ db, page, size }) => badgesPage(db, { ...asked, page }, size),
    columns: [
      [m.badges_name(), ({ name }) => name],
      [m.badges_description(), ({ description }) => description],
      [m.badges_color(), ({ color }) => color],
      [m.badges_head_holders(), ({ holders }) => holders],
    ],
  };
});
