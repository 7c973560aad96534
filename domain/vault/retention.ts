import { z } from "zod";

/**
 * The months for which requests (with messages to our own team) and events of visitors may be kept. The law allows no longer than needed
 * (Ley 172-13, art. 5), and people were promised the maximum when they wrote. Below the minimum, a treatment might still be going on.
 */
export const RETENTION_BOUNDS = { requests: { min: 6, max: 24 }, events: { min: 1, max: 13 } } as const;

export interface Retention {
  /** The number of months after which a request or a message to our own team is erased. */
  readonly requests: number;
  readonly events: number;
}

const months = ({ min, max }: { min: number; max: number }) => z.int().min(min).max(max).catch(max);
const shape = z.object({ requests: months(RETENTION_BOUNDS.requests), events: months(RETENTION_BOUNDS.events) });

/** Reads the setting. A value that is missing or out of bounds becomes the maximum. */
export const readRetention = (stored: unknown): Retention => shape.parse(typeof stored === "object" && stored !== null ? stored : {});
