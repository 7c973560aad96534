import { z } from "zod";
import type { JobKind } from "#platform/jobs.ts";

/** Retried for about a day, since what was begun must be finished; each part is done once. */
export const erasePersonJob: JobKind<{ erasureId: string }, "erase-person"> = {
  name: "erase-person",
  schema: z.object({ erasureId: z.uuid() }),
  retryLimit: 56,
  retryDelaySeconds: 5,
  retryDelayMaxSeconds: 1800,
  expireSeconds: 600,
};
