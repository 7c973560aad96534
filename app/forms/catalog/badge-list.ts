import { HOLDER_SORTS } from "#domain/catalog/badge-list.ts";

export const BADGES_PATH = "/admin/badges";
export const badgePath = (id: string): string => `${BADGES_PATH}/${id}`;

export const HOLDER_LIST = {
  sorts: HOLDER_SORTS,
  fallingFirst: ["fecha"] as const,
  views: ["todos"] as const,
  filters: {},
};
