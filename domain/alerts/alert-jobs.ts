import { z } from "zod";
import type { JobKind } from "#platform/jobs.ts";

/** Tells the operators' own system of an alert that began or ended. Retried for about an hour. */
export const sendAlertJob: JobKind<{ alertId: string; phase: "began" | "ended" }, "send-alert"> = {
  name: "send-alert",
  schema: z.object({ alertId: z.uuid(), phase: z.enum(["began", "ended"]) }),
  retryLimit: 8,
  retryDelaySeconds: 10,
  retryDelayMaxSeconds: 900,
  expireSeconds: 60,
};
