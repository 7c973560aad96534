import type { Context } from "#domain/context.ts";
import { erasePerson } from "#domain/people/erase-person.server.ts";
import { erasePersonJob } from "#domain/people/erasure-jobs.ts";
import type { JobRunner } from "#platform/jobs.ts";
import { log } from "#platform/log.ts";

export async function registerPeople(runner: JobRunner, ctx: Context): Promise<void> {
  await runner.work(erasePersonJob, async ({ erasureId }) => {
    log.info({ erasure: erasureId, outcome: await erasePerson(ctx, erasureId) }, "erase-person");
  });
}
