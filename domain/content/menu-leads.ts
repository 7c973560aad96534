import { pathOfArticle, pathOfQuestion, pathOfTreatment } from "./content.ts";
import type { TextKey } from "./content-documents.ts";
import type { MenuItem } from "./header-menu.ts";
import type { MenuPlace } from "./menu-draft.ts";
import { pathOfPage } from "./pages.ts";

/** An entry of a menu that leads to a text. */
export interface MenuLead {
  readonly place: MenuPlace;
  readonly label: string;
}

/** Returns where a text is read, and null for one that has no address of its own. */
function pathOfText({ kind, slug }: TextKey): string | null {
  switch (kind) {
    case "treatment":
      return pathOfTreatment(slug);
    case "article":
    case "guide":
      return pathOfArticle({ kind, slug });
    case "page":
      return pathOfPage(slug);
    case "question":
      return pathOfQuestion(slug);
    default:
      return null;
  }
}

/** Returns the entries of the menus in force, nested ones among them, that lead to a text. */
export function leadsTo(key: TextKey, menus: Readonly<Record<MenuPlace, readonly MenuItem[]>>): MenuLead[] {
  const path = pathOfText(key);
  if (path === null) return [];
  // An entry that begins with {host} leads here too, although it counts as external.
  const isThere = ({ url }: MenuItem) => /^\/(?!\/)/.test(url) && addressIn(url, key.kind === "question") === path;
  return (["header", "footer"] as const).flatMap((place) =>
    menus[place]
      .flatMap((item) => [item, ...item.children])
      .filter(isThere)
      .map(({ label }) => ({ place, label })),
  );
}

/** Returns the path of a link of ours, with its anchor only where the anchor names a text. */
function addressIn(url: string, withAnchor: boolean): string {
  const { pathname, hash } = new URL(url, "https://cuna.example");
  return withAnchor ? pathname + hash : pathname.replace(/(?<=.)\/$/, "");
}
