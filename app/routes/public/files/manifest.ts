import { servicesContext } from "#app/context.ts";
import { languageTag } from "#app/locale.ts";
import { loadSite } from "#domain/content/site.server.ts";
import type { Route } from "./+types/manifest.ts";

/** Serves the web app manifest, which lets people install the site. */
export async function loader({ context }: Route.LoaderArgs) {
  const { name, tagline } = await loadSite(context.get(servicesContext).db);
  const icon = (file: string, size: number, purpose: string) => ({
    src: `/icons/${file}`,
    sizes: `${size}x${size}`,
    type: "image/png",
    purpose,
  });
  const manifest = {
    id: "/",
    name: `${name}. ${tagline}`,
    short_name: name,
    lang: languageTag(),
    start_url: "/",
    scope: "/",
    display: "standalone",
    background_color: "#FDFCFA",
    theme_color: "#FDFCFA",
    icons: [icon("icon-192.png", 192, "any"), icon("icon-512.png", 512, "any"), icon("icon-maskable-512.png", 512, "maskable")],
  };
  return new Response(JSON.stringify(manifest), {
    headers: { "Content-Type": "application/manifest+json", "Cache-Control": "public, max-age=3600, s-maxage=60" },
  });
}
