import { listQuery } from "#app/forms/lists/admin-list.ts";
import { csvDoor } from "#app/forms/lists/csv-door.server.ts";
import { askedModeration, MODERATION_LIST } from "#app/forms/reviews/moderation-list.ts";
import type { Handle } from "#app/handle.ts";
import { moderatedReviews } from "#domain/reviews/moderation-queries.server.ts";
import { m } from "#messages/m.ts";
import { waitsText } from "#texts/reviews.ts";

export const handle = { query: listQuery(MODERATION_LIST) } satisfies Handle;

export const loader = csvDoor("resenas", ({ url }) => {
  const { question } = askedModeration(url);
  return {
    view: question.view,
    read: ({ db, page, size }) => moderatedReviews(db, { ...question, page }, size),
    columns: [
      [m.moderation_center(), ({ center }) => center],
      [m.moderation_kind(), ({ waits }) => waitsText(waits)],
      [m.moderation_stars(), ({ rating }) => rating],
      [m.moderation_author(), ({ author }) => author],
      [m.moderation_since(), ({ since }) => since],
    ],
  };
});
