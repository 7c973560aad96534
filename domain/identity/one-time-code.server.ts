import { createHmac } from "node:crypto";
import { sql } from "kysely";
import type { Db } from "#platform/db/db.ts";

const STEP_MS = 30_000;
const DIGITS = 6;
/** The library accepts the codes of the half minutes before and after, since clocks differ. */
const STEPS_TAKEN = [1, 0, -1];

/**
 * Marks a code of an authenticator application as used. Returns false when it was used before: each half minute has one code, and
 * only a later one than the last counts, whatever it was for. It does not judge wrong codes, since the library refuses and counts
 * those.
 */
export async function takeCode(db: Db, userId: string, secret: string, code: string): Promise<boolean> {
  const now = Math.floor(Date.now() / STEP_MS);
  const step = STEPS_TAKEN.map((later) => now + later).find((step) => codeOf(secret, step) === code);
  if (step === undefined) return true;
  const used = await db
    .updateTable("two_factors")
    .set({ last_step: step })
    .where("user_id", "=", userId)
    .where(sql<number>`coalesce(last_step, 0)`, "<", step)
    .returning("id")
    .executeTakeFirst();
  return used !== undefined;
}

/** Computes the code of a half minute as RFC 6238 says. */
function codeOf(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac("sha1", secret).update(counter).digest();
  const number = digest.readUInt32BE(digest.at(-1)! & 15) & 0x7fff_ffff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, "0");
}
