/** Returns which of these acts was just done, according to the key `hecho` of an address; null without one of them. */
export function doneIn<Act extends string>(url: string, acts: Readonly<Record<Act, unknown>>): Act | null {
  const said = new URL(url).searchParams.get("hecho");
  return said !== null && Object.hasOwn(acts, said) ? (said as Act) : null;
}
