import { servicesContext } from "#app/context.ts";
import { languageTag } from "#app/locale.ts";
import { canonical } from "#app/seo.ts";
import { latestArticles } from "#domain/content/articles.server.ts";
import { pathOfArticle } from "#domain/content/content.ts";
import { loadSite } from "#domain/content/site.server.ts";
import { m } from "#messages/m.ts";
import type { Route } from "./+types/blog-feed";

const MAX_ARTICLES = 30;

/** Serves the blog as RSS 2.0: https://www.rssboard.org/rss-specification */
export async function loader({ context }: Route.LoaderArgs) {
  const { db, publicUrl } = context.get(servicesContext);
  const [articles, { name: site }] = await Promise.all([latestArticles(db, MAX_ARTICLES), loadSite(db)]);
  const items = articles.map((article) => {
    const address = canonical(publicUrl, pathOfArticle(article));
    return [
      "<item>",
      element("title", article.title),
      element("link", address),
      `<guid isPermaLink="true">${escaped(address)}</guid>`,
      element("description", article.summary),
      element("category", article.category),
      element("pubDate", new Date(`${article.publishedOn}T12:00:00Z`).toUTCString()),
      "</item>",
    ].join("");
  });
  const newest = articles[0];
  const feed = [
    '<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    element("title", m.articles_feed_title({ site })),
    element("link", canonical(publicUrl, "/blog")),
    element("description", m.articles_blog_description()),
    element("language", languageTag().toLowerCase()),
    `<atom:link href="${escaped(canonical(publicUrl, "/blog/rss.xml"))}" rel="self" type="application/rss+xml"/>`,
    ...(newest ? [element("lastBuildDate", new Date(`${newest.publishedOn}T12:00:00Z`).toUTCString())] : []),
    ...items,
    "</channel></rss>\n",
  ].join("\n");
  return new Response(feed, {
    headers: { "Content-Type": "application/rss+xml; charset=utf-8", "Cache-Control": "public, max-age=0, s-maxage=60" },
  });
}

const element = (name: string, text: string) => `<${name}>${escaped(text)}</${name}>`;

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}
