import { servicesContext } from "#app/context.ts";
import { memberOf, theirs } from "#app/forms/listing/own-center.server.ts";
import { readUpload } from "#app/forms/read-upload.server.ts";
import type { Handle } from "#app/handle.ts";
import { addPhoto } from "#domain/listing/change-gallery.server.ts";
import { refusedPhoto } from "#texts/refused-files.ts";
import type { Route } from "./+types/sent-photo";

export const handle = { takesFiles: true } satisfies Handle;

/** Takes one photo from the gallery's own script, which shows how far it is. Without script the gallery's form does the same. */
export async function action({ request, context }: Route.ActionArgs) {
  const { fields, files } = await readUpload(request);
  const bytes = files[0]?.bytes ?? new Uint8Array();
  const outcome = theirs(await addPhoto(context.get(servicesContext), memberOf(context, fields), bytes));
  return Response.json({ refused: outcome === "added" ? null : refusedPhoto(outcome, bytes) });
}
