import { sql } from "kysely";
import type { Db, Tx } from "#platform/db/db.ts";
import { canUnwrap, currentKeyId, type Keys, type WrappedKey } from "#platform/keys.ts";
import { log } from "#platform/log.ts";
import type { Subject } from "./subject.ts";
import { unwrapSubjectKey, wrapSubjectKey } from "./subject-keys.server.ts";

const PAGE = 500;

export interface KeyCount {
  /** The id of a secret of SECRET_KEY. */
  keyId: string;
  subjects: number;
  current: boolean;
  /** Whether SECRET_KEY holds the secret. */
  known: boolean;
}

/** Counts the subjects under each secret. */
export async function countKeys(keys: Keys, db: Db): Promise<KeyCount[]> {
  const rows = await db
    .selectFrom("subject_keys")
    .select(({ fn }) => ["key_id as keyId", fn.countAll<number>().as("subjects")])
    .groupBy("key_id")
    .orderBy("key_id")
    .execute();
  return rows.map(({ keyId, subjects }) => ({
    keyId,
    subjects,
    current: keyId === currentKeyId(keys),
    known: canUnwrap(keys, keyId),
  }));
}

interface StoredKey extends Subject, WrappedKey {}

/**
 * Wraps every subject's own key anew under the current secret, a page to a transaction, so that an older secret may be dropped.
 * What is sealed stays as it is. A run that was ended goes on with the next one. Keys whose secret SECRET_KEY does not hold, and
 * damaged ones, are left alone.
 */
export async function rewrapKeys(
  keys: Keys,
  db: Db,
  onPage: (rewrapped: number) => void = () => {},
): Promise<{ rewrapped: number; damaged: number }> {
  const old = (await countKeys(keys, db)).filter(({ current, known }) => known && !current).map(({ keyId }) => keyId);
  let after: Subject | undefined;
  let [rewrapped, damaged] = [0, 0];
  do {
    const page = await db.transaction().execute((tx) => rewrapPage(keys, tx, old, after));
    rewrapped += page.rewrapped;
    damaged += page.damaged;
    after = page.last;
    onPage(rewrapped);
  } while (after);
  return { rewrapped, damaged };
}

async function rewrapPage(
  keys: Keys,
  tx: Tx,
  old: readonly string[],
  after: Subject | undefined,
): Promise<{ rewrapped: number; damaged: number; last: Subject | undefined }> {
  // Locked, so that whoever is erased at this moment is gone before their key could come back.
  const { rows } = await sql<StoredKey>`
    select subject_kind as kind, subject_id as id, wrapped, key_id as "keyId" from subject_keys
    where key_id = any(${old}::text[])
      and (${after?.id ?? null}::uuid is null or (subject_kind, subject_id) > (${after?.kind ?? null}::text, ${after?.id ?? null}::uuid))
    order by subject_kind, subject_id limit ${PAGE} for update`.execute(tx);
  const fresh = rows.flatMap((row) => rewrapped(keys, row) ?? []);
  await sql`
    update subject_keys k set wrapped = n.wrapped, key_id = n.key_id
    from unnest(${fresh.map(({ kind }) => kind)}::text[], ${fresh.map(({ id }) => id)}::uuid[], ${fresh.map(({ wrapped }) => wrapped)}::bytea[],
      ${fresh.map(({ keyId }) => keyId)}::text[]) as n (kind, id, wrapped, key_id)
    where k.subject_kind = n.kind and k.subject_id = n.id`.execute(tx);
  return { rewrapped: fresh.length, damaged: rows.length - fresh.length, last: rows.at(-1) };
}

/** Returns null for a key that cannot be opened: one of them keeps no other from being wrapped anew. */
function rewrapped(keys: Keys, { kind, id, ...stored }: StoredKey): StoredKey | null {
  const subject = { kind, id };
  try {
    return { ...subject, ...wrapSubjectKey(keys, subject, unwrapSubjectKey(keys, subject, stored)) };
  } catch (error) {
    log.error({ err: error, subject: id }, "a key could not be opened");
    return null;
  }
}
