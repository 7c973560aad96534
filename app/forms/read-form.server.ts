/** Our largest form of fixed fields has about thirty. */
const MAX_FIELDS = 100;
/** Longer than any rule allows, so that a rule still refuses the text and the form can still show what was typed. */
const MAX_VALUE_LENGTH = 20_000;
const MAX_NAME_LENGTH = 100;

/** The posted values by field name. A field that was sent twice is a list, which no rule accepts as a text. */
export type PostedFields = Readonly<Record<string, string | readonly string[]>>;

/**
 * Reads a posted form in one pass and accepts any input. A body that is not a form counts as a form without fields, so that its rules
 * report each missing field. Throws a 413 response when there are more fields than the form has. The server has already limited
 * the bytes.
 */
export async function readForm(request: Request, maxFields = MAX_FIELDS): Promise<PostedFields> {
  const form = await request.formData().catch(() => new FormData());
  const fields = new Map<string, string | string[]>();
  let count = 0;
  for (const [name, given] of form) {
    if (++count > maxFields) throw tooLarge();
    if (name.length > MAX_NAME_LENGTH || typeof given !== "string") continue;
    const value = given.slice(0, MAX_VALUE_LENGTH);
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

/** Reads a JSON body; null when the body is not JSON. */
export const readJson = (request: Request): Promise<unknown> => request.json().catch(() => null);

const tooLarge = () =>
  new Response("El envío es demasiado grande.", {
    status: 413,
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" },
  });
