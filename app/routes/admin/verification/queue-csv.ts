import { QUEUE } from "#app/components/verification/queue-list.tsx";
import { csvOf } from "#app/forms/lists/csv-door.server.ts";
import type { Handle } from "#app/handle.ts";
import { withLikeNames } from "#domain/verification/like-names.server.ts";
import { queuedProfiles } from "#domain/verification/queue-queries.server.ts";

export const handle = { query: QUEUE.query } satisfies Handle;

export const loader = csvOf(QUEUE, async (db, query, size, { userId }) => {
  const { rows, total } = await queuedProfiles(db, query, userId, size);
  return { rows: await withLikeNames(db, rows), total };
});
