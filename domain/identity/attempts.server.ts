import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";

const QUARTER_OF_AN_HOUR = 900;

/** Wrong passwords in a quarter of an hour. Many people may share the address of their phone company. */
export const MAX_FOR_ACCOUNT = 5;
export const MAX_FOR_ADDRESS = 40;
/** In a browser in which the account's owner has signed in before: nobody else's guesses lock them out there. */
export const MAX_ON_KNOWN_DEVICE = 10;

export interface Attempt {
  /** A digest of the address that was typed, whether or not it has an account. */
  account: string;
  ip: string;
  /** The account whose owner has signed in with this browser. */
  knownDevice: boolean;
}

/** Counts wrong passwords, in the memory of this process. An attempt counts before the password is looked at, so that many at once do not slip by. */
export class Attempts {
  readonly #accounts = new RateLimiterMemory({ points: MAX_FOR_ACCOUNT, duration: QUARTER_OF_AN_HOUR });
  readonly #devices = new RateLimiterMemory({ points: MAX_ON_KNOWN_DEVICE, duration: QUARTER_OF_AN_HOUR });
  readonly #addresses = new RateLimiterMemory({ points: MAX_FOR_ADDRESS, duration: QUARTER_OF_AN_HOUR });

  /** Returns the seconds to wait, or null when this attempt may be made. */
  async begin({ account, ip, knownDevice }: Attempt): Promise<number | null> {
    const waits = await Promise.all([
      waitOf(this.#addresses.consume(ip)),
      waitOf((knownDevice ? this.#devices : this.#accounts).consume(account)),
    ]);
    const wait = Math.max(...waits);
    return wait > 0 ? wait : null;
  }

  /** The password was right. */
  async succeeded({ account, ip, knownDevice }: Attempt): Promise<void> {
    await (knownDevice ? this.#devices : this.#accounts).delete(account);
    await this.#addresses.reward(ip);
  }
}

const waitOf = (consumed: Promise<unknown>): Promise<number> =>
  consumed.then(
    () => 0,
    (refused) => {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      return Math.max(1, Math.ceil(refused.msBeforeNext / 1_000));
    },
  );
