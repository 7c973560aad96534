import * as z from "zod";
import type { LeadStatus } from "./lead.ts";

/** What a partner may know about a request that it sent. Neither its person nor its centers are in it. */
const PARTNER_STATUSES = ["awaiting_confirmation", "routing", "delivered", "joined", "unmatched", "closed"] as const;

/** A partner hears where a request stands, not what our team thinks of it: held, rejected and so on are ours. */
export const PARTNER_STATUS: Readonly<Record<LeadStatus, (typeof PARTNER_STATUSES)[number]>> = {
  unconfirmed: "awaiting_confirmation",
  accepted: "routing",
  waiting: "routing",
  held: "routing",
  advice: "routing",
  routed: "delivered",
  attached: "joined",
  unmatched: "unmatched",
  rejected: "closed",
  closed: "closed",
};

export const statusQuestionSchema = z.object({ lead_id: z.guid() });

export const statusAnswerSchema = z.object({
  lead_id: z.guid(),
  number: z.string(),
  status: z.enum(PARTNER_STATUSES),
  received_at: z.iso.datetime(),
  delivered_at: z.iso.datetime().nullable(),
});
export type StatusAnswer = z.infer<typeof statusAnswerSchema>;
