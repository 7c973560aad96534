import { csvDoor } from "#app/forms/lists/csv-door.server.ts";
import { askedQueue, QUEUE_QUERY } from "#app/forms/verification/queue-list.ts";
import type { Handle } from "#app/handle.ts";
import { likeNameOf, likeNames } from "#domain/verification/like-names.server.ts";
import { queuedProfiles } from "#domain/verification/queue-queries.server.ts";
import { m } from "#messages/m.ts";
import { PROFILE_TYPE_NAMES } from "#texts/listing.ts";
import { STATUS_NAMES } from "#texts/verification.ts";

export const handle = { query: QUEUE_QUERY } satisfies Handle;

export const loader = csvDoor("verificacion", ({ url, userId }) => {
  const { question } = askedQueue(url);
  return {
    view: question.view,
    read: async ({ db, page, size }) => {
      const { rows, total } = await queuedProfiles(db, { ...question, page }, userId, size);
      const alike = await likeNames(
        db,
        rows.map(({ id }) => id),
      );
      return { rows: rows.map((row) => ({ ...row, alike: likeNameOf(alike.get(row.id)) })), total };
    },
    columns: [
      [m.verification_profile(), ({ name }) => name],
      [m.verification_type(), ({ type }) => PROFILE_TYPE_NAMES[type]()],
      [m.verification_city(), ({ city }) => city],
      [m.verification_waits(), ({ since }) => since],
      [m.verification_again(), ({ again }) => (again ? m.people_yes() : m.people_no())],
      [m.changes_title(), ({ changes }) => changes],
      [m.changes_alike_short(), ({ alike }) => alike],
      [m.verification_papers(), ({ received }) => received],
      [m.verification_licence(), ({ licenceUntil }) => licenceUntil],
      [m.verification_status(), ({ status }) => STATUS_NAMES[status]()],
    ],
  };
});
