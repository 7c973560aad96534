import { setTimeout as sleep } from "node:timers/promises";

/** Longer than any of these take: finding no account, making an account, storing a mail. */
const SAME_TIME_MS = 300;

/** Waits at least a fixed time, so that the duration does not reveal whether an account was found. */
export async function inSameTime<Result>(work: Promise<Result>): Promise<Result> {
  const [result] = await Promise.all([work, sleep(SAME_TIME_MS)]);
  return result;
}
