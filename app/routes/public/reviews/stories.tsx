import { data, redirect } from "react-router";
import { crumbsTo } from "#app/components/shell/page-facts.ts";
import { PageHero } from "#app/components/shell/page-hero.tsx";
import { servicesContext } from "#app/context.ts";
import type { Handle } from "#app/handle.ts";
import { href } from "#app/locale.ts";
import { count, each, text } from "#app/query-shapes.ts";
import { canonical, pageMeta } from "#app/seo.ts";
import { Button } from "#app/ui/button.tsx";
import { Note } from "#app/ui/note.tsx";
import { Pagination } from "#app/ui/pagination.tsx";
import { LAST_PAGE, parsePage } from "#domain/directory/filters.ts";
import { stories, storyTallies } from "#domain/directory/stories.server.ts";
import { countStories, STORIES_PER_PAGE } from "#domain/directory/story.ts";
import { m } from "#messages/m.ts";
import { formatNumber } from "#platform/format.ts";
import type { Route } from "./+types/stories";
import { storiesPath } from "./address.ts";
import { Figures } from "./figures.tsx";
import { NoStories } from "./no-stories.tsx";
import { Rules } from "./rules.tsx";
import { StoryCard } from "./story-card.tsx";
import { StoryFilter } from "./story-filter.tsx";
import { Yours } from "./yours.tsx";

export const handle = {
  cache: "shared",
  sitemap: true,
  query: { ...each(["ciudad", "tratamiento"], text(100)), pagina: count(LAST_PAGE) },
} satisfies Handle;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { db, publicUrl } = context.get(servicesContext);
  const params = new URL(request.url).searchParams;
  const asked = { city: params.get("ciudad") || null, service: params.get("tratamiento") || null };
  const counts = countStories(await storyTallies(db), asked);
  const { filters, found } = counts;
  if (filters.city !== asked.city || filters.service !== asked.service) throw redirect(href(storiesPath(filters)));
  const pages = Math.min(Math.max(1, Math.ceil(found / STORIES_PER_PAGE)), LAST_PAGE);
  const page = parsePage(params);
  if (page > pages) throw data(null, { status: 404 });
  return { publicUrl, counts, page, pages, told: await stories(db, filters, page) };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const {
    publicUrl,
    page,
    counts: { filters },
  } = loaderData;
  const title = m.reviews_stories_page_title();
  return pageMeta({
    title: page > 1 ? `${title}, ${m.search_page_of({ page: formatNumber(page) })}` : title,
    description: m.reviews_stories_page_description(),
    siteName: matches[0].loaderData.site.name,
    canonical: canonical(publicUrl, storiesPath(filters, page)),
    index: filters.city === null && filters.service === null,
    // Structured data of reviews and scores is on the pages of the centers and people they are about.
    structured: [crumbsTo(publicUrl, m.reviews_stories_crumb(), "/testimonios")],
  });
}

export default function StoriesPage({ loaderData: { counts, page, pages, told }, matches }: Route.ComponentProps) {
  const { filters, found, all } = counts;
  return (
    <main id="contenido" tabIndex={-1}>
      <PageHero
        crumb={m.reviews_stories_crumb()}
        title={m.reviews_stories_title()}
        lead={m.reviews_stories_lead()}
        picture={{ scene: "interior", palette: "dawn" }}
      >
        <Button kind="outline" href="#reglas">
          {m.reviews_stories_how()}
        </Button>
      </PageHero>
      <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-8 pt-10 pb-16 md:gap-10 md:pt-14 md:pb-20">
        {matches[0].loaderData.demo && <Note kind="caution">{m.reviews_stories_demo()}</Note>}
        {all > 0 && (
          <>
            <Figures counts={counts} />
            <StoryFilter counts={counts} />
          </>
        )}
        {told.length === 0 ? (
          <NoStories filters={filters} />
        ) : (
          <section id="historias" aria-label={m.reviews_stories_list()} className="grid grid-cols-[minmax(0,1fr)] scroll-mt-25 gap-6">
            <p className="text-sm text-ink-2">
              <b className="num font-bold text-ink">{m.reviews_stories_found({ count: found, number: formatNumber(found) })}</b>.{" "}
              {m.reviews_stories_order()}
            </p>
            <ul className="grid gap-4 md:grid-cols-2 md:gap-6">
              {told.map((story) => (
                <li key={story.id} className="grid min-w-0">
                  <StoryCard story={story} />
                </li>
              ))}
            </ul>
          </section>
        )}
        <Pagination
          page={page}
          pages={pages}
          hrefFor={(number) => href(`${storiesPath(filters, number)}#historias`)}
          labels={{
            nav: m.search_pages(),
            previous: m.search_page_previous(),
            next: m.search_page_next(),
            page: (number) => m.search_page({ number: formatNumber(number) }),
          }}
        />
      </div>
      <Rules />
      <Yours />
    </main>
  );
}
