import * as z from "zod";

const window = (tenMinutes: number, hour: number) =>
  z.object({ tenMinutes: z.int().positive().default(tenMinutes), hour: z.int().positive().default(hour) }).prefault({});

/**
 * The limits on how many requests go on, to one center and in total, without their person's click. A busy center gets a few dozen a day,
 * and a successful campaign brings a few a minute; anything faster waits for a confirmation by mail.
 */
export const paceSchema = z.object({ center: window(12, 30), all: window(120, 480) }).prefault({});
export type LeadPace = z.infer<typeof paceSchema>;

/** How many requests went on without a click, for one center or for all. */
export interface Admitted {
  scope: string;
  tenMinutes: number;
  hour: number;
}

export const EVERYBODY = "all";
/** The share of a limit from which a form's script is asked for a proof of work. */
const BUSY_SHARE = 0.5;

export type Traffic = "calm" | "busy" | "full";

/** How a request comes in: sent by the form's script, posted by a page, sent by a known partner's program, or by a stranger's. */
export type Door = "script" | "page" | "partner" | "stranger";

/** `ask-proof`: nothing is stored, and the form's script has to try again. The others are what the lead waits for. */
export type Entrance = "admit" | "ask-proof" | "await-click" | "await-names";

/** Returns the traffic in the fullest scope of a request. */
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
 * Decides whether a request goes on at once. Proof of work makes floods expensive; above the limit, a click in a mail is required as
 * well. A page without script cannot give a proof, so its requests wait for the click as soon as traffic is high. A partner vouches for
 * its program and gives no proof. A stranger's program cannot consent for anybody, so its person has to see the names first.
 */
export function entranceOf(door: Door, traffic: Traffic, proven: boolean): Entrance {
  if (door === "stranger") return "await-names";
  if (traffic === "calm") return "admit";
  if (door === "script" && !proven) return "ask-proof";
  if (traffic === "full") return "await-click";
  return door === "page" ? "await-click" : "admit";
}
