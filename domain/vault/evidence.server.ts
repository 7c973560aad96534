import { sql } from "kysely";
import type { Tx } from "#platform/db/db.ts";
import type { Keys } from "#platform/keys.ts";
import { canonicalJson, type EvidenceKind, type EvidenceLink, firstDigest, linkDigest } from "./evidence.ts";
import type { Subject } from "./subject.ts";
import { keyOf, type NewSubject, seal } from "./subject-keys.server.ts";

export interface NewEvidence {
  kind: EvidenceKind;
  content: object;
}

/** Makes the first link of a new subject's chain. */
export const firstLink = (subject: NewSubject, evidence: NewEvidence): EvidenceLink => linkAfter(subject, evidence, undefined);

function linkAfter(
  subject: Subject & { key: Buffer },
  { kind, content }: NewEvidence,
  last: { position: number; digest: Buffer } | undefined,
): EvidenceLink {
  const position = last ? last.position + 1 : 0;
  const previous_digest = last?.digest ?? firstDigest(subject);
  const sealed = seal(subject, `evidence:${position}`, JSON.parse(canonicalJson(content)));
  return { position, kind, sealed, previous_digest, digest: linkDigest(previous_digest, position, kind, sealed) };
}

/** Adds a link to the chain of a subject that was not erased, and returns its digest. The caller holds the subject's row. */
export async function appendEvidence(keys: Keys, tx: Tx, { kind, id }: Subject, evidence: NewEvidence): Promise<Buffer> {
  const key = await keyOf(keys, tx, { kind, id });
  if (!key) throw new Error(`the ${kind} ${id} was erased`);
  const last = await tx
    .selectFrom("evidence")
    .select(["position", "digest"])
    .where("subject_kind", "=", kind)
    .where("subject_id", "=", id)
    .orderBy("position", "desc")
    .limit(1)
    .executeTakeFirst();
  const link = linkAfter({ kind, id, key }, evidence, last);
  await tx
    .insertInto("evidence")
    // This is not the start of the transaction, which may have waited for the row while an earlier link was written.
    .values({ subject_kind: kind, subject_id: id, ...link, at: sql<Date>`clock_timestamp()` })
    .execute();
  return link.digest;
}
