import { dashboardMeta } from "#app/components/dashboard/dashboard-meta.ts";
import { AdminList } from "#app/components/lists/list.tsx";
import { ClockJobs } from "#app/components/operations/clock-jobs.tsx";
import { JOBS } from "#app/components/operations/operation-lists.tsx";
import { OperationsPage } from "#app/components/operations/operations-page.tsx";
import { Queues } from "#app/components/operations/queues.tsx";
import { servicesContext } from "#app/context.ts";
import { actedQuery, askedBulk, confirmingOf, listAddress } from "#app/forms/lists/admin-list.ts";
import { answerBulk } from "#app/forms/lists/answer-bulk.server.ts";
import { actOn, doneAt, operationWords } from "#app/forms/operations/act.server.ts";
import { JOB_ACTS } from "#app/forms/operations/operation-acts.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { viewerOf } from "#app/guards.server.ts";
import type { Handle } from "#app/handle.ts";
import { rereadAfterConflict } from "#app/reread-after-conflict.ts";
import { workerBeat } from "#domain/operations/beat.server.ts";
import { jobCounts, jobPage, queues, scheduledJobs } from "#domain/operations/job-queries.server.ts";
import { databaseTime } from "#domain/submissions/database-time.server.ts";
import { m } from "#messages/m.ts";
import { nextRun } from "#platform/next-run.ts";
import type { Route } from "./+types/jobs";

export const handle = { query: { ...JOBS.query, ...actedQuery(JOB_ACTS) } } satisfies Handle;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const { asked, query } = JOBS.asks(request.url);
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
  const asked = JOBS.read(request.url);
  const address = listAddress(JOBS.path, JOBS.shape, asked, { page: asked.page });
  return answerBulk(address, askedBulk(await readForm(request), JOB_ACTS), operationWords(), (bulk) => actOn(ctx, bulk));
}

export const shouldRevalidate = rereadAfterConflict;

export const meta: Route.MetaFunction = ({ matches }) => dashboardMeta(m.operations_jobs(), matches);

/** The jobs of the site; those that failed come first. */
export default function AdminJobs({ loaderData, actionData }: Route.ComponentProps) {
  const { asked, rows, total, pageSize, counts, clock, worker, now, done } = loaderData;
  return (
    <OperationsPage title={m.operations_jobs()} subtitle={m.operations_jobs_text()} answer={actionData} done={done} worker={worker}>
      <AdminList
        title={m.operations_jobs()}
        {...JOBS.shown(asked, { view: asked.view, now }, counts)}
        {...{ rows, total, pageSize }}
        {...(asked.view !== "done" &&
          asked.view !== "running" && {
            bulk: [
              { act: "reintentar", label: m.operations_retry() },
              { act: "descartar", label: m.operations_drop(), takesAway: true },
            ],
          })}
        confirming={confirmingOf(actionData)}
        none={{ title: m.operations_jobs_none(), text: m.operations_jobs_none_text() }}
      />
      <Queues queues={loaderData.queues} />
      <ClockJobs jobs={clock} />
    </OperationsPage>
  );
}
