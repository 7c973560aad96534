export const SEARCHES_PATH = "/dashboard/admin/busquedas";
