import { listQuery } from "#app/forms/lists/admin-list.ts";
import { csvDoor } from "#app/forms/lists/csv-door.server.ts";
import { askedJobs, JOB_LIST } from "#app/forms/operations/list-shapes.ts";
import type { Handle } from "#app/handle.ts";
import { jobPage } from "#domain/operations/job-queries.server.ts";
import { m } from "#messages/m.ts";
import { jobName } from "#texts/operations.ts";

export const handle = { query: listQuery(JOB_LIST) } satisfies Handle;

export const loader = csvDoor("trabajos", ({ url }) => {
  const { query } = askedJobs(url);
  return {
    view: query.view,
    read: ({ db, page, size }) => jobPage(db, { ...query, page }, size),
    columns: [
      [m.operations_kind(), ({ kind }) => jobName(kind)],
      [m.operations_created(), ({ createdAt }) => createdAt],
      [m.operations_tries(), ({ tries }) => tries],
      [m.operations_next(), ({ nextTry }) => nextTry],
      [m.operations_clock_last(), ({ doneAt }) => doneAt],
      [m.operations_error(), ({ error }) => error],
      [m.operations_request(), ({ request }) => request],
    ],
  };
});
