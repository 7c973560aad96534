import Check from "lucide-react/icons/check";
import X from "lucide-react/icons/x";
import { data } from "react-router";
import { Prose, ProseLine } from "#app/components/content/prose.tsx";
import { SourceList } from "#app/components/content/source-list.tsx";
import { Levels } from "#app/components/content/urgent/levels.tsx";
import { renderUrgent } from "#app/components/content/urgent/rendered-urgent.server.ts";
import { ShareDots } from "#app/components/content/urgent/share-dots.tsx";
import { Signed } from "#app/components/content/urgent/signed.tsx";
import { UrgentLinks } from "#app/components/content/urgent/urgent-links.tsx";
import { servicesContext } from "#app/context.ts";
import type { Handle } from "#app/handle.ts";
import { href } from "#app/locale.ts";
import { breadcrumbData, canonical, pageMeta } from "#app/seo.ts";
import { Accordion } from "#app/ui/accordion.tsx";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { Card } from "#app/ui/card.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { articleBySlug } from "#domain/content/articles.server.ts";
import { pathOfArticle } from "#domain/content/content.ts";
import { sourcesById } from "#domain/content/sources.server.ts";
import { sourcesOf } from "#domain/content/text-rules.server.ts";
import { urgentBySlug, urgentTitles } from "#domain/content/urgent.server.ts";
import { pathOfUrgent } from "#domain/content/urgent.ts";
import { m } from "#messages/m.ts";
import type { Route } from "./+types/urgent";
import { urgentData } from "./urgent/structured-data.ts";

export const handle = { cache: "shared", madeFrom: ["texts"] } satisfies Handle;

/** What to read when the wait is hard. Its card is left out while the article is not published. */
const FOR_THE_MOOD = "cuidar-el-animo-durante-un-tratamiento";

export async function loader({ context, params }: Route.LoaderArgs) {
  const { db, publicUrl } = context.get(servicesContext);
  const answer = await urgentBySlug(db, params.slug);
  if (!answer) throw data(null, { status: 404 });
  const [sources, related, mood] = await Promise.all([
    sourcesById(db, sourcesOf(answer)),
    urgentTitles(db, answer.related),
    articleBySlug(db, "article", FOR_THE_MOOD),
  ]);
  const { slug, title, topic, description, review } = answer;
  const address = (path: string) => canonical(publicUrl, path);
  return {
    answer: { slug, title, topic, description, review },
    text: renderUrgent(answer, sources),
    sources,
    related,
    mood: mood && { title: mood.title, path: pathOfArticle(mood) },
    addresses: { home: address("/"), list: address("/respuestas"), self: address(pathOfUrgent(slug)) },
  };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { answer, addresses } = loaderData;
  const { name: siteName } = matches[0].loaderData.site;
  return pageMeta({
    title: answer.title,
    description: answer.description,
    siteName,
    canonical: addresses.self,
    structured: [
      urgentData(answer, { address: addresses.self, home: addresses.home, siteName }),
      breadcrumbData([
        { name: m.urgent_crumb(), url: addresses.list },
        { name: answer.title, url: addresses.self },
      ]),
    ],
  });
}

export default function UrgentPage({ loaderData: { answer, text, sources, related, mood } }: Route.ComponentProps) {
  const { title, topic, review } = answer;
  return (
    <main id="contenido" tabIndex={-1}>
      <div className="wrap grid grid-cols-[minmax(0,1fr)] items-start gap-8 pt-[18px] pb-16 md:pb-24 lg:grid-cols-[minmax(0,1fr)_320px] lg:gap-14">
        <article className="grid grid-cols-[minmax(0,1fr)] gap-7">
          <header className="grid justify-items-start gap-2">
            <Breadcrumb label={m.centers_crumbs()} items={[{ href: href("/respuestas"), label: m.urgent_crumb() }]} current={topic} />
            <h1 className="title-1">{title}</h1>
            <Signed review={review} sources={sources} />
          </header>
          <Levels {...text} />
          {text.keep.length + text.avoid.length > 0 && (
            <section aria-labelledby="mientras-tanto" className="grid gap-3">
              <h2 id="mientras-tanto" className="title-3">
                {m.urgent_meanwhile()}
              </h2>
              <ul className="grid gap-2.5">
                {text.keep.map((html) => (
                  <li key={html} className="flex gap-3">
                    <Check className="mt-0.5 size-[22px] flex-none text-brand" />
                    <ProseLine html={html} />
                  </li>
                ))}
                {text.avoid.map((html) => (
                  <li key={html} className="flex gap-3">
                    <X className="mt-0.5 size-[22px] flex-none text-err" />
                    <ProseLine html={html} />
                  </li>
                ))}
              </ul>
            </section>
          )}
          <section aria-labelledby="por-que" className="grid gap-3">
            <h2 id="por-que" className="title-3">
              {m.urgent_why()}
            </h2>
            <Prose html={text.why} />
            {text.figures.length > 0 && (
              <ul className="mt-2 grid gap-5 rounded-2xl bg-tint px-5 py-5">
                {text.figures.map(({ share, html }, index) => (
                  <li key={html} className="grid items-center gap-x-5 gap-y-2 sm:grid-cols-[96px_1fr]">
                    <ShareDots share={share} danger={index > 0} />
                    <ProseLine html={html} />
                  </li>
                ))}
              </ul>
            )}
          </section>
          <Accordion className="border-t" open summary={<h2 className="mr-auto title-5 text-brand">{m.urgent_sources()}</h2>}>
            <div className="grid gap-5">
              <SourceList sources={sources} />
              <p className="text-sm">{m.urgent_sources_note()}</p>
            </div>
          </Accordion>
        </article>
        <aside className="grid gap-5">
          {related.length > 0 && <UrgentLinks id="tambien" title={m.urgent_also()} answers={related} />}
          {mood && (
            <Card as="section" aria-labelledby="animo" ground="tint" className="grid gap-2">
              <h2 id="animo" className="title-3">
                {m.urgent_mood()}
              </h2>
              <p className="text-sm text-ink-2">{m.urgent_mood_text()}</p>
              <TextLink href={href(mood.path)}>{mood.title}</TextLink>
            </Card>
          )}
        </aside>
      </div>
    </main>
  );
}
