import { servicesContext } from "#app/context.ts";
import type { Handle } from "#app/handle.ts";
import { text } from "#app/query-shapes.ts";
import { suggestTerms } from "#domain/directory/suggestions.server.ts";
import type { Route } from "./+types/suggestions";

export const handle = { query: { q: text(100) } } satisfies Handle;

/** Suggests up to five terms while a visitor types in the search box. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const typed = new URL(request.url).searchParams.get("q") ?? "";
  const terms = await suggestTerms(context.get(servicesContext).db, typed);
  return Response.json({ terms }, { headers: { "Cache-Control": "public, max-age=60" } });
}
