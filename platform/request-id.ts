import { AsyncLocalStorage } from "node:async_hooks";
import { randomBytes } from "node:crypto";

const current = new AsyncLocalStorage<string>();

/**
 * Signs that are not mistaken for one another on the telephone: without 0 and O, 1 and I, and without vowels, which would make words.
 */
const SIGNS = "23456789BCDFGHJKLMNPQRSTVWXZ2345";

/** Makes the id of one request: eight signs that a person can read to us, such as «K7M2-Q9XC». */
export function newRequestId(): string {
  const signs = [...randomBytes(8)].map((byte) => SIGNS[byte & 31]).join("");
  return `${signs.slice(0, 4)}-${signs.slice(4)}`;
}

/** Returns the id of the current request, or of the request that made the current job. */
export const requestId = (): string | undefined => current.getStore();

/** Runs work under the id of a request. Everything that the work logs and enqueues carries the id. */
export const underRequest = <T>(id: string | undefined, work: () => T): T => (id === undefined ? work() : current.run(id, work));
