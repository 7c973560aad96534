import type { ListShape } from "#app/forms/lists/admin-list.ts";
import { IMPORT_SORTS, IMPORT_VIEWS, type ImportSort, type ImportView } from "#domain/imports/import.ts";

export const IMPORTS_PATH = "/dashboard/admin/importar";
export const IMPORT_LIST: ListShape<ImportSort, ImportView, never> = {
  sorts: IMPORT_SORTS,
  fallingFirst: ["created", "rows"],
  views: IMPORT_VIEWS,
  filters: {},
};
