import { MAILS } from "#app/components/operations/operation-lists.tsx";
import { csvOf } from "#app/forms/lists/csv-door.server.ts";
import type { Handle } from "#app/handle.ts";
import { mailPage } from "#domain/operations/mail-queries.server.ts";

export const handle = { query: MAILS.query } satisfies Handle;

export const loader = csvOf(MAILS, mailPage);
