import { factsContext, servicesContext } from "#app/context.ts";
import type { DeclaredRoute } from "#app/handle.ts";
import type { Route } from "./+types/robots.ts";

export function loader({ context }: Route.LoaderArgs) {
  const { publicUrl } = context.get(servicesContext);
  const lines = [
    "User-agent: *",
    ...privateFolders(context.get(factsContext).routes).map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${publicUrl}/sitemap.xml`,
    "",
  ];
  return new Response(lines.join("\n"), {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=3600, s-maxage=60" },
  });
}

/**
 * Paths that search engines must not fetch, such as `/oferta/`. Public pages that may be read but not listed say `noindex` themselves.
 */
function privateFolders(routes: readonly DeclaredRoute[]): string[] {
  const closed = routes.filter(({ audience }) => audience !== "public");
  return [...new Set(closed.map(({ pattern }) => `/${pattern.split("/")[1]}/`))];
}
