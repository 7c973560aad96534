import type { ListShape } from "#app/forms/lists/admin-list.ts";
import { BADGE_SORTS, type BadgeSort, HOLDER_SORTS, type HolderSort } from "#domain/catalog/badge-list.ts";

export const BADGES_PATH = "/admin/badges";
export const badgePath = (id: string): string => `${BADGES_PATH}/${id}`;

export const BADGE_LIST: ListShape<BadgeSort, "todas", never> = {
  sorts: BADGE_SORTS,
  fallingFirst: ["perfiles"],
  views: ["todas"],
  filters: {},
};

export const HOLDER_LIST: ListShape<HolderSort, "todos", never> = {
  sorts: HOLDER_SORTS,
  fallingFirst: ["fecha"],
  views: ["todos"],
  filters: {},
};
