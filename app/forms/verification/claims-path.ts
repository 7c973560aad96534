export const CLAIMS_PATH = "/dashboard/admin/reclamos";
