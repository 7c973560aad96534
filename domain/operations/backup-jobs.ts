import { z } from "zod";
import type { JobKind } from "#platform/jobs.ts";

/** Backs the site up and tries the backup. A large site needs hours for that. */
export const backUpJob: JobKind<Record<string, never>, "back-up"> = {
  name: "back-up",
  schema: z.object({}),
  retryLimit: 3,
  expireSeconds: 6 * 3600,
  pollSeconds: 15,
};
