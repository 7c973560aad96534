import type { MetaDescriptor } from "react-router";
import { m } from "#messages/m.ts";

/** Announces the blog's feed where feed readers look for it. */
export function feedLink(siteName: string): MetaDescriptor {
  return {
    tagName: "link",
    rel: "alternate",
    type: "application/rss+xml",
    title: m.articles_feed_title({ site: siteName }),
    href: "/blog/rss.xml",
  };
}
