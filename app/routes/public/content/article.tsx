import Rss from "lucide-react/icons/rss";
import { data } from "react-router";
import { ArticleList } from "#app/components/content/article-list.tsx";
import { AskCard } from "#app/components/content/ask-card.tsx";
import { Contents } from "#app/components/content/contents.tsx";
import { Essentials } from "#app/components/content/essentials.tsx";
import { feedLink } from "#app/components/content/feed-link.ts";
import { Part } from "#app/components/content/part.tsx";
import { Prose } from "#app/components/content/prose.tsx";
import { renderArticle } from "#app/components/content/rendered-article.server.ts";
import { ReviewCard } from "#app/components/content/review-state.tsx";
import { SourceList } from "#app/components/content/source-list.tsx";
import { ShareLink } from "#app/components/directory/share-link.tsx";
import { servicesContext } from "#app/context.ts";
import type { Handle } from "#app/handle.ts";
import { href } from "#app/locale.ts";
import { breadcrumbData, canonical, pageMeta } from "#app/seo.ts";
import { TextLink } from "#app/ui/text-link.tsx";
import { articleBySlug, relatedArticles } from "#domain/content/articles.server.ts";
import { type ArticleKind, pathOfArticle, pathOfTreatment } from "#domain/content/content.ts";
import { sourcesById } from "#domain/content/sources.server.ts";
import { sourcesOf } from "#domain/content/text-rules.server.ts";
import { treatmentsBySlug } from "#domain/content/treatments.server.ts";
import { m } from "#messages/m.ts";
import type { Route } from "./+types/article";
import { ArticleHero } from "./article/hero.tsx";
import { articleData } from "./article/structured-data.ts";

export const handle = { cache: "shared", madeFrom: ["texts"] } satisfies Handle;

/** Serves `/blog/:slug` and `/guias/:slug`. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { db, publicUrl } = context.get(servicesContext);
  const kind: ArticleKind = new URL(request.url).pathname.includes("/guias/") ? "guide" : "article";
  const article = await articleBySlug(db, kind, params.slug);
  if (!article) throw data(null, { status: 404 });
  const [sources, treatments, related] = await Promise.all([
    sourcesById(db, [...new Set([...sourcesOf(article), ...article.sourceIds])]),
    treatmentsBySlug(db, article.treatments),
    relatedArticles(db, article),
  ]);
  const { body: _, ...facts } = article;
  const address = (path: string) => canonical(publicUrl, path);
  const list = kind === "guide" ? "/guias" : "/blog";
  return {
    article: facts,
    text: renderArticle(article, sources),
    sources,
    treatments: treatments.map(({ slug, shortName }) => ({ slug, shortName })),
    related,
    list,
    addresses: { home: address("/"), list: address(list), self: address(pathOfArticle(article)) },
  };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { article, addresses } = loaderData;
  const { name: siteName } = matches[0].loaderData.site;
  return [
    ...pageMeta({
      title: article.title,
      description: article.description,
      siteName,
      canonical: addresses.self,
      structured: [
        articleData(article, { address: addresses.self, home: addresses.home, siteName }),
        breadcrumbData([
          { name: listName(article.kind), url: addresses.list },
          { name: article.title, url: addresses.self },
        ]),
      ],
    }),
    feedLink(siteName),
  ];
}

export default function ArticlePage({ loaderData, matches }: Route.ComponentProps) {
  const { article, text, sources, treatments, related, list, addresses } = loaderData;
  const { name: siteName } = matches[0].loaderData.site;
  return (
    <main id="contenido" tabIndex={-1}>
      <ArticleHero article={article} siteName={siteName} crumb={{ href: href(list), label: listName(article.kind) }} />
      <div className="wrap grid grid-cols-[minmax(0,1fr)] items-start gap-6 pt-5 pb-16 md:grid-cols-[208px_minmax(0,1fr)] md:gap-11 md:pt-13 md:pb-24 lg:grid-cols-[208px_minmax(0,1fr)_272px]">
        <Contents
          entries={[...text.sections, ...(sources.length > 0 ? [{ id: "fuentes", title: m.articles_sources() }] : [])]}
          minutes={article.minutes}
        />
        <article className="grid grid-cols-[minmax(0,1fr)] gap-5">
          <Essentials sentences={text.essentials} />
          <Prose html={text.lead} />
          {text.sections.map(({ id, title, html }) => (
            <Part key={id} id={id} title={title}>
              <Prose html={html} />
            </Part>
          ))}
          <div className="mt-4 flex flex-wrap items-center gap-3 border-t pt-5">
            <ShareLink address={addresses.self}>{m.articles_share()}</ShareLink>
            {article.kind === "article" && (
              <TextLink href="/blog/rss.xml" icon={<Rss />}>
                {m.articles_feed()}
              </TextLink>
            )}
          </div>
          {sources.length > 0 && (
            <Part id="fuentes" title={m.articles_sources()}>
              <SourceList sources={sources} />
            </Part>
          )}
          <ReviewCard review={article.review} sources={sources.length} />
        </article>
        <aside className="grid gap-3.5 md:col-start-2 lg:sticky lg:top-25 lg:col-start-auto">
          {treatments.length > 0 && (
            <nav aria-labelledby="tratamientos-del-texto" className="mb-2 grid gap-2">
              <h2 id="tratamientos-del-texto" className="title-5">
                {m.articles_about()}
              </h2>
              <ul className="grid">
                {treatments.map(({ slug, shortName }) => (
                  <li key={slug}>
                    <TextLink href={href(pathOfTreatment(slug))}>{shortName}</TextLink>
                  </li>
                ))}
              </ul>
            </nav>
          )}
          <AskCard location={list} />
        </aside>
      </div>
      {related.length > 0 && (
        <section aria-labelledby="relacionados" className="bg-tint">
          <div className="wrap grid gap-7 py-14 md:py-18">
            <h2 id="relacionados" className="title-2">
              {m.articles_related()}
            </h2>
            <ArticleList articles={related} />
          </div>
        </section>
      )}
    </main>
  );
}

const listName = (kind: ArticleKind) => (kind === "guide" ? m.articles_guides() : m.articles_blog());
