import type { PaidTopUp } from "#domain/invoicing/issue-documents.server.ts";
import type { Tx } from "#platform/db/db.ts";

/** Returns what the invoice or the credit note of a top-up says of it. */
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
