import os from "node:os";
import { hashPassword as hash, verifyPassword as verify } from "better-auth/crypto";

/**
 * How many are computed at once. Each takes a core for a twentieth of a second and 32 MB, in the threads that also read files and compress
 * pages: more than the cores that are left beside the one that answers, and a crowd at the sign-in would keep everybody waiting.
 */
const AT_ONCE = Math.max(1, Math.min(2, os.availableParallelism() - 1));

let computing = 0;
const waiting: (() => void)[] = [];

async function inTurn<Result>(compute: () => Promise<Result>): Promise<Result> {
  // Whoever ends hands its place on, so nobody who comes meanwhile can take it.
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

/** Hashes as sign-in does. It is slow on purpose, and waits its turn: call it before a transaction begins. */
export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password));

/** Compares a password with its hash, slowly too. */
export const verifyPassword = (password: string, hashed: string): Promise<boolean> => inTurn(() => verify({ hash: hashed, password }));
