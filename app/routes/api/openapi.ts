import { openApiDocument } from "#app/components/api/openapi.server.ts";
import { servicesContext } from "#app/context.ts";
import { loadSite } from "#domain/content/site.server.ts";
import type { Route } from "./+types/openapi";

/** Answers GET /api/openapi.json with what /api/docs says, for programs. */
export async function loader({ context }: Route.LoaderArgs) {
  const { db, publicUrl } = context.get(servicesContext);
  const { name } = await loadSite(db);
  return Response.json(openApiDocument(publicUrl, name), {
    headers: { "Cache-Control": "public, max-age=3600, s-maxage=60", "X-Made-From": "site" },
  });
}
