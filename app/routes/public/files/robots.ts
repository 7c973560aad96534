import { factsContext, servicesContext } from "#app/context.ts";
import type { DeclaredRoute } from "#app/handle.ts";
import type { Route } from "./+types/robots.ts";

export function loader({ context }: Route.LoaderArgs) {
  const { publicUrl } = context.get(servicesContext);
  const { routes } = context.get(factsContext);
  const closed = privateFolders(routes);
  const lines = [
    "User-agent: *",
    ...closed.map((path) => `Disallow: ${path}`),
    ...openWithin(routes, closed).map((path) => `Allow: ${path}`),
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

/** Returns the public pages within those folders. */
function openWithin(routes: readonly DeclaredRoute[], closed: readonly string[]): string[] {
  const open = routes.filter(
    ({ audience, handle, pattern }) => audience === "public" && handle.sitemap && closed.some((path) => pattern.startsWith(path)),
  );
  return open.map(({ pattern }) => pattern);
}
