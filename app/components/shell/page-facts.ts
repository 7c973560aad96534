import { breadcrumbData, canonical, pageMeta, type StructuredData } from "#app/seo.ts";
import { m } from "#messages/m.ts";

/** Returns the breadcrumb of a page directly below the home page, for search engines. */
export const crumbsTo = (publicUrl: string, name: string, path: string): StructuredData =>
  breadcrumbData([
    { name: m.centers_crumb_home(), url: canonical(publicUrl, "/") },
    { name, url: canonical(publicUrl, path) },
  ]);

interface LoadedText {
  page: { name: string; description: string };
  publicUrl: string;
}

/** Returns the metadata of a page with the name and description of its text. */
export const textMeta = ({ page: { name, description }, publicUrl }: LoadedText, siteName: string, path: string) =>
  pageMeta({ title: name, description, siteName, canonical: canonical(publicUrl, path), structured: [crumbsTo(publicUrl, name, path)] });
