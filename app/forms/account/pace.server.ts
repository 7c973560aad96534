import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";

/** Accounts made and mails asked for from one address in an hour. Many people may share the address of their phone company. */
export const MAX_AN_HOUR = 30;
const limiter = new RateLimiterMemory({ points: MAX_AN_HOUR, duration: 3_600 });

/** Counts one, and returns the minutes to wait; 0 when there is room. */
export function minutesToWait(ip: string): Promise<number> {
  return limiter.consume(ip).then(
    () => 0,
    (refused) => {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      return Math.max(1, Math.ceil(refused.msBeforeNext / 60_000));
    },
  );
}
