import Rss from "lucide-react/icons/rss";
import { data, redirect } from "react-router";
import { ArticleList } from "#app/components/content/article-list.tsx";
import { feedLink } from "#app/components/content/feed-link.ts";
import { PageHero } from "#app/components/shell/page-hero.tsx";
import { servicesContext } from "#app/context.ts";
import type { Handle } from "#app/handle.ts";
import { href } from "#app/locale.ts";
import { count, text } from "#app/query-shapes.ts";
import { breadcrumbData, canonical, pageMeta } from "#app/seo.ts";
import { Chip } from "#app/ui/chip.tsx";
import { Pagination } from "#app/ui/pagination.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { articleCategories, listArticles } from "#domain/content/articles.server.ts";
import { LAST_PAGE, parsePage } from "#domain/directory/filters.ts";
import { m } from "#messages/m.ts";
import { formatNumber } from "#platform/format.ts";
import type { Route } from "./+types/blog";

const PAGE = 9;

export const handle = {
  cache: "shared",
  sitemap: true,
  query: { categoria: text(60), pagina: count(LAST_PAGE) },
  madeFrom: ["texts"],
} satisfies Handle;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { db, publicUrl } = context.get(servicesContext);
  const params = new URL(request.url).searchParams;
  const asked = params.get("categoria");
  const categories = await articleCategories(db);
  const category = categories.find((one) => one.category === asked)?.category ?? null;
  if (asked !== null && category === null) throw redirect(href("/blog"));
  const total = categories.filter((one) => category === null || one.category === category).reduce((sum, one) => sum + one.articles, 0);
  const pages = Math.max(1, Math.ceil(total / PAGE));
  const page = parsePage(params);
  if (page > pages) throw data(null, { status: 404 });
  const articles = await listArticles(db, { kind: "article", category, most: PAGE, skip: (page - 1) * PAGE });
  const address = (path: string) => canonical(publicUrl, path);
  return {
    articles,
    categories,
    category,
    page,
    pages,
    addresses: { home: address("/"), blog: address("/blog"), self: address(pathOf(category, page)) },
  };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { category, page, addresses } = loaderData;
  const { name: siteName } = matches[0].loaderData.site;
  const title = category ? m.articles_blog_title_of({ category }) : m.articles_blog_title();
  return [
    ...pageMeta({
      title: page > 1 ? `${title}, ${m.search_page_of({ page: formatNumber(page) })}` : title,
      description: category ? m.articles_blog_description_of({ category }) : m.articles_blog_description(),
      siteName,
      canonical: addresses.self,
      structured: [
        breadcrumbData([
          { name: m.centers_crumb_home(), url: addresses.home },
          { name: m.articles_blog(), url: addresses.blog },
        ]),
      ],
    }),
    feedLink(siteName),
  ];
}

export default function BlogPage({ loaderData: { articles, categories, category, page, pages } }: Route.ComponentProps) {
  return (
    <main id="contenido" tabIndex={-1}>
      <PageHero
        crumb={m.articles_blog()}
        title={category ? m.articles_blog_title_of({ category }) : m.articles_blog_title()}
        lead={m.articles_blog_lead()}
        picture={{ scene: "shore", palette: "dawn" }}
      >
        <TextLink href="/blog/rss.xml" icon={<Rss />}>
          {m.articles_feed()}
        </TextLink>
        <TextLink href={href("/boletin")}>{m.newsletter_link()}</TextLink>
      </PageHero>
      <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-8 pt-8 pb-18 md:pb-25">
        <nav aria-label={m.articles_categories()} className="flex flex-wrap gap-2.5">
          <Chip kind="link" href={href("/blog")} current={category === null}>
            {m.articles_all_categories()}
          </Chip>
          {categories.map((one) => (
            <Chip key={one.category} kind="link" href={href(pathOf(one.category, 1))} current={one.category === category}>
              {one.category} <span className="num text-ink-3">{formatNumber(one.articles)}</span>
            </Chip>
          ))}
        </nav>
        {articles.length === 0 ? <p>{m.articles_none()}</p> : <ArticleList articles={articles} heading="h2" />}
        <Pagination
          page={page}
          pages={pages}
          hrefFor={(number) => href(pathOf(category, number))}
          labels={{
            nav: m.search_pages(),
            previous: m.search_page_previous(),
            next: m.search_page_next(),
            page: (number) => m.search_page({ number: formatNumber(number) }),
          }}
        />
      </div>
    </main>
  );
}

function pathOf(category: string | null, page: number): string {
  const query = new URLSearchParams([
    ...(category ? [["categoria", category]] : []),
    ...(page > 1 ? [["pagina", String(page)]] : []),
  ]).toString();
  return query ? `/blog?${query}` : "/blog";
}
