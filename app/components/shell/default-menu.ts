import { m } from "#app/paraglide/messages.js";
import type { MenuEntry } from "#domain/content/header-menu.ts";

/** The header's menu while no administrator has written one: only places that exist. */
export function defaultMenu(): MenuEntry[] {
  const places = [
    [m.shell_footer_centers(), "/centros"],
    [m.shell_footer_cities(), "/#ciudades"],
    [m.shell_footer_prices(), "/#costos"],
    [m.shell_footer_steps(), "/#como-funciona"],
    [m.shell_footer_contact(), "/#contacto"],
  ] as const;
  return places.map(([label, url]) => ({ id: url, label, url, target: "_self", external: false, children: [] }));
}
