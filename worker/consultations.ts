import { tellCancelledJob } from "#domain/consultations/consultation-jobs.ts";
import { tellCancelled } from "#domain/consultations/tell-cancelled.server.ts";
import type { Context } from "#domain/context.ts";
import type { JobRunner } from "#platform/jobs.ts";
import { log } from "#platform/log.ts";

export async function registerConsultations(runner: JobRunner, ctx: Context): Promise<void> {
  await runner.work(tellCancelledJob, async (told) => {
    log.info({ consultation: told.consultationId, outcome: await tellCancelled(ctx, told) }, "tell-cancelled");
  });
}
