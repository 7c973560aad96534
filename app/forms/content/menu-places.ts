import type { MenuPlace } from "#domain/content/menu-draft.ts";
import { m } from "#messages/m.ts";

/** The page where the menu of each place is edited. */
export const MENU_PATHS: Readonly<Record<MenuPlace, string>> = {
  header: "/dashboard/admin/menus",
  footer: "/dashboard/admin/menus/pie",
};

export const MENU_PLACE_NAMES: Readonly<Record<MenuPlace, () => string>> = { header: m.menus_header, footer: m.menus_footer };
