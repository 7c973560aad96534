import { setTimeout as sleep } from "node:timers/promises";

/** Longer than any of it takes: finding nobody, making an account, writing down a mail. */
const SAME_TIME_MS = 300;

/** Waits as long for work that found an account as for work that found none, so that the time tells nothing. */
export async function inSameTime<Result>(work: Promise<Result>): Promise<Result> {
  const [result] = await Promise.all([work, sleep(SAME_TIME_MS)]);
  return result;
}
