import type { StructuredData } from "#app/seo.ts";

/** Returns schema.org's list of what the page shows, in its order. */
export function itemListData(total: number, items: readonly { name: string; url: string }[]): StructuredData {
  return {
    "@type": "ItemList",
    numberOfItems: total,
    itemListElement: items.map(({ name, url }, index) => ({ "@type": "ListItem", position: index + 1, name, url })),
  };
}
