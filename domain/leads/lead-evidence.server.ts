import { canonicalJson, type EvidenceLink, firstDigest, linkDigest } from "#domain/vault/evidence.ts";
import type { Tx } from "#platform/db/db.ts";
import type { Keys } from "#platform/keys.ts";

export interface NewEvidence {
  leadId: string;
  /** The lead's own key. */
  key: Buffer;
  kind: "submission" | "names-confirmed" | "email-confirmed";
  content: object;
}

/** The link that follows another, or begins the lead's chain. */
export function nextLink(
  keys: Keys,
  { leadId, key, kind, content }: NewEvidence,
  last?: { position: number; digest: Buffer },
): EvidenceLink {
  const position = last ? last.position + 1 : 0;
  const previous_digest = last?.digest ?? firstDigest(leadId);
  const sealed = keys.seal(key, JSON.parse(canonicalJson(content)));
  return { position, kind, sealed, previous_digest, digest: linkDigest(previous_digest, position, kind, sealed) };
}

/** Adds a link to a lead's chain and returns its digest. The caller holds the lead's row. */
export async function appendEvidence(keys: Keys, tx: Tx, evidence: NewEvidence): Promise<Buffer> {
  const last = await tx
    .selectFrom("lead_evidence")
    .select(["position", "digest"])
    .where("lead_id", "=", evidence.leadId)
    .orderBy("position", "desc")
    .limit(1)
    .executeTakeFirst();
  const link = nextLink(keys, evidence, last);
  await tx
    .insertInto("lead_evidence")
    .values({ lead_id: evidence.leadId, ...link })
    .execute();
  return link.digest;
}
