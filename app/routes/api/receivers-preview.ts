import { PICKED_KEY } from "#app/components/leads/contact-links.ts";
import { servicesContext } from "#app/context.ts";
import { COMPARED_COOKIE, readSlugs } from "#app/forms/directory/chosen-slugs.ts";
import { previewOf } from "#app/forms/leads/receive-lead.server.ts";
import { readForm, textOf } from "#app/forms/read-form.server.ts";
import { PATIENTS_KEY } from "#domain/directory/filters.ts";
import type { Route } from "./+types/receivers-preview.ts";

/**
 * Returns the names of the centers that a request would reach, while it is being written. It is posted, since nobody's age or situation
 * belongs in an address.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const fields = await readForm(request);
  const given = (name: string) => textOf(fields, name).slice(0, 200) || undefined;
  const preview = await previewOf(context.get(servicesContext), {
    originCenterSlug: given("centro"),
    serviceId: given("servicio"),
    city: given("ciudad"),
    country: given("pais"),
    language: given("idioma"),
    situation: given(PATIENTS_KEY),
    person: {
      anoNacimiento: textOf(fields, "anoNacimiento"),
      genero: textOf(fields, "genero"),
      subTratamiento: textOf(fields, "subTratamiento"),
    },
    pickedSlugs: readSlugs(textOf(fields, PICKED_KEY).slice(0, 400), COMPARED_COOKIE),
  });
  return Response.json(preview, { headers: { "Cache-Control": "no-store" } });
}
