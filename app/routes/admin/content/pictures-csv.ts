import { PICTURES } from "#app/components/content/pictures/picture-list.tsx";
import { csvOf } from "#app/forms/lists/csv-door.server.ts";
import type { Handle } from "#app/handle.ts";
import { listPictures } from "#domain/content/picture-queries.server.ts";

export const handle = { query: PICTURES.query } satisfies Handle;

export const loader = csvOf(PICTURES, listPictures);
