import type { Tx } from "#platform/db/db.ts";
import type { Keys } from "#platform/keys.ts";
import { canonicalJson, firstDigest, linkDigest } from "./evidence.ts";

export interface NewEvidence {
  leadId: string;
  /** The lead's own key. */
  key: Buffer;
  kind: "submission" | "names-confirmed" | "email-confirmed";
  content: object;
}

/** Adds a link to a lead's chain and returns its digest. The caller holds the lead's row, or has just made it. */
export async function appendEvidence(keys: Keys, tx: Tx, { leadId, key, kind, content }: NewEvidence): Promise<Buffer> {
  const last = await tx
    .selectFrom("lead_evidence")
    .select(["position", "digest"])
    .where("lead_id", "=", leadId)
    .orderBy("position", "desc")
    .limit(1)
    .executeTakeFirst();
  const position = last ? last.position + 1 : 0;
  const previous = last?.digest ?? firstDigest(leadId);
  const sealed = keys.seal(key, JSON.parse(canonicalJson(content)));
  const digest = linkDigest(previous, position, kind, sealed);
  await tx.insertInto("lead_evidence").values({ lead_id: leadId, position, kind, sealed, previous_digest: previous, digest }).execute();
  return digest;
}
