import * as z from "zod";

const weight = z.number().min(0).max(100);

const policySchema = z.object({
  version: z.string().min(1).max(40).default("1"),
  /** The maximum of centers that one lead may reach, including the origin. The limit is three, and a policy can only lower it. */
  maxReceivers: z.number().int().min(1).max(3).default(3),
  weights: z
    .object({
      city: weight.default(30),
      language: weight.default(15),
      verification: weight.default(20),
      reply: weight.default(15),
      rotation: weight.default(20),
    })
    .prefault({}),
  /** Quality from which a lead is routed, and from which it is held for an administrator. */
  thresholds: z.object({ routed: z.number().default(50), held: z.number().default(25) }).prefault({}),
  /** A median reply of so many hours or more earns nothing. */
  slowReplyHours: z.number().positive().default(48),
  /** Services whose leads an administrator routes by hand. */
  adminQueueServices: z.array(z.string()).default([]),
});

/** The policy that an administrator can tune, kept in the setting `routing_policy`. */
export type RoutingPolicy = z.infer<typeof policySchema>;
export type RoutingWeight = keyof RoutingPolicy["weights"];

export const DEFAULT_ROUTING_POLICY: RoutingPolicy = policySchema.parse({});

/** Falls back to the default policy when the setting cannot be read, so that routing goes on. */
export function readRoutingPolicy(raw: unknown): RoutingPolicy {
  const parsed = policySchema.safeParse(raw ?? {});
  return parsed.success && Object.values(parsed.data.weights).some((part) => part > 0) ? parsed.data : DEFAULT_ROUTING_POLICY;
}
