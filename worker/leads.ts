import type { Context } from "#domain/context.ts";
import { routeLeadJob } from "#domain/leads/lead-jobs.ts";
import { buyAutomatically } from "#domain/offers/buy-automatically.server.ts";
import { weighOfferJob } from "#domain/offers/offer-jobs.ts";
import { routeLead } from "#domain/offers/route-lead.server.ts";
import type { JobRunner } from "#platform/jobs.ts";
import { log } from "#platform/log.ts";

export async function registerLeads(runner: JobRunner, ctx: Context): Promise<void> {
  await runner.work(weighOfferJob, async ({ offerId }) => {
    log.info({ offer: offerId, ...(await buyAutomatically(ctx, offerId)) }, "weigh-offer");
  });
  await runner.work(routeLeadJob, async (job) => {
    const result = await routeLead(ctx, job);
    log.info({ lead: job.leadId, round: job.round, ...result }, "route-lead");
  });
}
