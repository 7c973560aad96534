import { SOURCE_LIST } from "#app/forms/content/source-list.ts";
import { askedList, listQuery } from "#app/forms/lists/admin-list.ts";
import { csvDoor } from "#app/forms/lists/csv-door.server.ts";
import type { Handle } from "#app/handle.ts";
import { listSources } from "#domain/content/source-register.server.ts";
import { m } from "#messages/m.ts";
import { SOURCE_STATE_NAMES } from "#texts/references.ts";

export const handle = { query: listQuery(SOURCE_LIST) } satisfies Handle;

export const loader = csvDoor("fuentes", ({ url }) => {
  const asked = askedList(url, SOURCE_LIST);
  return {
    view: asked.view,
    read: ({ db, page, size }) => listSources(db, { ...asked, page }, size),
    columns: [
      [m.references_source(), ({ title }) => title],
      [m.references_publisher(), ({ publisher }) => publisher],
      [m.references_address(), ({ url: address }) => address],
      [m.references_state(), ({ state }) => (state ? SOURCE_STATE_NAMES[state]() : m.references_state_none())],
      [m.references_uses(), ({ uses }) => uses],
      [m.references_checked(), ({ checkedOn }) => checkedOn],
    ],
  };
});
