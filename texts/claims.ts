import type { ClaimStatus } from "#domain/verification/claim.ts";
import { m } from "#messages/m.ts";

export const CLAIM_STATUS_NAMES: Readonly<Record<ClaimStatus, () => string>> = {
  open: m.claims_status_open,
  approved: m.claims_status_approved,
  rejected: m.claims_status_rejected,
  withdrawn: m.claims_status_withdrawn,
};
