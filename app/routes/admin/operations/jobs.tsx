import { dashboardMeta } from "#app/components/dashboard/dashboard-meta.ts";
import { AdminList } from "#app/components/lists/list.tsx";
import { ClockJobs } from "#app/components/operations/clock-jobs.tsx";
import { ErrorText } from "#app/components/operations/error-text.tsx";
import { OperationsPage } from "#app/components/operations/operations-page.tsx";
import { Queues } from "#app/components/operations/queues.tsx";
import { servicesContext } from "#app/context.ts";
import { actedQuery, askedBulk, confirmingOf, listAddress, listQuery } from "#app/forms/lists/admin-list.ts";
import { answerBulk } from "#app/forms/lists/answer-bulk.server.ts";
import { actOn, doneAt, operationWords } from "#app/forms/operations/act.server.ts";
import { askedJobs, JOB_ACTS, JOB_LIST, JOBS_PATH } from "#app/forms/operations/list-shapes.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { viewerOf } from "#app/guards.server.ts";
import type { Handle } from "#app/handle.ts";
import { rereadAfterConflict } from "#app/reread-after-conflict.ts";
import { workerBeat } from "#domain/operations/beat.server.ts";
import { JOB_VIEWS, JOBS_PAGE, type ListedJob } from "#domain/operations/job.ts";
import { jobCounts, jobPage, queues, scheduledJobs } from "#domain/operations/job-queries.server.ts";
import { databaseTime } from "#domain/submissions/database-time.server.ts";
import { m } from "#messages/m.ts";
import { formatDateTime } from "#platform/format.ts";
import { nextRun } from "#platform/next-run.ts";
import { JOB_NAMES, JOB_VIEW_NAMES, jobName } from "#texts/operations.ts";
import type { Route } from "./+types/jobs";

export const handle = { query: { ...listQuery(JOB_LIST), ...actedQuery(JOB_ACTS) } } satisfies Handle;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const { asked, query } = askedJobs(request.url);
  const [list, counts, waiting, scheduled, worker, now] = await Promise.all([
    jobPage(db, query),
    jobCounts(db, query.search),
    queues(db),
    scheduledJobs(db),
    workerBeat(db),
    databaseTime(db),
  ]);
  const clock = scheduled.map((job) => ({ ...job, nextRun: nextRun(job.cron, now) }));
  return { asked, ...list, counts, queues: waiting, clock, worker, now, done: doneAt(request.url) };
}

export async function action({ context, request }: Route.ActionArgs) {
  const ctx = { ...context.get(servicesContext), actor: `admin:${viewerOf(context).userId}` as const };
  const { asked } = askedJobs(request.url);
  const address = listAddress(JOBS_PATH, JOB_LIST, asked, { page: asked.page });
  return answerBulk(address, askedBulk(await readForm(request), JOB_ACTS), operationWords(), (bulk) => actOn(ctx, bulk));
}

export const shouldRevalidate = rereadAfterConflict;

export const meta: Route.MetaFunction = ({ matches }) => dashboardMeta(m.operations_jobs(), matches);

/** The jobs of the site; those that failed come first. */
export default function AdminJobs({ loaderData, actionData }: Route.ComponentProps) {
  const { asked, rows, total, counts, clock, worker, now, done } = loaderData;
  const isOver = asked.view === "done";
  return (
    <OperationsPage title={m.operations_jobs()} subtitle={m.operations_jobs_text()} answer={actionData} done={done} worker={worker}>
      <AdminList
        title={m.operations_jobs()}
        path={JOBS_PATH}
        shape={JOB_LIST}
        asked={asked}
        views={JOB_VIEWS.map((value) => ({ value, label: JOB_VIEW_NAMES[value](), count: counts[value] }))}
        search={{ label: m.operations_job_search(), placeholder: "K7M2-Q9XC" }}
        filters={[
          { key: "tipo", label: m.operations_kind(), options: Object.keys(JOB_NAMES).map((value) => ({ value, label: jobName(value) })) },
        ]}
        columns={[
          { key: "kind", header: m.operations_kind(), cell: ({ kind }) => jobName(kind), rowHeader: true, sort: "kind" },
          { key: "created", header: m.operations_created(), cell: ({ createdAt }) => formatDateTime(createdAt), sort: "created" },
          { key: "tries", header: m.operations_tries(), cell: ({ tries }) => tries, numeric: true, sort: "tries" },
          { key: "next", header: isOver ? m.operations_clock_last() : m.operations_next(), cell: (job) => nextOf(job, now) },
          { key: "error", header: m.operations_error(), cell: ({ error }) => error && <ErrorText text={error} /> },
          { key: "request", header: m.operations_request(), cell: ({ request }) => request ?? m.operations_none(), onPhone: "hidden" },
        ]}
        rows={rows}
        total={total}
        pageSize={JOBS_PAGE}
        rowId={({ id }) => id}
        rowName={({ kind, createdAt }) => `${jobName(kind)}, ${formatDateTime(createdAt)}`}
        {...(!isOver &&
          asked.view !== "running" && {
            bulk: [
              { act: "reintentar", label: m.operations_retry() },
              { act: "descartar", label: m.operations_drop(), takesAway: true },
            ],
          })}
        confirming={confirmingOf(actionData)}
        csv={`${JOBS_PATH}/lista.csv`}
        none={{ title: m.operations_jobs_none(), text: m.operations_jobs_none_text() }}
      />
      <Queues queues={loaderData.queues} />
      <ClockJobs jobs={clock} />
    </OperationsPage>
  );
}

const nextOf = ({ nextTry, doneAt }: ListedJob, now: Date) => {
  if (doneAt) return formatDateTime(doneAt);
  if (!nextTry) return m.operations_none();
  return nextTry <= now ? m.operations_now() : formatDateTime(nextTry);
};
