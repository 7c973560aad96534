import type { QueuedClaim } from "#domain/verification/claims-to-decide.server.ts";
import { m } from "#messages/m.ts";

/** Says which proofs a claim has so far. */
export function proofs({ emailProvenAt, phoneProvenAt, documents }: QueuedClaim): string {
  const told = [
    emailProvenAt && m.verification_claims_proof_mail(),
    phoneProvenAt && m.verification_claims_proof_phone(),
    documents > 0 && m.verification_claims_proof_documents({ count: documents }),
  ].filter(Boolean);
  return told.length > 0 ? told.join(", ") : m.verification_claims_proof_none();
}
