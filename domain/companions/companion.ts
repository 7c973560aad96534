/** What a patient may let the other person see, each part by itself. */
export const SHARED_PARTS = ["solicitudes", "presupuestos", "consultas", "progreso"] as const;
export type SharedPart = (typeof SHARED_PARTS)[number];

/** What there is of one request alone. */
export const ONE_REQUEST_PARTS: readonly SharedPart[] = ["solicitudes", "presupuestos"];

/** For how many days an invitation may be accepted, as the table's default says it too. */
export const INVITATION_DAYS = 7;

/** What a patient decides of the other person. */
export interface Sharing {
  readonly sees: readonly SharedPart[];
  /** Whether centers that open the patient's requests read that two people take part. */
  readonly tellsCenters: boolean;
}

/** Returns the parts in their order, without those that nobody knows. */
export const knownParts = (given: readonly string[]): SharedPart[] => SHARED_PARTS.filter((part) => given.includes(part));

/** Returns the given parts that may be shared: all, or those of one request. */
export const shareable = (sees: readonly SharedPart[], leadId: string | null): SharedPart[] =>
  sees.filter((part) => leadId === null || ONE_REQUEST_PARTS.includes(part));

const MAX_SHOWN_NAME = 60;

/**
 * Returns the name by which a person is shown to somebody they invite. A stranger may read it, so what looks like an address or a
 * telephone is left out.
 */
export function shownName(firstName: string): string | null {
  const name = firstName.replace(/\s+/g, " ").trim();
  return name === "" || [...name].length > MAX_SHOWN_NAME || /[@/:\d]|\.\S/.test(name) ? null : name;
}
