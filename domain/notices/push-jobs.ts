import { z } from "zod";
import type { JobKind } from "#platform/jobs.ts";

export interface SendPush {
  pushId: string;
}

/** Retried for about a day: after 10, 20, 40 s… and then every half hour. It expires after the deadline of a sending. */
export const sendPushJob: JobKind<SendPush, "send-push"> = {
  name: "send-push",
  schema: z.object({ pushId: z.uuid() }),
  retryLimit: 56,
  retryDelaySeconds: 5,
  retryDelayMaxSeconds: 1800,
  expireSeconds: 60,
  concurrency: 2,
};
