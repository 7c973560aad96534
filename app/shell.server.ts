import type { LoaderFunctionArgs } from "react-router";
import { menuVersion, readHeaderMenu } from "#domain/content/header-menu.server.ts";
import { defaultMenu, type MenuItem, servedItems } from "#domain/content/header-menu.ts";
import { log } from "#platform/log.ts";
import { footerPaths } from "./components/shell/site-footer.tsx";
import type { ShellData } from "./components/shell/visitor-shell.tsx";
import { factsContext, keptContext, servicesContext } from "./context.ts";

/** Loads what stands around the pages of a layout: the menu, and the links of the footer that lead somewhere. */
export async function loadShell({ context, request }: Pick<LoaderFunctionArgs, "context" | "request">): Promise<ShellData> {
  const { db } = context.get(servicesContext);
  const { serves } = context.get(factsContext);
  const around = (items: readonly MenuItem[]) => ({
    menu: servedItems(items, serves),
    menuVersion: menuVersion(items),
    footer: footerPaths.filter(serves),
  });
  const kept = context
    .get(keptContext)
    .answer("site", "shell", async () => around(await readHeaderMenu(db)))
    .catch((error) => {
      // Without a menu nobody finds the way.
      log.error({ err: error }, "the header menu could not be read; the default one is shown");
      return around(defaultMenu);
    });
  return { ...(await kept), pathname: new URL(request.url).pathname, year: new Date().getUTCFullYear() };
}
