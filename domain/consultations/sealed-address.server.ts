import { type Keys, openedBy, unwrapKey, wrapKey } from "#platform/keys.ts";
import type { CalendarLogin } from "./caldav.ts";

const placeOf = (calendarId: string) => `calendar:${calendarId}`;

/** What opens a calendar: its address alone, or with the login that its server asks for. */
export interface CalendarDoor {
  url: string;
  login: CalendarLogin | null;
}

/** The door of a calendar, as its row stores it. */
export interface SealedAddress {
  address: Buffer;
  key_id: string;
}

export function sealAddress(keys: Keys, calendarId: string, { url, login }: CalendarDoor): SealedAddress {
  // An address alone is sealed as it is; no address begins with a brace.
  const text = login ? JSON.stringify({ url, login }) : url;
  const { wrapped, keyId } = wrapKey(keys, Buffer.from(text), placeOf(calendarId));
  return { address: wrapped, key_id: keyId };
}

/** Opens an address, sealed again if there is a newer key. Returns null when no secret of SECRET_KEY opens it. */
export function openAddress(
  keys: Keys,
  calendarId: string,
  { address, key_id }: SealedAddress,
): (CalendarDoor & { renewed: SealedAddress | null }) | null {
  const stored = { wrapped: address, keyId: key_id };
  const by = openedBy(keys, stored, placeOf(calendarId));
  if (!by) return null;
  const text = unwrapKey(keys, stored, placeOf(calendarId)).toString();
  const door: CalendarDoor = text.startsWith("{") ? JSON.parse(text) : { url: text, login: null };
  return { ...door, renewed: by === "current" ? null : sealAddress(keys, calendarId, door) };
}
