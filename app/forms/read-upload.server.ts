import { cut } from "#platform/cut.ts";
import { fieldsOf, type PostedFields, readFormData } from "./read-form.server.ts";

/** A form that brought files, and the files, by the name of their field. */
export interface Upload {
  readonly fields: PostedFields;
  readonly files: readonly { readonly field: string; readonly name: string; readonly bytes: Uint8Array }[];
}

/** More than anybody chooses at once, and no more than one body may hold. */
const MAX_FILES = 12;

/** Reads a posted form with its files. A field in which nothing was chosen brings none. */
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
