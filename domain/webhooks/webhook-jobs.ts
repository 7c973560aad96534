import { z } from "zod";
import type { JobKind } from "#platform/jobs.ts";
import { MAX_ATTEMPTS } from "./webhook.ts";

/** Retried for about a day: after 10, 20, 40 s… and then every hour. It expires after the deadline of a sending. */
export const sendWebhookJob: JobKind<{ deliveryId: string }, "send-webhook"> = {
  name: "send-webhook",
  schema: z.object({ deliveryId: z.uuid() }),
  retryLimit: MAX_ATTEMPTS - 1,
  retryDelaySeconds: 5,
  retryDelayMaxSeconds: 3600,
  expireSeconds: 60,
  concurrency: 2,
};
