import { servicesContext } from "#app/context.ts";
import { previewOf } from "#app/forms/leads/receive-lead.server.ts";
import type { Handle } from "#app/handle.ts";
import { each, slugs, text } from "#app/query-shapes.ts";
import type { Route } from "./+types/receivers-preview.ts";

export const handle = {
  query: { ...each(["centro", "servicio"], slugs()), ...each(["ciudad", "pais", "idioma"], text(100)) },
} satisfies Handle;

/** Returns the names of the centers that a request would reach, while it is being written. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const given = (name: string) => query.get(name)?.slice(0, 200) || undefined;
  const preview = await previewOf(context.get(servicesContext), {
    originCenterSlug: given("centro"),
    serviceId: given("servicio"),
    city: given("ciudad"),
    country: given("pais"),
    language: given("idioma"),
  });
  return Response.json(preview, { headers: { "Cache-Control": "no-store" } });
}
