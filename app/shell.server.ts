import type { LoaderFunctionArgs } from "react-router";
import { defaultFooter, readFooter } from "#domain/content/footer-menu.ts";
import { menuVersion, readMenus } from "#domain/content/header-menu.server.ts";
import { defaultMenu, servedItems } from "#domain/content/header-menu.ts";
import type { Viewer } from "#domain/identity/viewer.ts";
import { now } from "#platform/clock.ts";
import { log } from "#platform/log.ts";
import type { ShellPerson } from "./components/shell/account-links.ts";
import type { ShellData } from "./components/shell/visitor-shell.tsx";
import { factsContext, keptContext, servicesContext, viewerContext } from "./context.ts";
import { ownPlaceOf } from "./guards.server.ts";

/** Loads what surrounds the pages of a layout: the menus of header and footer, without entries that lead nowhere. */
export async function loadShell({ context, request }: Pick<LoaderFunctionArgs, "context" | "request">): Promise<ShellData> {
  const { db } = context.get(servicesContext);
  const { serves } = context.get(factsContext);
  const around = (menus: Awaited<ReturnType<typeof readMenus>>) => ({
    menu: servedItems(menus.header, serves),
    menuVersion: menuVersion(menus),
    footer: readFooter(menus.footer, serves),
  });
  const kept = context
    .get(keptContext)
    .answer("site", "shell", async () => around(await readMenus(db)))
    .catch((error) => {
      // Without a menu visitors cannot find their way, so this is logged as an error.
      log.error({ err: error }, "the menus could not be read; the default ones are shown");
      return around({ header: defaultMenu, footer: defaultFooter });
    });
  return {
    ...(await kept),
    pathname: new URL(request.url).pathname,
    year: now().getUTCFullYear(),
    person: personOf(context.get(viewerContext), serves),
  };
}

/** Returns what the header says about a signed-in person. An entry without a page is left out. */
function personOf(viewer: Viewer | null, serves: (path: string) => boolean): ShellPerson | null {
  if (!viewer) return null;
  const { firstName, lastName, email } = viewer;
  const home = ownPlaceOf(viewer);
  const page = (path: string) => (serves(`${home}/${path}`) && viewer.teamRole === null ? `${home}/${path}` : null);
  return {
    firstName,
    lastName,
    email,
    home,
    profile: page("profile") ?? page("perfil"),
    settings: page("settings") ?? page("configuracion"),
  };
}
