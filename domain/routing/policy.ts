/** The rule that ranks centers. Administrators tune it in versions (domain/policy). */
export interface RoutingPolicy {
  version: string;
  /** The maximum number of centers that one lead may reach, including the origin. It is at most three, and a policy can only lower it. */
  maxReceivers: number;
  /** The weights, which add up to a hundred. */
  weights: Record<RoutingWeight, number>;
  /** The quality from which a lead is routed, and the one from which it is held for an administrator. */
  thresholds: { routed: number; held: number };
  /** A median reply of this many hours or more earns nothing. */
  slowReplyHours: number;
  /** Services whose leads an administrator routes by hand. */
  adminQueueServices: readonly string[];
}

/** In the order in which screens show them. */
export const ROUTING_WEIGHTS = ["city", "language", "verification", "reply", "rotation"] as const;
export type RoutingWeight = (typeof ROUTING_WEIGHTS)[number];

/** No request reaches more centers, whatever a policy says. */
export const MAX_RECEIVERS_OF_ALL = 3;

export const DEFAULT_ROUTING_POLICY: RoutingPolicy = {
  version: "1",
  maxReceivers: MAX_RECEIVERS_OF_ALL,
  weights: { city: 30, language: 15, verification: 20, reply: 15, rotation: 20 },
  thresholds: { routed: 50, held: 25 },
  slowReplyHours: 48,
  adminQueueServices: [],
};
