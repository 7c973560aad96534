import * as z from "zod";
import type { JobKind } from "#platform/jobs.ts";

export interface TellCancelled {
  consultationId: string;
  /** The revision that cancelled it. A later one has taken that back. */
  revision: number;
  by: "patient" | "provider";
}

/** Tells the other side that a consultation was cancelled, once that can no longer be taken back. */
export const tellCancelledJob: JobKind<TellCancelled, "tell-cancelled"> = {
  name: "tell-cancelled",
  schema: z.object({ consultationId: z.uuid(), revision: z.int(), by: z.enum(["patient", "provider"]) }),
  retryLimit: 10,
  retryDelaySeconds: 2,
  retryDelayMaxSeconds: 300,
  expireSeconds: 30,
  concurrency: 2,
};
