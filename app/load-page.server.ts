import type { LoaderFunctionArgs } from "react-router";
import { fixedPage } from "#domain/content/pages.server.ts";
import type { FixedPage, LegalPage } from "#domain/content/pages.ts";
import { renderPage } from "./components/content/rendered-page.server.ts";
import { servicesContext } from "./context.ts";
import { markValues } from "./mark-values.server.ts";

/** Loads the texts that editors write for a page and that code surrounds. */
export async function loadPage(context: LoaderFunctionArgs["context"], slug: FixedPage) {
  const { db } = context.get(servicesContext);
  return renderPage(db, await fixedPage(db, slug, await markValues(context)));
}

/** Loads a legal page, which always says when it last changed. */
export async function loadLegalPage(context: LoaderFunctionArgs["context"], slug: LegalPage) {
  const { publicUrl } = context.get(servicesContext);
  const { page, ...loaded } = await loadPage(context, slug);
  if (page.updatedOn === null) throw new Error(`content/es/pages/${slug}.md has no updated_on`);
  return { ...loaded, page: { ...page, updatedOn: page.updatedOn }, publicUrl };
}
