import { pathOfArticle, pathOfQuestion, pathOfTreatment } from "./content.ts";
import type { TextKey } from "./content-documents.ts";
import type { MenuItem } from "./header-menu.ts";
import type { MenuPlace } from "./menu-draft.ts";
import { pathOfPage } from "./pages.ts";
import { pathOfUrgent } from "./urgent.ts";

/** An entry of a menu that leads to a text. */
export interface MenuLead {
  readonly place: MenuPlace;
  readonly label: string;
}

/** Returns the address of a text, or null for one that has none of its own. */
function pathOfText({ kind, slug }: TextKey): string | null {
  switch (kind) {
    case "treatment":
      return pathOfTreatment(slug);
    case "article":
    case "guide":
      return pathOfArticle({ kind, slug });
    case "page":
      return pathOfPage(slug);
    case "urgent":
      return pathOfUrgent(slug);
    case "question":
      return pathOfQuestion(slug);
    default:
      return null;
  }
}

/**
 * Returns a function that says whether a menu address leads to a text, however it is written: `{host}` and the site's own address
 * count.
 */
export function leadsToText(key: TextKey, publicUrl: string): (url: string) => boolean {
  const path = pathOfText(key);
  if (path === null) return () => false;
  const { host } = new URL(publicUrl);
  return (url) => {
    const address = URL.parse(url.trim().replace(/^\{host\}/i, "") || "/", publicUrl);
    return address !== null && address.host === host && pathIn(address, key.kind === "question") === path;
  };
}

/** Returns the entries of the current menus that lead to a text, including nested ones. */
export function leadsTo(key: TextKey, menus: Readonly<Record<MenuPlace, readonly MenuItem[]>>, publicUrl: string): MenuLead[] {
  const isThere = leadsToText(key, publicUrl);
  return (["header", "footer"] as const).flatMap((place) =>
    menus[place]
      .flatMap((item) => [item, ...item.children])
      .filter(({ url }) => isThere(url))
      .map(({ label }) => ({ place, label })),
  );
}

/** Returns the path of an address, with its anchor only where the anchor names a text. */
const pathIn = ({ pathname, hash }: URL, withAnchor: boolean) => (withAnchor ? pathname + hash : pathname.replace(/(?<=.)\/$/, ""));
