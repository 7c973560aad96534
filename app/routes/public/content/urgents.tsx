import { LevelDrawing } from "#app/components/content/urgent/level-drawing.tsx";
import { UrgentList } from "#app/components/content/urgent/urgent-links.tsx";
import { crumbsTo } from "#app/components/shell/page-facts.ts";
import { servicesContext } from "#app/context.ts";
import type { Handle } from "#app/handle.ts";
import { href } from "#app/locale.ts";
import { canonical, pageMeta } from "#app/seo.ts";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { listUrgent } from "#domain/content/urgent.server.ts";
import { URGENT_LEVELS, URGENT_TOPICS } from "#domain/content/urgent.ts";
import { m } from "#messages/m.ts";
import type { Route } from "./+types/urgents";

const PATH = "/respuestas";

export const handle = { cache: "shared", sitemap: true, madeFrom: ["texts"] } satisfies Handle;

export async function loader({ context }: Route.LoaderArgs) {
  const { db, publicUrl } = context.get(servicesContext);
  return { answers: await listUrgent(db), publicUrl };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { publicUrl } = loaderData;
  return pageMeta({
    title: m.urgent_list(),
    description: m.urgent_list_description(),
    siteName: matches[0].loaderData.site.name,
    canonical: canonical(publicUrl, PATH),
    structured: [crumbsTo(publicUrl, m.urgent_crumb(), PATH)],
  });
}

/** All urgent answers, by topic, in the order of a treatment. */
export default function UrgentsPage({ loaderData: { answers } }: Route.ComponentProps) {
  const topics = URGENT_TOPICS.map((topic) => ({ topic, own: answers.filter((answer) => answer.topic === topic) }));
  return (
    <main id="contenido" tabIndex={-1}>
      <div className="wrap grid gap-9 pt-[18px] pb-16 md:pb-24">
        <header className="grid max-w-205 gap-3">
          <Breadcrumb label={m.centers_crumbs()} items={[{ href: href("/"), label: m.centers_crumb_home() }]} current={m.urgent_crumb()} />
          <h1 className="title-1">{m.urgent_list()}</h1>
          <p className="lead">{m.urgent_list_lead()}</p>
          <ul className="flex flex-wrap gap-x-7 gap-y-3 pt-1">
            {URGENT_LEVELS.map((level) => (
              <li key={level} className="flex items-center gap-2.5 font-semibold">
                <LevelDrawing level={level} className="size-9" />
                {LEVEL_NAMES[level]()}
              </li>
            ))}
          </ul>
        </header>
        <div className="grid items-start gap-x-14 gap-y-8 md:grid-cols-2">
          {topics.map(
            ({ topic, own }) =>
              own.length > 0 && (
                <section key={topic} aria-labelledby={`tema-${own[0]!.slug}`}>
                  <h2 id={`tema-${own[0]!.slug}`} className="mb-2 title-4">
                    {topic}
                  </h2>
                  <UrgentList answers={own} />
                </section>
              ),
          )}
        </div>
      </div>
    </main>
  );
}

const LEVEL_NAMES = { emergency: m.urgent_level_emergency, call: m.urgent_level_call, wait: m.urgent_level_wait };
