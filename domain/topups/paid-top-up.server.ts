import type { PaidTopUp } from "#domain/invoicing/issue-documents.server.ts";
import type { Tx } from "#platform/db/db.ts";

/** Returns the facts about a top-up for its invoice or credit note. */
export function paidTopUp(tx: Tx, topUpId: string): Promise<PaidTopUp> {
  return tx
    .selectFrom("top_ups")
    .select([
      "provider_id as providerId",
      "method",
      "reference",
      "net_cents as netCents",
      "tax_cents as taxCents",
      "tax_basis_points as taxBasisPoints",
    ])
    .where("id", "=", topUpId)
    .executeTakeFirstOrThrow();
}
