import type { RouterContextProvider } from "react-router";
import { loadHeaderMenu, menuVersion } from "#domain/content/header-menu.server.ts";
import { servedItems } from "#domain/content/header-menu.ts";
import { footerPaths } from "./components/shell/site-footer.tsx";
import type { ShellData } from "./components/shell/visitor-shell.tsx";
import { factsContext, servicesContext } from "./context.ts";

/** Loads what stands around the pages of a layout: the menu, and the links of the footer that lead somewhere. */
export async function loadShell(context: Readonly<RouterContextProvider>, request: Request): Promise<ShellData> {
  const { serves } = context.get(factsContext);
  const items = await loadHeaderMenu(context.get(servicesContext).db);
  return {
    menu: servedItems(items, serves),
    menuVersion: menuVersion(items),
    footer: footerPaths.filter(serves),
    pathname: new URL(request.url).pathname,
    year: new Date().getUTCFullYear(),
  };
}
