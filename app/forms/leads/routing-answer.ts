import * as z from "zod";
import type { notJsonSchema } from "#app/forms/not-json.ts";
import { ROUTING_REQUEST_FIELDS } from "#domain/leads/routing-request.ts";

// The answer of lead-routing-v2. The documentation at /api/docs is made from the same schema.

export const routingAcceptedSchema = z.object({
  lead_id: z.guid(),
  number: z.string(),
  status: z.enum(["routing", "awaiting_confirmation"]),
  receivers: z.array(z.object({ id: z.guid(), name: z.string() })),
  replay: z.boolean(),
});

export const routingInvalidSchema = z.object({
  error: z.literal("invalid"),
  errors: z.partialRecord(z.enum(ROUTING_REQUEST_FIELDS), z.enum(["required", "too-long", "invalid"])),
});

export const routingUnauthorizedSchema = z.object({ error: z.literal("unauthorized") });

export const routingConflictSchema = z.object({ error: z.literal("conflict") });

export const routingLimitedSchema = z.object({
  error: z.literal("limited"),
  by: z.enum(["person", "address", "all"]),
  retry_after_seconds: z.int(),
});

export type RoutingAnswer = z.infer<
  | typeof routingAcceptedSchema
  | typeof routingInvalidSchema
  | typeof routingUnauthorizedSchema
  | typeof routingConflictSchema
  | typeof routingLimitedSchema
  | typeof notJsonSchema
>;
