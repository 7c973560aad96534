import * as z from "zod";
import type { JobKind } from "#platform/jobs.ts";

/** Weighs an offer to a center with automatic purchase. */
export const weighOfferJob: JobKind<{ offerId: string }, "weigh-offer"> = {
  name: "weigh-offer",
  schema: z.object({ offerId: z.uuid() }),
  retryLimit: 10,
  retryDelaySeconds: 2,
  retryDelayMaxSeconds: 300,
  expireSeconds: 30,
  concurrency: 2,
};
