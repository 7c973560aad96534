import * as z from "zod";
import type { JobKind } from "#platform/jobs.ts";

export interface RouteLead {
  leadId: string;
  /** 1 for the first routing. Further rounds follow when the patient names more centers or confirms the address. */
  round: number;
  /** The centers that our own team picked among those the patient agreed to; undefined for all of them. */
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

/** Returns the key of a round, so that no second job of it is added while one waits or runs. */
export const routeLeadKey = ({ leadId, round }: RouteLead): string => `${leadId}:${round}`;
