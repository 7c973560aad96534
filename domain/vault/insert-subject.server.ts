import { type RawBuilder, sql } from "kysely";
import type { Tx } from "#platform/db/db.ts";
import type { EvidenceLink } from "./evidence.ts";
import type { NewSubject } from "./subject-keys.server.ts";

/**
 * Writes the parts of a `with` statement that store a subject's key and the first link of its evidence. `stored` names the part that
 * returns the id of the subject's own row; when that stores nothing, neither do these.
 */
export function keyAndEvidence(stored: string, { kind, wrapped, keyId }: NewSubject, link: EvidenceLink): RawBuilder<unknown> {
  return sql`
    subject_key as (
      insert into subject_keys (subject_kind, subject_id, wrapped, key_id)
      select ${kind}, id, ${wrapped}::bytea, ${keyId} from ${sql.ref(stored)}
    ), first_evidence as (
      insert into evidence (subject_kind, subject_id, position, kind, sealed, previous_digest, digest)
      select ${kind}, id, ${link.position}::integer, ${link.kind}, ${link.sealed}::bytea, ${link.previous_digest}::bytea, ${link.digest}::bytea
      from ${sql.ref(stored)}
    )`;
}

/** Stores the key of a subject without evidence. */
export async function storeKey(tx: Tx, { kind, id, wrapped, keyId }: NewSubject): Promise<void> {
  await tx.insertInto("subject_keys").values({ subject_kind: kind, subject_id: id, wrapped, key_id: keyId }).execute();
}
