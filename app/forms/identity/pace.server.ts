import type { Context } from "#domain/context.ts";
import { networkDigest } from "#domain/submissions/network.ts";
import { countTries, EVERYBODYS_KEY } from "#domain/submissions/tries.server.ts";

/** The limit of new accounts and requested mails in an hour. Many people may share the address of their telephone company. */
const FROM_ADDRESS = { scope: "account mails address", max: 30, seconds: 3_600 };
const FROM_EVERYBODY = { scope: "account mails everybody", max: 1_000, seconds: 3_600 };

/** Counts one, and returns the minutes to wait; 0 when there is room. */
export async function minutesToWait({ db, keys }: Pick<Context, "db" | "keys">, ip: string): Promise<number> {
  const wait = await countTries(db, [
    { ...FROM_ADDRESS, key: networkDigest(keys, ip) },
    { ...FROM_EVERYBODY, key: EVERYBODYS_KEY },
  ]);
  return Math.ceil((wait ?? 0) / 60);
}
