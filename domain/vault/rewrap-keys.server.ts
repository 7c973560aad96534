import { sql } from "kysely";
import type { Db, Tx } from "#platform/db/db.ts";
import type { Keys, WrappedKey } from "#platform/keys.ts";
import type { Subject } from "./subject.ts";
import { subjectKeyOpenedBy, unwrapSubjectKey, wrapSubjectKey } from "./subject-keys.server.ts";

const PAGE = 500;

export interface KeyCount {
  /** The name of the secret that wrapped them. */
  keyId: string;
  subjects: number;
  /** Of the keys that were tried: how many the current secret opens, how many another one, and how many none. */
  current: number;
  older: number;
  lost: number;
}

interface StoredKey extends Subject, WrappedKey {}

/**
 * Counts the subjects under each secret's name, and tries whether SECRET_KEY opens their keys, since two secrets may have had one name.
 * `most` limits how many of each name are tried; by default all.
 */
export async function countKeys(keys: Keys, db: Db, most = Number.POSITIVE_INFINITY): Promise<KeyCount[]> {
  const names = await db
    .selectFrom("subject_keys")
    .select(({ fn }) => ["key_id as keyId", fn.countAll<number>().as("subjects")])
    .groupBy("key_id")
    .orderBy("key_id")
    .execute();
  const counts: KeyCount[] = names.map(({ keyId, subjects }) => ({ keyId, subjects: Number(subjects), current: 0, older: 0, lost: 0 }));
  for (const count of counts) {
    let after: Subject | undefined;
    for (let tried = 0; tried < most; ) {
      const rows = await keysAfter(db, after, { keyId: count.keyId, limit: Math.min(PAGE, most - tried) });
      if (rows.length === 0) break;
      for (const { kind, id, ...stored } of rows) count[subjectKeyOpenedBy(keys, { kind, id }, stored) ?? "lost"]++;
      tried += rows.length;
      after = rows.at(-1);
    }
  }
  return counts;
}

/** Returns the next keys, ordered by subject. */
async function keysAfter(
  db: Db | Tx,
  after: Subject | undefined,
  { keyId, limit, locked }: { keyId?: string; limit: number; locked?: boolean },
): Promise<StoredKey[]> {
  const { rows } = await sql<StoredKey>`
    select subject_kind as kind, subject_id as id, wrapped, key_id as "keyId" from subject_keys
    where (${keyId ?? null}::text is null or key_id = ${keyId ?? null})
      and (${after?.id ?? null}::uuid is null or (subject_kind, subject_id) > (${after?.kind ?? null}::text, ${after?.id ?? null}::uuid))
    order by subject_kind, subject_id limit ${limit} ${locked ? sql`for update` : sql``}`.execute(db);
  return rows;
}

/**
 * Wraps every subject's own key again under the current secret, a page in each transaction, so that an older secret may be removed.
 * Sealed data stays as it is. An interrupted run continues with the next one. Keys that no secret of SECRET_KEY opens are counted, and
 * left alone.
 */
export async function rewrapKeys(
  keys: Keys,
  db: Db,
  onPage: (rewrapped: number) => void = () => {},
): Promise<{ rewrapped: number; lost: number }> {
  let after: Subject | undefined;
  let [rewrapped, lost] = [0, 0];
  do {
    const page = await db.transaction().execute((tx) => rewrapPage(keys, tx, after));
    rewrapped += page.rewrapped;
    lost += page.lost;
    after = page.last;
    onPage(rewrapped);
  } while (after);
  return { rewrapped, lost };
}

async function rewrapPage(
  keys: Keys,
  tx: Tx,
  after: Subject | undefined,
): Promise<{ rewrapped: number; lost: number; last: Subject | undefined }> {
  // The rows are locked, so that the key of somebody who is erased at this moment does not come back.
  const rows = await keysAfter(tx, after, { limit: PAGE, locked: true });
  const tried = rows.map((row) => ({ row, by: subjectKeyOpenedBy(keys, row, row) }));
  const fresh = tried.flatMap(({ row, by }) => (by === "older" ? [rewrapped(keys, row)] : []));
  await sql`
    update subject_keys k set wrapped = n.wrapped, key_id = n.key_id
    from unnest(${fresh.map(({ kind }) => kind)}::text[], ${fresh.map(({ id }) => id)}::uuid[], ${fresh.map(({ wrapped }) => wrapped)}::bytea[],
      ${fresh.map(({ keyId }) => keyId)}::text[]) as n (kind, id, wrapped, key_id)
    where k.subject_kind = n.kind and k.subject_id = n.id`.execute(tx);
  return { rewrapped: fresh.length, lost: tried.filter(({ by }) => by === null).length, last: rows.at(-1) };
}

function rewrapped(keys: Keys, { kind, id, ...stored }: StoredKey): StoredKey {
  const subject = { kind, id };
  return { ...subject, ...wrapSubjectKey(keys, subject, unwrapSubjectKey(keys, subject, stored)) };
}
