import { randomBytes, randomUUID } from "node:crypto";
import type { Db, Tx } from "#platform/db/db.ts";
import { type Keys, openedBy, unwrapKey, type WrappedKey, wrapKey } from "#platform/keys.ts";
import { encrypt } from "#platform/sealing.ts";
import { placeOf, type Subject, type SubjectKind } from "./subject.ts";

const KEY = "key";
const KEY_BYTES = 32;

/** A subject that is about to be stored: its id, its own key, and the wrapped key. */
export interface NewSubject<K extends SubjectKind = SubjectKind> extends Subject<K>, WrappedKey {
  readonly key: Buffer;
}

export function newSubject<K extends SubjectKind>(keys: Keys, kind: K): NewSubject<K> {
  const subject = { kind, id: randomUUID() };
  const key = randomBytes(KEY_BYTES);
  return { ...subject, key, ...wrapSubjectKey(keys, subject, key) };
}

export const wrapSubjectKey = (keys: Keys, subject: Subject, key: Buffer): WrappedKey => wrapKey(keys, key, placeOf(subject, KEY));

export const unwrapSubjectKey = (keys: Keys, subject: Subject, wrapped: WrappedKey): Buffer =>
  unwrapKey(keys, wrapped, placeOf(subject, KEY));

/** Returns which secret opens the key of a subject. */
export const subjectKeyOpenedBy = (keys: Keys, subject: Subject, wrapped: WrappedKey) => openedBy(keys, wrapped, placeOf(subject, KEY));

/** Reads a subject's own key. Returns null once it was erased. */
export async function keyOf(keys: Keys, db: Db | Tx, subject: Subject): Promise<Buffer | null> {
  return (await keysOf(keys, db, [subject])).get(subject.id) ?? null;
}

/** Reads the keys of many subjects of one kind by id. Erased ones are left out. */
export async function keysOf(keys: Keys, db: Db | Tx, subjects: readonly Subject[]): Promise<Map<string, Buffer>> {
  const [first] = subjects;
  if (!first) return new Map();
  const rows = await db
    .selectFrom("subject_keys")
    .select(["subject_id as id", "wrapped", "key_id as keyId"])
    .where("subject_kind", "=", first.kind)
    .where(
      "subject_id",
      "in",
      subjects.map(({ id }) => id),
    )
    .execute();
  return new Map(rows.map(({ id, ...wrapped }) => [id, unwrapSubjectKey(keys, { kind: first.kind, id }, wrapped)]));
}

/** Deletes a subject's own key. Data sealed under it can never be read again. */
export async function deleteKey(tx: Tx, { kind, id }: Subject): Promise<void> {
  await tx.deleteFrom("subject_keys").where("subject_kind", "=", kind).where("subject_id", "=", id).execute();
}

/** Seals a document for one field of a subject. */
export const seal = (subject: Subject & { readonly key: Buffer }, field: string, plain: object): Buffer =>
  sealBytes(subject, field, Buffer.from(JSON.stringify(plain)));

/** Seals a file, or a chunk of one. */
export const sealBytes = (subject: Subject & { readonly key: Buffer }, field: string, plain: Buffer): Buffer =>
  encrypt(subject.key, plain, placeOf(subject, field));
