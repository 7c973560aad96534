import { m } from "#app/paraglide/messages.js";
import { breadcrumbData, canonical, type StructuredData } from "#app/seo.ts";

/** Returns the breadcrumb of a page right below the home page, as search engines read it. */
export const crumbsTo = (publicUrl: string, name: string, path: string): StructuredData =>
  breadcrumbData([
    { name: m.centers_crumb_home(), url: canonical(publicUrl, "/") },
    { name, url: canonical(publicUrl, path) },
  ]);
