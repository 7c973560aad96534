import type { ListShape } from "#app/forms/lists/admin-list.ts";
import { LISTS, type List } from "#domain/catalog/catalog.ts";
import type { ENTRY_SORTS, ENTRY_VIEWS } from "#domain/catalog/entry-queries.server.ts";

export const ENTRY_LIST = {
  sorts: ["orden", "nombre", "uso"],
  fallingFirst: ["uso"],
  views: ["todas", "ofrecidas", "retiradas"],
  filters: {},
} satisfies ListShape<(typeof ENTRY_SORTS)[number], (typeof ENTRY_VIEWS)[number], never>;

export const listPath = (list: List): string => `/dashboard/admin/listas/${list}`;

/** Returns the list of an address, or undefined when it names none. */
export const askedCatalog = (name: string | undefined): List | undefined => LISTS.find((list) => list === name);

export const ENTRY_ACTS = ["ofrecer", "retirar"] as const;
export type EntryAct = (typeof ENTRY_ACTS)[number];
