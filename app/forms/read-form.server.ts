import { cut } from "#platform/cut.ts";
import { isWithinBounds } from "./multipart-bounds.ts";
import { refusalSentence } from "./refusal-sentence.ts";

/** The largest of our forms with fixed fields has about thirty. */
const MAX_FIELDS = 100;
/** Longer than any rule allows, so that a rule still refuses the text and the form can show what was typed. */
const MAX_VALUE_LENGTH = 20_000;
const MAX_NAME_LENGTH = 100;

/** NUL, which nobody types and the database refuses, and lone surrogates, which cannot be written as UTF-8. */
const UNSTORABLE = /\0|\p{Surrogate}/u;

/** The posted values by field name. A field that was sent twice is a list, which no rule accepts as a text. */
export type PostedFields = Readonly<Record<string, string | readonly string[]>>;

/**
 * Reads a posted form in one pass. A body that is not a form counts as a form without fields, so that its rules report each missing
 * field. Throws a 422 response when a text cannot be stored, and a 413 one when there are more fields than the form has. The server has
 * already limited the bytes.
 */
export const readForm = async (request: Request, maxFields = MAX_FIELDS): Promise<PostedFields> =>
  fieldsOf(await readFormData(request), maxFields);

/**
 * Reads a form whose own rules check every text, and show the error beside the field. A password is one of these: one that cannot be
 * stored is simply wrong.
 */
export const readJudgedForm = async (request: Request): Promise<PostedFields> => fieldsOf(await formDataOf(request));

/** Reads a form with its files, or with rows of equal fields. Throws a 422 response when a text or the name of a file cannot be stored. */
export async function readFormData(request: Request): Promise<FormData> {
  const form = await formDataOf(request);
  for (const [name, given] of form) {
    if (UNSTORABLE.test(name) || UNSTORABLE.test(typeof given === "string" ? given : given.name)) throw refused(422);
  }
  return form;
}

async function formDataOf(request: Request): Promise<FormData> {
  const type = request.headers.get("content-type") ?? "";
  if (!/^multipart\//i.test(type)) return request.formData().catch(() => new FormData());
  const body = new Uint8Array(await request.arrayBuffer());
  if (!isWithinBounds(body, type)) throw refused(413);
  return new Response(body, { headers: { "content-type": type } }).formData().catch(() => new FormData());
}

/** Returns the texts of a form that was read, without its files. */
export function fieldsOf(form: FormData, maxFields = MAX_FIELDS): PostedFields {
  const fields = new Map<string, string | string[]>();
  let count = 0;
  for (const [name, given] of form) {
    if (++count > maxFields) throw refused(413);
    if (name.length > MAX_NAME_LENGTH || typeof given !== "string") continue;
    const value = cut(given, MAX_VALUE_LENGTH);
    const earlier = fields.get(name);
    if (earlier === undefined) fields.set(name, value);
    else if (typeof earlier === "string") fields.set(name, [earlier, value]);
    else earlier.push(value);
  }
  // Not an assignment, since `__proto__` is a possible field name.
  return Object.fromEntries(fields);
}

/** Returns the value of a field that was sent once, and an empty text otherwise. */
export function textOf(fields: PostedFields, name: string): string {
  const value = Object.hasOwn(fields, name) ? fields[name] : undefined;
  return typeof value === "string" ? value : "";
}

/**
 * Returns which of several values was chosen, and null where none was. Throws a 422 response for a value that no control offers:
 * somebody's choice is never taken for another one.
 */
export function choiceOf<Choice extends string>(fields: PostedFields, name: string, choices: readonly Choice[]): Choice | null {
  const value = Object.hasOwn(fields, name) ? fields[name]! : "";
  if (value === "") return null;
  const choice = choices.find((one) => one === value);
  if (choice === undefined) throw refused(422);
  return choice;
}

/** Reads a JSON body; undefined when the body is not JSON, since null is. */
export const readJson = (request: Request): Promise<unknown> => request.json().catch(() => undefined);

const refused = (status: 413 | 422) =>
  new Response(refusalSentence(status), {
    status,
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" },
  });
