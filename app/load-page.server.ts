import type { LoaderFunctionArgs } from "react-router";
import { fixedPage } from "#domain/content/pages.server.ts";
import type { FixedPage } from "#domain/content/pages.ts";
import { loadSite } from "#domain/content/site.server.ts";
import { renderPage } from "./components/content/rendered-page.server.ts";
import { servicesContext } from "./context.ts";

/** Loads the words of a page that code draws around them. */
export async function loadPage(context: LoaderFunctionArgs["context"], slug: FixedPage) {
  const { db } = context.get(servicesContext);
  const { name } = await loadSite(db);
  return renderPage(db, await fixedPage(db, slug, name));
}
