import type { FieldOfTwo } from "#app/components/dashboard/conflict-note.tsx";
import { CATALOG, type FieldKind, fieldsOf, type List } from "#domain/catalog/catalog.ts";
import type { Entry } from "#domain/catalog/entry-queries.server.ts";
import { m } from "#messages/m.ts";
import { FIELD_NAMES } from "#texts/catalog.ts";
import { nameOf } from "#texts/choice-names.ts";
import { TIER_NAMES } from "#texts/desk.ts";

/** Returns the text of an entry's field in the form. A switch that is off is an empty text. */
export function entryText(entry: Entry | null, field: string): string {
  const value = entry?.values[field] ?? "";
  if (Array.isArray(value)) return value.join("\n");
  return typeof value === "boolean" ? (value ? "on" : "") : String(value);
}

/** Returns the name of a price tier. The name of a category is its value. */
export const tierLabel = (value: string) => nameOf(TIER_NAMES, value) ?? value;

/** Returns the stored entry, to be shown beside what somebody typed into an older version of it. */
export function comparedEntry(
  list: List,
  entry: Entry,
  typed: Readonly<Record<string, string>>,
  services: readonly { value: string; label: string }[],
): FieldOfTwo[] {
  const yesOrNo = (on: boolean) => (on ? m.settings_yes() : m.settings_no());
  const shown = ({ kind }: FieldKind, theirs: string) => {
    if (kind === "switch") return yesOrNo(theirs !== "");
    if (kind === "choice") return tierLabel(theirs);
    return kind === "service" ? services.find(({ value }) => value === theirs)?.label : undefined;
  };
  const offered = entry.offered ? "on" : "";
  return [
    ...fieldsOf(CATALOG[list]).map(([field, kind]) => {
      const theirs = entryText(entry, field);
      return { key: field, label: FIELD_NAMES[field](), theirs, mine: typed[field] ?? "", shown: shown(kind, theirs) };
    }),
    { key: "order", label: m.catalog_field_order(), theirs: String(entry.order), mine: typed.order ?? "" },
    { key: "offered", label: m.catalog_field_offered(), theirs: offered, mine: typed.offered ?? "", shown: yesOrNo(entry.offered) },
  ];
}
