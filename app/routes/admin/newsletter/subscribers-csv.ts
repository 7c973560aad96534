import { askedList, listQuery } from "#app/forms/lists/admin-list.ts";
import { csvDoor } from "#app/forms/lists/csv-door.server.ts";
import { SUBSCRIBER_LIST } from "#app/forms/newsletter/issue-list.ts";
import type { Handle } from "#app/handle.ts";
import { subscribersPage } from "#domain/newsletter/newsletter-queries.server.ts";
import { m } from "#messages/m.ts";
import { SUBSCRIBER_STATE_NAMES } from "#texts/newsletter.ts";

export const handle = { query: listQuery(SUBSCRIBER_LIST) } satisfies Handle;

export const loader = csvDoor("suscriptores", ({ url }, services) => {
  const asked = askedList(url, SUBSCRIBER_LIST);
  return {
    view: asked.view,
    read: ({ db, page, size }) => subscribersPage({ ...services, db }, { ...asked, page }, size),
    columns: [
      [m.newsletter_email(), ({ address }) => address],
      [m.newsletter_state(), ({ status }) => SUBSCRIBER_STATE_NAMES[status]()],
      [m.newsletter_asked_at(), ({ askedAt }) => askedAt],
      [m.newsletter_confirmed_at(), ({ confirmedAt }) => confirmedAt],
      [m.newsletter_ended_at(), ({ endedAt }) => endedAt],
    ],
  };
});
