import { data } from "react-router";
import { PageText } from "#app/components/content/page-text.tsx";
import { Part } from "#app/components/content/part.tsx";
import { ProsePage } from "#app/components/content/prose-page.tsx";
import { renderPage } from "#app/components/content/rendered-page.server.ts";
import { SourceList } from "#app/components/content/source-list.tsx";
import { textMeta } from "#app/components/shell/page-facts.ts";
import { servicesContext } from "#app/context.ts";
import type { Handle } from "#app/handle.ts";
import { markValues } from "#app/mark-values.server.ts";
import { pageBySlug } from "#domain/content/pages.server.ts";
import { isFixedPage, pathOfPage } from "#domain/content/pages.ts";
import { m } from "#messages/m.ts";
import type { Route } from "./+types/page";

export const handle = { cache: "shared", madeFrom: ["texts"] } satisfies Handle;

/** A page that administrators wrote. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { db, publicUrl } = context.get(servicesContext);
  const page = isFixedPage(params.slug) ? null : await pageBySlug(db, params.slug, await markValues(context));
  if (!page) throw data(null, { status: 404 });
  return { publicUrl, ...(await renderPage(db, page)) };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData ? textMeta(loaderData, matches[0].loaderData.site.name, pathOfPage(loaderData.page.slug)) : [];
}

export default function OwnPage({ loaderData: { page, text, sources } }: Route.ComponentProps) {
  return (
    <ProsePage page={page}>
      <PageText text={text} />
      {sources.length > 0 && (
        <Part id="fuentes" title={m.articles_sources()}>
          <SourceList sources={sources} />
        </Part>
      )}
    </ProsePage>
  );
}
