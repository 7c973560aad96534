import { servicesContext } from "#app/context.ts";
import type { Handle } from "#app/handle.ts";
import { href } from "#app/locale.ts";
import { text } from "#app/query-shapes.ts";
import { suggestFirst, suggestTerms } from "#domain/directory/suggestions.server.ts";
import type { Route } from "./+types/suggestions";

export const handle = { query: { q: text(100) } } satisfies Handle;

/** Suggests up to five terms while a visitor types in the search box, and before them pages that answer something urgent. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const typed = new URL(request.url).searchParams.get("q") ?? "";
  const { db } = context.get(servicesContext);
  const [first, terms] = await Promise.all([suggestFirst(db, typed), suggestTerms(db, typed)]);
  return Response.json(
    { first: first.map((page) => ({ ...page, path: href(page.path) })), terms },
    { headers: { "Cache-Control": "public, max-age=60" } },
  );
}
