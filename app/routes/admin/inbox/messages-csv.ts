import { MESSAGES } from "#app/components/inbox/admin/message-list.tsx";
import { csvOf } from "#app/forms/lists/csv-door.server.ts";
import type { Handle } from "#app/handle.ts";
import { messagesPage } from "#domain/inbox/team-list.server.ts";

export const handle = { query: MESSAGES.query } satisfies Handle;

export const loader = csvOf(MESSAGES, (db, query, size, { userId }) => messagesPage(db, { ...query, userId }, size));
