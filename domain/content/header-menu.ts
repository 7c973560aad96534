/** One entry of the header menu, ready to show. */
export interface MenuEntry {
  id: string;
  label: string;
  url: string;
  target: "_self" | "_blank";
  /** Leads to another site, or names a host itself: no language prefix. */
  external: boolean;
  children: readonly MenuEntry[];
}

/** The rule of menu addresses: `{host}…`, `https://…` and `//…` are external, everything else is a path of ours. */
export const isExternal = (url: string): boolean => /^(\{host\}|https:\/\/|\/\/)/.test(url);

interface StoredItem {
  id?: unknown;
  label?: unknown;
  url?: unknown;
  target?: unknown;
  active?: unknown;
  children?: unknown;
}

/** Reads the items of a menu record. Inactive ones and ones without label or address stay out; `{host}` becomes the site's own address. */
export function menuFrom(items: unknown, publicUrl: string): MenuEntry[] {
  if (!Array.isArray(items)) return [];
  return (items as StoredItem[]).flatMap((item, index): MenuEntry[] => {
    if (typeof item !== "object" || item === null || item.active === false) return [];
    if (typeof item.label !== "string" || typeof item.url !== "string" || !item.label.trim()) return [];
    const external = isExternal(item.url);
    if (!external && !/^[/#]/.test(item.url)) return [];
    return [
      {
        id: typeof item.id === "string" || typeof item.id === "number" ? String(item.id) : String(index),
        label: item.label,
        url: item.url.replace("{host}", publicUrl),
        target: item.target === "_blank" ? "_blank" : "_self",
        external,
        children: menuFrom(item.children, publicUrl),
      },
    ];
  });
}
