import ArrowDownWideNarrow from "lucide-react/icons/arrow-down-wide-narrow";
import ArrowRight from "lucide-react/icons/arrow-right";
import BookOpenCheck from "lucide-react/icons/book-open-check";
import ChartSpline from "lucide-react/icons/chart-spline";
import Columns3 from "lucide-react/icons/columns-3";
import MessageCircleQuestionMark from "lucide-react/icons/message-circle-question-mark";
import Microscope from "lucide-react/icons/microscope";
import Plane from "lucide-react/icons/plane";
import Wallet from "lucide-react/icons/wallet";
import type { ReactNode } from "react";
import { ArticleList } from "#app/components/content/article-list.tsx";
import { tools } from "#app/components/content/tools.ts";
import { crumbsTo } from "#app/components/shell/page-facts.ts";
import { PageHero } from "#app/components/shell/page-hero.tsx";
import { factsContext, servicesContext } from "#app/context.ts";
import type { Handle } from "#app/handle.ts";
import { href } from "#app/locale.ts";
import { canonical, pageMeta } from "#app/seo.ts";
import { TextLink } from "#app/ui/text-link.tsx";
import { latestArticles, listArticles } from "#domain/content/articles.server.ts";
import { m } from "#messages/m.ts";
import type { Route } from "./+types/resources";

const SHOWN = 3;

const icons: Readonly<Record<string, ReactNode>> = {
  "/tratamientos": <Microscope />,
  "/costos-financiamiento": <Wallet />,
  "/estimacion-personal": <ChartSpline />,
  "/republica-dominicana/planificar-mi-experiencia": <Plane />,
  "/comparar": <Columns3 />,
  "/preguntas-frecuentes": <MessageCircleQuestionMark />,
  "/como-revisamos": <BookOpenCheck />,
  "/como-ordenamos": <ArrowDownWideNarrow />,
};

const PATH = "/recursos";

export const handle = { cache: "shared", sitemap: true, madeFrom: ["texts"] } satisfies Handle;

export async function loader({ context }: Route.LoaderArgs) {
  const { db, publicUrl } = context.get(servicesContext);
  const { serves } = context.get(factsContext);
  const [guides, articles] = await Promise.all([listArticles(db, { kind: "guide", most: SHOWN }), latestArticles(db, SHOWN)]);
  return {
    guides,
    articles,
    tools: tools().filter(({ path }) => serves(path)),
    publicUrl,
  };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  return pageMeta({
    title: m.articles_resources_title(),
    description: m.articles_resources_description(),
    siteName: matches[0].loaderData.site.name,
    canonical: canonical(loaderData.publicUrl, PATH),
    structured: [crumbsTo(loaderData.publicUrl, m.articles_resources(), PATH)],
  });
}

export default function ResourcesPage({ loaderData: { guides, articles, tools: shown } }: Route.ComponentProps) {
  const lists = [
    { id: "guias", title: m.articles_guides(), all: m.articles_guides_all(), path: "/guias", texts: guides },
    { id: "blog", title: m.articles_latest(), all: m.articles_blog_all(), path: "/blog", texts: articles },
  ];
  return (
    <main id="contenido" tabIndex={-1}>
      <PageHero
        crumb={m.articles_resources()}
        title={m.articles_resources_title()}
        lead={m.articles_resources_lead()}
        picture={{ scene: "sea", palette: "afternoon" }}
      />
      <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-16 pt-10 pb-18 md:pt-14 md:pb-25">
        <section aria-labelledby="herramientas" className="grid gap-6">
          <h2 id="herramientas" className="title-2">
            {m.articles_tools()}
          </h2>
          <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
            {shown.map(({ path, title, text }) => (
              <li
                key={path}
                className="smooth relative grid content-start gap-1.5 rounded-2xl border bg-surface p-[22px] elevation-1 hover:elevation-2"
              >
                <span
                  aria-hidden
                  className="mb-2 grid size-11 place-items-center rounded-full bg-tonal text-on-tonal [&>.lucide]:size-[21px]"
                >
                  {icons[path]}
                </span>
                <h3 className="title-5">
                  <a href={href(path)} className="text-inherit no-underline after:absolute after:inset-0 after:rounded-2xl hover:underline">
                    {title}
                  </a>
                </h3>
                <p className="text-sm text-ink-2">{text}</p>
              </li>
            ))}
          </ul>
        </section>
        {lists.map(({ id, title, all, path, texts }) =>
          texts.length === 0 ? null : (
            <section key={id} aria-labelledby={id} className="grid gap-6">
              <div className="flex flex-wrap items-center justify-between gap-3">
                <h2 id={id} className="title-2">
                  {title}
                </h2>
                <TextLink href={href(path)} iconAfter={<ArrowRight />}>
                  {all}
                </TextLink>
              </div>
              <ArticleList articles={texts} />
            </section>
          ),
        )}
      </div>
    </main>
  );
}
