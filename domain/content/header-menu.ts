export interface MenuItem {
  readonly id: string;
  readonly label: string;
  readonly url: string;
  readonly target: "_self" | "_blank";
  /** True for a link to an address outside our routes, which gets no language prefix. */
  readonly external: boolean;
  readonly children: readonly MenuItem[];
}

/** The menu of a site whose administrator has not made one. */
export const defaultMenu: readonly MenuItem[] = [
  ownEntry("centers", "Centros", "/centros"),
  ownEntry("specialists", "Especialistas", "/especialistas"),
  ownEntry("cities", "Ciudades", "/ciudades"),
  ownEntry("treatments", "Tratamientos", "/tratamientos"),
  ownEntry("blog", "Blog", "/blog"),
  ownEntry("contact", "Contacto", "/contacto"),
];

/** Returns whether an address leads to another site. `{host}` means this site's own address. */
export function isExternalUrl(url: string): boolean {
  return /^(\{host\}|https?:\/\/|\/\/)/i.test(url);
}

const DEEPEST = 2;
const MAX_ITEMS = 50;
const MAX_LABEL = 200;
const MAX_ADDRESS = 2_000;

/** Returns the visible items of a stored menu. It leaves out items that are inactive, too long, or without a label or a safe address. */
export function readMenu(items: unknown, depth = 0): MenuItem[] {
  if (!Array.isArray(items) || depth >= DEEPEST) return [];
  return items.slice(0, MAX_ITEMS).flatMap((item: unknown, position): MenuItem[] => {
    if (typeof item !== "object" || item === null) return [];
    const { id, label, url, target, active, children } = item as Record<string, unknown>;
    if (active === false || typeof label !== "string" || label.trim() === "" || typeof url !== "string") return [];
    if (label.length > MAX_LABEL || url.length > MAX_ADDRESS) return [];
    const address = url.trim();
    if (!isSafe(address)) return [];
    return [
      {
        id: typeof id === "string" || typeof id === "number" ? String(id) : `item-${depth}-${position}`,
        label: label.trim(),
        url: address.replace(/^\{host\}/i, "") || "/",
        target: target === "_blank" ? "_blank" : "_self",
        external: isExternalUrl(address),
        children: readMenu(children, depth + 1),
      },
    ];
  });
}

/** Removes links to pages that this site does not serve, and groups that lose all their children. */
export function servedItems(items: readonly MenuItem[], isServed: (path: string) => boolean): MenuItem[] {
  return items.flatMap((item) => {
    const children = servedItems(item.children, isServed);
    const path = item.url.split(/[?#]/, 1)[0]!;
    const served = item.external || path === "" || isServed(path);
    if (!served && children.length === 0) return [];
    return [{ ...item, url: served ? item.url : children[0]!.url, external: served ? item.external : children[0]!.external, children }];
  });
}

/** Accepts a path, an anchor or a web address, and never `javascript:` or similar schemes. */
const isSafe = (url: string) => /^(\/|#|\?|\{host\}(\/|$)|https?:\/\/)/i.test(url);

/** Makes a menu entry that leads to a page of ours. */
export function ownEntry(id: string, label: string, url: string): MenuItem {
  return { id, label, url, target: "_self", external: false, children: [] };
}
