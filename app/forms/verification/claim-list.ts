import type { ListShape } from "#app/forms/lists/admin-list.ts";
import { CLAIM_SORTS, CLAIM_VIEWS } from "#domain/verification/claim.ts";

export const CLAIMS_PATH = "/dashboard/admin/reclamos";
export const CLAIM_LIST = { sorts: CLAIM_SORTS, views: CLAIM_VIEWS, filters: {} } satisfies ListShape<string, string, string>;
