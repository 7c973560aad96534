import * as z from "zod";
import type { JobKind } from "#platform/jobs.ts";

export interface RouteLead {
  leadId: string;
  /** 1 after the form; higher when the patient names further centers or confirms the address. */
  round: number;
}

export const routeLeadJob: JobKind<RouteLead> = {
  name: "route-lead",
  schema: z.object({ leadId: z.uuid(), round: z.int().min(1) }),
  retryLimit: 30,
  retryDelaySeconds: 2,
  retryDelayMaxSeconds: 600,
  expireSeconds: 30,
  concurrency: 2,
};

/** While one of a round waits or runs, a second is not added. */
export const routeLeadKey = ({ leadId, round }: RouteLead): string => `${leadId}:${round}`;
