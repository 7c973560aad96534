import { askedMessages, MESSAGE_LIST } from "#app/forms/inbox/message-list.ts";
import { listQuery } from "#app/forms/lists/admin-list.ts";
import { csvDoor } from "#app/forms/lists/csv-door.server.ts";
import type { Handle } from "#app/handle.ts";
import { messagesPage } from "#domain/inbox/team-list.server.ts";
import { m } from "#messages/m.ts";
import { CLOSE_REASON_NAMES, KIND_NAMES } from "#texts/inbox.ts";

export const handle = { query: listQuery(MESSAGE_LIST) } satisfies Handle;

export const loader = csvDoor("mensajes", ({ url, userId }) => {
  const { asked, query } = askedMessages(url, userId);
  return {
    view: asked.view,
    read: ({ db, page, size }) => messagesPage(db, { ...query, page }, size),
    columns: [
      [m.inbox_number(), ({ number }) => number],
      [m.inbox_kind(), ({ kind }) => KIND_NAMES[kind]()],
      [m.inbox_arrived(), ({ createdAt }) => createdAt],
      [m.inbox_assigned(), ({ assignee }) => assignee],
      [m.inbox_waits_since(), ({ waitsSince }) => waitsSince],
      [m.inbox_answered_at(), ({ answeredAt }) => answeredAt],
      [m.inbox_close_reason(), ({ closeReason }) => closeReason && CLOSE_REASON_NAMES[closeReason]()],
    ],
  };
});
