import { LISTS, type List } from "#domain/catalog/catalog.ts";

export const listPath = (list: List): string => `/dashboard/admin/listas/${list}`;

/** Returns the list of an address, or undefined when it names none. */
export const askedCatalog = (name: string | undefined): List | undefined => LISTS.find((list) => list === name);

export const ENTRY_ACTS = ["ofrecer", "retirar"] as const;
export type EntryAct = (typeof ENTRY_ACTS)[number];
