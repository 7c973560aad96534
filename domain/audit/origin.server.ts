import { AsyncLocalStorage } from "node:async_hooks";

/** Where an act comes from: never more of an address or of a browser than its owner would recognise. */
export interface Origin {
  requestId: string;
  network: string | null;
  device: string | null;
}

const current = new AsyncLocalStorage<() => Origin>();

/** Runs a request, so that each act in it is written down with its origin. `origin` is asked only when there is an act. */
export const withOrigin = <T>(origin: () => Origin, work: () => T): T => current.run(origin, work);

/** Returns null outside a request: in a job, and on the command line. */
export const originOfAct = (): Origin | null => current.getStore()?.() ?? null;
