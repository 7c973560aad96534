import type { Db, Tx } from "#platform/db/db.ts";
import type { Keys } from "#platform/keys.ts";
import { decrypt } from "#platform/sealing.ts";
import { mustBeGiven } from "./give-leave.ts";
import type { Leave } from "./leave.ts";
import { placeOf } from "./subject.ts";
import { keyOf, keysOf } from "./subject-keys.server.ts";

function keyByLeave(keys: Keys, db: Db | Tx, leave: Leave): Promise<Buffer | null> {
  mustBeGiven(leave);
  return keyOf(keys, db, leave);
}

/**
 * Opens sealed data of a field. Returns null without leave, and once the subject was erased. Use it in a noun's `sealed-*` module, which
 * knows what a masked leave may see.
 */
export async function unseal<T>(keys: Keys, db: Db | Tx, leave: Leave | null, field: string, sealed: Buffer | null): Promise<T | null> {
  const key = leave && sealed && (await keyByLeave(keys, db, leave));
  return key && leave && sealed ? (JSON.parse(decrypt(key, sealed, placeOf(leave, field)).toString()) as T) : null;
}

/** Opens many fields of one subject, reading its key once. Fields of an erased subject are left out. */
export async function unsealEach<T>(
  keys: Keys,
  db: Db | Tx,
  leave: Leave | null,
  parts: readonly { field: string; sealed: Buffer }[],
): Promise<T[]> {
  const key = leave && parts.length > 0 ? await keyByLeave(keys, db, leave) : null;
  if (!key || !leave) return [];
  return parts.map(({ field, sealed }) => JSON.parse(decrypt(key, sealed, placeOf(leave, field)).toString()) as T);
}

/** Opens one field of many subjects of a kind, reading their keys in one query. Returns null for each that was erased or has no leave. */
export async function unsealOfEach<T>(
  keys: Keys,
  db: Db | Tx,
  field: string,
  parts: readonly { leave: Leave | null; sealed: Buffer | null }[],
): Promise<(T | null)[]> {
  const leaves = parts.flatMap(({ leave, sealed }) => (leave && sealed ? [leave] : []));
  for (const leave of leaves) mustBeGiven(leave);
  const opened = await keysOf(keys, db, leaves);
  return parts.map(({ leave, sealed }) => {
    const key = leave && opened.get(leave.id);
    return key && sealed ? (JSON.parse(decrypt(key, sealed, placeOf(leave, field)).toString()) as T) : null;
  });
}

/** Opens a file that was sealed in chunks; null once its subject was erased. */
export async function unsealPieces(
  keys: Keys,
  db: Db | Tx,
  leave: Leave,
  pieces: readonly { field: string; sealed: Buffer }[],
): Promise<Buffer<ArrayBuffer> | null> {
  const key = await keyByLeave(keys, db, leave);
  return key && Buffer.concat(pieces.map(({ field, sealed }) => decrypt(key, sealed, placeOf(leave, field))));
}
