import type { ListShape } from "#app/forms/lists/admin-list.ts";
import { REVIEWER_SORTS, type ReviewerSort } from "#domain/reviewers/reviewer.ts";

export const REVIEWERS_PATH = "/dashboard/admin/revisores";
export const REVIEWER_LIST: ListShape<ReviewerSort, "todos", never> = {
  sorts: REVIEWER_SORTS,
  fallingFirst: ["por-leer"],
  views: ["todos"],
  filters: {},
};
