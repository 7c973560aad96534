import { TEXTS } from "#app/components/content/editor/text-list.tsx";
import { csvOf } from "#app/forms/lists/csv-door.server.ts";
import type { Handle } from "#app/handle.ts";
import { listTexts } from "#domain/content/text-queries.server.ts";

export const handle = { query: TEXTS.query } satisfies Handle;

export const loader = csvOf(TEXTS, listTexts);
