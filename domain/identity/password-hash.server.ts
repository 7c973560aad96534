import os from "node:os";
import { hashPassword as hash, verifyPassword as verify } from "better-auth/crypto";

/**
 * The maximum number of hashes computed at once. Each takes a core for a twentieth of a second and 32 MB, in the threads that also
 * read files and compress pages. With more than the cores left by the main thread, a crowd at the sign-in would keep everybody
 * waiting.
 */
const AT_ONCE = Math.max(1, Math.min(2, os.availableParallelism() - 1));

let computing = 0;
const waiting: (() => void)[] = [];

async function inTurn<Result>(compute: () => Promise<Result>): Promise<Result> {
  // A finished computation hands its place to the next in line, so nobody who comes later can take it.
  if (computing >= AT_ONCE) await new Promise<void>((begin) => waiting.push(begin));
  else computing++;
  try {
    return await compute();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else computing--;
  }
}

/** Hashes a password as sign-in does. It is slow on purpose and waits in a queue, so call it before a transaction begins. */
export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password));

/** Compares a password with its hash, which is slow too. */
export const verifyPassword = (password: string, hashed: string): Promise<boolean> => inTurn(() => verify({ hash: hashed, password }));
