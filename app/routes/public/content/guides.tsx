import { ArticleList } from "#app/components/content/article-list.tsx";
import { crumbsTo } from "#app/components/shell/page-facts.ts";
import { PageHero } from "#app/components/shell/page-hero.tsx";
import { servicesContext } from "#app/context.ts";
import type { Handle } from "#app/handle.ts";
import { canonical, pageMeta } from "#app/seo.ts";
import { listArticles } from "#domain/content/articles.server.ts";
import { m } from "#messages/m.ts";
import type { Route } from "./+types/guides";

/** Guides are few and long, so all of them fit on one page. */
const MAX_GUIDES = 60;

const PATH = "/guias";

export const handle = { cache: "shared", sitemap: true, madeFrom: ["texts"] } satisfies Handle;

export async function loader({ context }: Route.LoaderArgs) {
  const { db, publicUrl } = context.get(servicesContext);
  const guides = await listArticles(db, { kind: "guide", most: MAX_GUIDES });
  return { guides, publicUrl };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  return pageMeta({
    title: m.articles_guides_title(),
    description: m.articles_guides_description(),
    siteName: matches[0].loaderData.site.name,
    canonical: canonical(loaderData.publicUrl, PATH),
    structured: [crumbsTo(loaderData.publicUrl, m.articles_guides(), PATH)],
  });
}

export default function GuidesPage({ loaderData: { guides } }: Route.ComponentProps) {
  return (
    <main id="contenido" tabIndex={-1}>
      <PageHero
        crumb={m.articles_guides()}
        title={m.articles_guides_title()}
        lead={m.articles_guides_lead()}
        picture={{ scene: "mountains", palette: "morning" }}
      />
      <div className="wrap pt-8 pb-18 md:pt-12 md:pb-25">
        {guides.length === 0 ? <p>{m.articles_none()}</p> : <ArticleList articles={guides} heading="h2" />}
      </div>
    </main>
  );
}
