import * as z from "zod";
import type { JobKind } from "#platform/jobs.ts";

export interface RouteLead {
  leadId: string;
  /** 1 after the form; later rounds follow when the patient names further centers or confirms the address. */
  round: number;
  /** Our own team picked these among the centers that the patient agreed to; all of them otherwise. */
  only?: readonly string[] | undefined;
}

export const routeLeadJob: JobKind<RouteLead, "route-lead"> = {
  name: "route-lead",
  schema: z.object({ leadId: z.uuid(), round: z.int().min(1), only: z.array(z.uuid()).readonly().optional() }),
  retryLimit: 30,
  retryDelaySeconds: 2,
  retryDelayMaxSeconds: 600,
  expireSeconds: 60,
  concurrency: 2,
  batch: 10,
};

/** Names a round, so that no second job of it is added while one waits or runs. */
export const routeLeadKey = ({ leadId, round }: RouteLead): string => `${leadId}:${round}`;
