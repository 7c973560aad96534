import type { ListShape } from "#app/forms/lists/admin-list.ts";
import { SOURCE_SORTS, SOURCE_VIEWS, type SourceSort, type SourceView } from "#domain/content/source-mark.ts";

export const SOURCES_PATH = "/dashboard/admin/fuentes";
export const SOURCE_LIST: ListShape<SourceSort, SourceView, never> = {
  sorts: SOURCE_SORTS,
  fallingFirst: ["uses"],
  views: SOURCE_VIEWS,
  filters: {},
};
