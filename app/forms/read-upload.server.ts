import { cut } from "#platform/cut.ts";
import { fieldsOf, type PostedFields, readFormData } from "./read-form.server.ts";

/** A form with its files, by the name of their field. */
export interface Upload {
  readonly fields: PostedFields;
  readonly files: readonly { readonly field: string; readonly name: string; readonly bytes: Uint8Array }[];
}

/** The maximum number of files, which is more than anybody chooses at once. */
const MAX_FILES = 12;

/** Reads a posted form with its files. An empty file field gives none. */
export async function readUpload(request: Request): Promise<Upload> {
  const form = await readFormData(request);
  const chosen = [...form].filter((entry): entry is [string, File] => entry[1] instanceof File && entry[1].name !== "").slice(0, MAX_FILES);
  const files = chosen.map(async ([field, file]) => ({
    field,
    name: cut(file.name, 200),
    bytes: new Uint8Array(await file.arrayBuffer()),
  }));
  return { fields: fieldsOf(form), files: await Promise.all(files) };
}
