import type { RouteServices } from "#app/context.ts";
import { textOf } from "#app/forms/read-form.server.ts";
import type { Upload } from "#app/forms/read-upload.server.ts";
import { type TakenUpload, takeUpload } from "#domain/uploads/take-upload.server.ts";

/** Returns the file that was sent in chunks before its form, if the form names one. */
export const namedUpload = ({ fields }: Upload): string | null => textOf(fields, "subida") || null;

/** Returns the files of a form, however they were sent; null when the named one no longer exists. */
export async function filesOf(services: RouteServices, userId: string, upload: Upload): Promise<readonly TakenUpload[] | null> {
  const named = namedUpload(upload);
  if (named === null) return upload.files;
  const taken = await takeUpload(services, userId, named);
  return taken && [taken];
}
