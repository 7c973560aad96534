/** The largest form of ours has about thirty. */
const MAX_FIELDS = 100;
/** Longer than the longest rule, so that a rule still refuses the text and the form still shows what was typed. */
const MAX_VALUE_LENGTH = 20_000;
const MAX_NAME_LENGTH = 100;

/** What a form posted, by field name. A field that was sent twice is a list, which no rule takes for a text. */
export type PostedFields = Readonly<Record<string, string | readonly string[]>>;

/**
 * Reads a posted form in one pass, whatever was sent. A body that is no form is one without fields, so that its rules refuse
 * it one by one. Throws a 413 response for more fields than any form of ours has. The server has bounded the bytes before.
 */
export async function readForm(request: Request): Promise<PostedFields> {
  const form = await request.formData().catch(() => new FormData());
  const fields = new Map<string, string | string[]>();
  let count = 0;
  for (const [name, given] of form) {
    if (++count > MAX_FIELDS) throw tooLarge();
    if (name.length > MAX_NAME_LENGTH || typeof given !== "string") continue;
    const value = given.slice(0, MAX_VALUE_LENGTH);
    const earlier = fields.get(name);
    if (earlier === undefined) fields.set(name, value);
    else if (typeof earlier === "string") fields.set(name, [earlier, value]);
    else earlier.push(value);
  }
  // Not an assignment: `__proto__` is a name like any other.
  return Object.fromEntries(fields);
}

/** The value of a field that was sent once; an empty text otherwise. */
export function textOf(fields: PostedFields, name: string): string {
  const value = Object.hasOwn(fields, name) ? fields[name] : undefined;
  return typeof value === "string" ? value : "";
}

/** Reads a JSON body; null when it is none. */
export const readJson = (request: Request): Promise<unknown> => request.json().catch(() => null);

const tooLarge = () =>
  new Response("El envío es demasiado grande.", {
    status: 413,
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" },
  });
