import { createECDH } from "node:crypto";
import type { Db } from "#platform/db/db.ts";
import { type Keys, openedBy, unwrapKey, wrapKey } from "#platform/keys.ts";
import { log } from "#platform/log.ts";

/** Identifies us to push services. Both halves are base64url, as browsers and push services write them. */
export interface PushKeyPair {
  publicKey: string;
  privateKey: string;
}

const PLACE = "push-keys";

const stored = (db: Db) => db.selectFrom("push_keys").select(["public_key as publicKey", "wrapped", "key_id as keyId"]).executeTakeFirst();

/** Returns the public half, with which browsers subscribe. The pair is made when it is first needed. */
export async function pushPublicKey({ db, keys }: { db: Db; keys: Keys }): Promise<string> {
  return ((await stored(db)) ?? (await make(db, keys))).publicKey;
}

/**
 * Returns the pair, wrapped again if there is a newer secret. A pair whose secret is lost is replaced, and its devices are deleted,
 * since push services would refuse our notices for them.
 */
export async function pushKeyPair({ db, keys }: { db: Db; keys: Keys }): Promise<PushKeyPair> {
  let row = (await stored(db)) ?? (await make(db, keys));
  if (!openedBy(keys, row, PLACE)) {
    log.warn({ keyId: row.keyId }, "SECRET_KEY no longer opens the push keys: devices have to subscribe again");
    await db.deleteFrom("push_keys").where("wrapped", "=", row.wrapped).execute();
    await db.deleteFrom("push_devices").execute();
    row = await make(db, keys);
  }
  const privateKey = unwrapKey(keys, row, PLACE);
  if (openedBy(keys, row, PLACE) !== "current") {
    const { wrapped, keyId } = wrapKey(keys, privateKey, PLACE);
    await db.updateTable("push_keys").set({ wrapped, key_id: keyId }).execute();
  }
  return { publicKey: row.publicKey, privateKey: privateKey.toString("base64url") };
}

/** Makes the keys once. Two processes that make them at the same time both get those of the first. */
async function make(db: Db, keys: Keys) {
  const pair = createECDH("prime256v1");
  const publicKey = pair.generateKeys("base64url");
  const privateKey = Buffer.alloc(32);
  pair.getPrivateKey().copy(privateKey, 32 - pair.getPrivateKey().length);
  const { wrapped, keyId } = wrapKey(keys, privateKey, PLACE);
  await db
    .insertInto("push_keys")
    .values({ public_key: publicKey, wrapped, key_id: keyId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await stored(db))!;
}
