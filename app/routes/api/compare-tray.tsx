import { renderToStaticMarkup } from "react-dom/server";
import { comparePath } from "#app/components/directory/compare/compare-address.ts";
import { CompareTray } from "#app/components/directory/compare/compare-tray.tsx";
import { servicesContext } from "#app/context.ts";
import { COMPARED_COOKIE, readSlugs } from "#app/forms/directory/chosen-slugs.ts";
import { readLookedAt } from "#app/forms/directory/looked-at.ts";
import { LOOKED_AT_QUERY } from "#app/forms/directory/looked-at-query.ts";
import type { Handle } from "#app/handle.ts";
import { href } from "#app/locale.ts";
import { slugs } from "#app/query-shapes.ts";
import { centerNames } from "#domain/directory/center-names.server.ts";
import type { Route } from "./+types/compare-tray";

export const handle = { query: { centros: slugs(400), services: slugs(400), ...LOOKED_AT_QUERY } } satisfies Handle;

/** Returns the tray for these centers as a fragment of a page; an empty one when none of them is listed any more. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const params = new URL(request.url).searchParams;
  const slugs = readSlugs(params.get("centros"), COMPARED_COOKIE);
  const centers = await centerNames(context.get(servicesContext).db, slugs);
  const address = href(
    comparePath(
      centers.map(({ slug }) => slug),
      { asked: readLookedAt(params) },
    ),
  );
  const html = centers.length > 0 ? renderToStaticMarkup(<CompareTray centers={centers} address={address} />) : "";
  return new Response(html, { headers: { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "public, max-age=60" } });
}
