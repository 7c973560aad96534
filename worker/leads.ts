import type { Context } from "#domain/context.ts";
import { routeLeadJob } from "#domain/leads/lead-jobs.ts";
import { routeLead } from "#domain/offers/route-lead.server.ts";
import type { JobRunner } from "#platform/jobs.ts";
import { log } from "#platform/log.ts";

export function registerLeads(runner: JobRunner, ctx: Context): Promise<void> {
  return runner.work(routeLeadJob, async (job) => {
    const result = await routeLead(ctx, job);
    log.info({ lead: job.leadId, round: job.round, ...result }, "route-lead");
  });
}
