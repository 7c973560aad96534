import { data } from "react-router";
import { Prose } from "#app/components/content/prose.tsx";
import { SourceList } from "#app/components/content/source-list.tsx";
import { DeadLink } from "#app/components/leads/dead-link.tsx";
import { renderedParts } from "#app/components/reviewers/rendered-parts.server.ts";
import { servicesContext } from "#app/context.ts";
import { tokenOf } from "#app/forms/signed-link.ts";
import { markValues } from "#app/mark-values.server.ts";
import { canonical, pageMeta } from "#app/seo.ts";
import { Note } from "#app/ui/note.tsx";
import { DRAFT_LINK_DAYS, draftBehind } from "#domain/content/draft-link.server.ts";
import { fillMarks } from "#domain/content/page-marks.ts";
import { m } from "#messages/m.ts";
import { now } from "#platform/clock.ts";
import type { Route } from "./+types/text-draft";

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const draft = await draftBehind(services.db, services.keys, tokenOf(request, params), now());
  const address = canonical(services.publicUrl, "/");
  if (!draft) return data({ draft: null, address, days: DRAFT_LINK_DAYS }, { status: 404 });
  const text = draft.kind === "page" ? fillMarks(draft.text, await markValues(context)) : draft.text;
  const read = await renderedParts(services.db, draft, text);
  return data({ draft: { title: draft.title, ...read }, address, days: DRAFT_LINK_DAYS });
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { draft, address } = loaderData;
  const siteName = matches[0].loaderData.site.name;
  return pageMeta({
    title: draft ? m.editions_draft_title({ title: draft.title }) : m.editions_draft_dead(),
    description: m.editions_draft_note({ site: siteName }),
    siteName,
    canonical: address,
    index: false,
  });
}

/** A draft as anybody with its link reads it, from top to bottom. */
export default function TextDraftPage({ loaderData: { draft, days }, matches }: Route.ComponentProps) {
  if (!draft) return <DeadLink title={m.editions_draft_dead()} text={m.editions_draft_dead_text({ days })} />;
  return (
    <main id="contenido" tabIndex={-1} className="wrap grid max-w-160 gap-5 pt-10 pb-20 md:pt-14 md:pb-25">
      <h1 className="title-2">{draft.title}</h1>
      <Note kind="caution">{m.editions_draft_note({ site: matches[0].loaderData.site.name })}</Note>
      {draft.parts.map((part) => (
        <section key={part.id} aria-labelledby={`titulo-${part.id}`} className="grid gap-4">
          <h2 id={`titulo-${part.id}`} className="title-3">
            {part.name}
          </h2>
          {part.paragraphs.map(({ html, start }) => (
            <Prose key={start + html.length} html={html} />
          ))}
        </section>
      ))}
      {draft.sources.length > 0 && (
        <section aria-labelledby="titulo-fuentes" className="grid gap-4">
          <h2 id="titulo-fuentes" className="title-3">
            {m.reviewers_sources()}
          </h2>
          <SourceList sources={draft.sources} />
        </section>
      )}
    </main>
  );
}
