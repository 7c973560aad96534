import type { MetaDescriptor } from "react-router";
import { baseLocale } from "#messages/languages.ts";
import { href, openGraphLocale, translations } from "./locale.ts";

interface PageMeta {
  /** Unique on the site. The site's name is appended. */
  title: string;
  description: string;
  siteName: string;
  /** The absolute canonical address, made by `canonical`. */
  canonical: string;
  /** False keeps the page out of search engines, as for filter combinations and confirmations. */
  index?: boolean;
  /** schema.org descriptions; React Router escapes them for the script element. */
  structured?: readonly StructuredData[];
}

/** A node of JSON-LD. It states only facts that the page itself shows. */
export type StructuredData = { "@type": string } & Record<string, unknown>;

export function pageMeta({ title, description, siteName, canonical, index = true, structured = [] }: PageMeta): MetaDescriptor[] {
  const fullTitle = `${title} · ${siteName}`;
  return [
    { title: fullTitle },
    { name: "description", content: description },
    ...(index
      ? [{ tagName: "link", rel: "canonical", href: canonical }, ...alternates(canonical)]
      : [{ name: "robots", content: "noindex, follow" }]),
    { property: "og:type", content: "website" },
    { property: "og:site_name", content: siteName },
    { property: "og:title", content: fullTitle },
    { property: "og:description", content: description },
    { property: "og:url", content: canonical },
    { property: "og:locale", content: openGraphLocale() },
    ...(index ? picture(canonical, fullTitle) : [{ name: "twitter:card", content: "summary" }]),
    ...structured.map((node) => ({ "script:ld+json": { "@context": "https://schema.org", ...node } })),
  ];
}

/** Returns links to the page in the other languages, and to the Spanish one for everybody else. */
function alternates(canonical: string): MetaDescriptor[] {
  return translations(canonical).flatMap(({ locale, address }) =>
    [locale, ...(locale === baseLocale ? ["x-default"] : [])].map((hrefLang) => ({
      tagName: "link",
      rel: "alternate",
      hrefLang,
      href: address,
    })),
  );
}

/** Returns the page's own picture (server/share-pictures.ts). */
function picture(canonical: string, alt: string): MetaDescriptor[] {
  const { origin, pathname } = new URL(canonical);
  const url = `${origin}/og${pathname === "/" ? "/index" : pathname}.png`;
  return [
    { property: "og:image", content: url },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { property: "og:image:alt", content: alt },
    { name: "twitter:card", content: "summary_large_image" },
  ];
}

/** Returns the absolute address of a path in the visitor's language. */
export function canonical(publicUrl: string, path: string): string {
  return new URL(href(path), publicUrl).href;
}

/** Returns schema.org's breadcrumb. The last crumb is the page itself. */
export function breadcrumbData(crumbs: readonly { name: string; url: string }[]): StructuredData {
  return {
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(({ name, url }, index) => ({ "@type": "ListItem", position: index + 1, name, item: url })),
  };
}
