import { type AskedList, askedList, type ListShape } from "#app/forms/lists/admin-list.ts";
import { calendarDay, oneOf } from "#app/query-shapes.ts";
import { TEXT_KINDS, type TextKind } from "#domain/content/content-documents.ts";
import type { AskedTexts } from "#domain/content/text-queries.server.ts";
import { TEXT_SORTS, TEXT_VIEWS, type TextSort, type TextView } from "#domain/content/text-views.ts";

/** The list of treatments has an address of its own. */
export const TREATMENTS_PATH = "/admin/treatments";

export const TEXT_LIST = {
  sorts: TEXT_SORTS,
  fallingFirst: ["changed"],
  views: TEXT_VIEWS,
  filters: { tipo: oneOf(TEXT_KINDS), antes: calendarDay },
} satisfies ListShape<TextSort, TextView, string>;

export function askedTexts(url: string): { treatments: boolean; asked: AskedList; query: AskedTexts } {
  const treatments = new URL(url).pathname.startsWith(TREATMENTS_PATH);
  const asked = askedList<TextSort, TextView, "tipo" | "antes">(url, TEXT_LIST);
  const kind = treatments ? "treatment" : (asked.filters.tipo as TextKind | null);
  return { treatments, asked, query: { ...asked, kind, reviewedBefore: asked.filters.antes } };
}
