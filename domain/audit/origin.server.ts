import { AsyncLocalStorage } from "node:async_hooks";

/** Where an act comes from. An address or a browser is kept only as precisely as its owner needs to recognise it. */
export interface Origin {
  requestId: string;
  network: string | null;
  device: string | null;
}

const current = new AsyncLocalStorage<() => Origin>();

/** Runs a request, so that each act in it is logged with its origin. `origin` is called only when there is an act. */
export const withOrigin = <T>(origin: () => Origin, work: () => T): T => current.run(origin, work);

/** Returns the origin of the current request. Returns null in a job, and on the command line. */
export const originOfAct = (): Origin | null => current.getStore()?.() ?? null;
