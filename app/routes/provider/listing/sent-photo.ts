import { servicesContext } from "#app/context.ts";
import { memberOf, theirs } from "#app/forms/listing/own-center.server.ts";
import { readUpload } from "#app/forms/read-upload.server.ts";
import { filesOf } from "#app/forms/uploads/arrived-files.server.ts";
import type { Handle } from "#app/handle.ts";
import { addPhoto } from "#domain/listing/change-gallery.server.ts";
import { m } from "#messages/m.ts";
import { refusedPhoto } from "#texts/refused-files.ts";
import type { Route } from "./+types/sent-photo";

export const handle = { takesFiles: true } satisfies Handle;

/** Takes one photo that the gallery's own script has sent in pieces. Without script the gallery's form does the same. */
export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const upload = await readUpload(request);
  const member = await memberOf(context, upload.fields, "profile.keep");
  const files = await filesOf(services, member.userId, upload);
  if (!files) return Response.json({ refused: m.uploads_gone() });
  const bytes = files[0]?.bytes ?? new Uint8Array();
  const outcome = theirs(await addPhoto(services, member, bytes));
  return Response.json({ refused: outcome === "added" ? null : refusedPhoto(outcome, bytes) });
}
