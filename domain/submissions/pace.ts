import * as z from "zod";

const window = (tenMinutes: number, hour: number) =>
  z.object({ tenMinutes: z.int().positive().default(tenMinutes), hour: z.int().positive().default(hour) }).prefault({});

/**
 * How many requests go on to a center, and to all of them together, without their person's click. A busy center gets some
 * dozens a day, and a campaign that goes well brings a few a minute; what comes faster waits for a confirmation by mail.
 */
export const paceSchema = z.object({ center: window(12, 30), all: window(120, 480) }).prefault({});
export type LeadPace = z.infer<typeof paceSchema>;

/** How many requests continued without a click, for one center or for all. */
export interface Admitted {
  scope: string;
  tenMinutes: number;
  hour: number;
}

export const EVERYBODY = "all";
/** The share of a pace from which a form's script is asked for a proof of work. */
const BUSY_SHARE = 0.5;

export type Traffic = "calm" | "busy" | "full";

/** Where a request comes in: sent by the form's script, posted by a page, by a known partner's program, or by a stranger's. */
export type Door = "script" | "page" | "partner" | "stranger";

/** `ask-proof`: nothing is stored, and the form's script comes back. The others are what the lead waits for. */
export type Entrance = "admit" | "ask-proof" | "await-click" | "await-names";

/** Returns the traffic in the fullest of the scopes that a request falls into. */
export function trafficOf(admitted: readonly Admitted[], pace: LeadPace): Traffic {
  const fullness = Math.max(
    0,
    ...admitted.map(({ scope, tenMinutes, hour }) => {
      const most = scope === EVERYBODY ? pace.all : pace.center;
      return Math.max(tenMinutes / most.tenMinutes, hour / most.hour);
    }),
  );
  return fullness >= 1 ? "full" : fullness >= BUSY_SHARE ? "busy" : "calm";
}

/**
 * Tells whether a request goes on at once. Proof of work makes floods expensive; above the pace, an e-mail click is still required. A page
 * without script cannot give a proof, so its requests wait for the click as soon as traffic is busy. A partner answers for its program and
 * gives none. What a stranger's program says of consent is nobody's consent until its person has seen names.
 */
export function entranceOf(door: Door, traffic: Traffic, proven: boolean): Entrance {
  if (door === "stranger") return "await-names";
  if (traffic === "calm") return "admit";
  if (door === "script" && !proven) return "ask-proof";
  if (traffic === "full") return "await-click";
  return door === "page" ? "await-click" : "admit";
}
