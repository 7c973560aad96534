import { askedList, listQuery } from "#app/forms/lists/admin-list.ts";
import { csvDoor } from "#app/forms/lists/csv-door.server.ts";
import { REVIEWER_LIST } from "#app/forms/reviewers/reviewer-list.ts";
import type { Handle } from "#app/handle.ts";
import { listReviewers } from "#domain/reviewers/review-queries.server.ts";
import { m } from "#messages/m.ts";
import { PROFESSION_NAMES } from "#texts/reviewers.ts";

export const handle = { query: listQuery(REVIEWER_LIST) } satisfies Handle;

export const loader = csvDoor("revisores", ({ url }) => {
  const asked = askedList(url, REVIEWER_LIST);
  return {
    view: asked.view,
    read: ({ db, page, size }) => listReviewers(db, { ...asked, page }, size),
    columns: [
      [m.reviewers_name(), ({ name }) => name],
      [m.reviewers_profession(), ({ profession }) => PROFESSION_NAMES[profession]()],
      [m.reviewers_specialty(), ({ specialty }) => specialty],
      [m.reviewers_licence(), ({ licence }) => licence],
      [m.reviewers_email(), ({ email }) => email],
      [m.reviewers_access(), ({ entered }) => (entered ? m.reviewers_access_yes() : m.reviewers_access_no())],
      [m.reviewers_waiting(), ({ waiting }) => waiting],
      [m.reviewers_signed(), ({ signed }) => signed],
    ],
  };
});
