import type { Context } from "#domain/context.ts";
import { networkDigest } from "#domain/submissions/network.ts";
import { type Allowance, countTries, EVERYBODYS_KEY, forgetTries, type Trying, takeBackTries } from "#domain/submissions/tries.server.ts";
import { keyedDigest } from "#platform/keys.ts";

const QUARTER_OF_AN_HOUR = 900;

const allowing = (scope: string, max: number): Allowance => ({ scope, max, seconds: QUARTER_OF_AN_HOUR });

/** The limit of wrong passwords. Many people may share one address of their telephone company. */
const ACCOUNT = allowing("sign-in account", 5);
const ADDRESS = allowing("sign-in address", 40);
const EVERYBODY = allowing("sign-in everybody", 3_000);
/** The limit in a browser in which the account's owner has signed in before. Other people's guesses do not lock the owner out there. */
const KNOWN_DEVICE = allowing("sign-in device", 10);
/** The limit for somebody who is signed in, since a stranger may find an open browser and guess there. */
const OWN_PASSWORD = allowing("own password", 10);
const OWN_CODE = allowing("own code", 10);
/** The limit of codes of a second step, and of passkeys. The library also counts codes for each account. */
const CODES = allowing("codes address", 60);
const PASSKEYS = allowing("passkeys address", 120);

type Counting = Pick<Context, "db" | "keys">;

export interface Attempt {
  /** In lower case, whether or not it has an account. */
  email: string;
  ip: string;
  /** True when the account's owner has signed in with this browser before. */
  knownDevice: boolean;
}

function triesOf({ keys }: Counting, { email, ip, knownDevice }: Attempt): { own: Trying[]; shared: Trying[] } {
  // The address is counted as it is. If two accounts shared a counter, the owner of one could reset it for the other.
  const key = keyedDigest(keys, "sign-in", email);
  if (knownDevice) return { own: [{ ...KNOWN_DEVICE, key }], shared: [] };
  const shared = [
    { ...ADDRESS, key: networkDigest(keys, ip) },
    { ...EVERYBODY, key: EVERYBODYS_KEY },
  ];
  return { own: [{ ...ACCOUNT, key }], shared };
}

/** Begins an attempt to sign in. Returns the seconds to wait, or null when the attempt may be made. */
export function beginAttempt(ctx: Counting, attempt: Attempt): Promise<number | null> {
  const { own, shared } = triesOf(ctx, attempt);
  return countTries(ctx.db, [...own, ...shared]);
}

/** Resets the count of wrong attempts after a right password. */
export async function attemptSucceeded(ctx: Counting, attempt: Attempt): Promise<void> {
  const { own, shared } = triesOf(ctx, attempt);
  await forgetTries(ctx.db, own);
  if (shared.length > 0) await takeBackTries(ctx.db, shared);
}

/** Counts attempts of somebody who is already signed in. `forget` resets the count. */
function ownTries({ db, keys }: Counting, allowance: Allowance, userId: string) {
  const tries = [{ ...allowance, key: keyedDigest(keys, "own tries", userId) }];
  return { count: () => countTries(db, tries), forget: () => forgetTries(db, tries) };
}

export const ownPasswordTries = (ctx: Counting, userId: string) => ownTries(ctx, OWN_PASSWORD, userId);
export const ownCodeTries = (ctx: Counting, userId: string) => ownTries(ctx, OWN_CODE, userId);

export const countCode = ({ db, keys }: Counting, ip: string): Promise<number | null> =>
  countTries(db, [{ ...CODES, key: networkDigest(keys, ip) }]);
export const countPasskey = ({ db, keys }: Counting, ip: string): Promise<number | null> =>
  countTries(db, [{ ...PASSKEYS, key: networkDigest(keys, ip) }]);
