import { PICKED_KEY } from "#app/components/leads/contact-links.ts";
import { servicesContext } from "#app/context.ts";
import { COMPARED_COOKIE, readSlugs } from "#app/forms/directory/chosen-slugs.ts";
import { SITUATION_GROUPS } from "#app/forms/directory/looked-at.ts";
import { previewOf } from "#app/forms/leads/receive-lead.server.ts";
import type { Handle } from "#app/handle.ts";
import { each, oneOf, slugs, text } from "#app/query-shapes.ts";
import { PATIENTS_KEY } from "#domain/directory/filters.ts";
import type { Route } from "./+types/receivers-preview.ts";

export const handle = {
  query: {
    ...each(["centro", "servicio"], slugs()),
    ...each(["ciudad", "pais", "idioma"], text(100)),
    [PICKED_KEY]: slugs(400),
    [PATIENTS_KEY]: oneOf(SITUATION_GROUPS),
  },
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
    situation: given(PATIENTS_KEY),
    pickedSlugs: readSlugs(query.get(PICKED_KEY), COMPARED_COOKIE),
  });
  return Response.json(preview, { headers: { "Cache-Control": "no-store" } });
}
