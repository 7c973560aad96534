import { z } from "zod";
import type { JobKind } from "#platform/jobs.ts";

/** A worker that dies is noticed much earlier than this job expires; another continues behind the last whole part. */
export const makeExportJob: JobKind<{ exportId: string }, "make-export"> = {
  name: "make-export",
  schema: z.object({ exportId: z.uuid() }),
  expireSeconds: 3600,
};
