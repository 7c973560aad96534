import { m } from "#app/paraglide/messages.js";
import { breadcrumbData, canonical, type StructuredData } from "#app/seo.ts";

/** The two steps from the home page to a page right below it, as search engines read them. */
export const crumbsTo = (publicUrl: string, name: string, path: string): StructuredData =>
  breadcrumbData([
    { name: m.centers_crumb_home(), url: canonical(publicUrl, "/") },
    { name, url: canonical(publicUrl, path) },
  ]);
