import { askedList, listQuery } from "#app/forms/lists/admin-list.ts";
import { csvDoor } from "#app/forms/lists/csv-door.server.ts";
import { ISSUE_LIST } from "#app/forms/newsletter/issue-list.ts";
import type { Handle } from "#app/handle.ts";
import { issuesPage } from "#domain/newsletter/newsletter-queries.server.ts";
import { m } from "#messages/m.ts";
import { ISSUE_STATE_NAMES } from "#texts/newsletter.ts";

export const handle = { query: listQuery(ISSUE_LIST) } satisfies Handle;

export const loader = csvDoor("boletin", ({ url }) => {
  const asked = askedList(url, ISSUE_LIST);
  return {
    view: asked.view,
    read: ({ db, page, size }) => issuesPage(db, { ...asked, page }, size),
    columns: [
      [m.newsletter_subject(), ({ subject }) => subject],
      [m.newsletter_state(), ({ status }) => ISSUE_STATE_NAMES[status]()],
      [m.newsletter_when(), ({ sentAt, sendAt, updatedAt }) => sentAt ?? sendAt ?? updatedAt],
      [m.newsletter_sent(), ({ sent }) => sent],
      [m.newsletter_failed(), ({ failed }) => failed],
      [m.newsletter_left(), ({ left }) => left],
    ],
  };
});
