const ID = /^GTM-[A-Z0-9]{4,12}$/;

export const isTagManagerId = (text: string): boolean => ID.test(text);

/** Returns the id of the tag manager, which is loaded for visitors who agreed; undefined while there is none. */
export function readTagManager(stored: unknown): string | undefined {
  const { id } = (stored ?? {}) as { id?: unknown };
  return typeof id === "string" && isTagManagerId(id) ? id : undefined;
}
