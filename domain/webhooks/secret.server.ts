import { randomBytes } from "node:crypto";
import { type Keys, openedBy, unwrapKey, wrapKey } from "#platform/keys.ts";

const placeOf = (providerId: string) => `webhook:${providerId}`;

/** A secret, as its row stores it. */
export interface StoredSecret {
  secret: Buffer;
  key_id: string;
}

/** Makes a secret: the text that a center sees once, and what its row stores. */
export function makeSecret(keys: Keys, providerId: string): { text: string; stored: StoredSecret } {
  const text = `whsec_${randomBytes(32).toString("base64url")}`;
  return { text, stored: seal(keys, providerId, text) };
}

function seal(keys: Keys, providerId: string, text: string): StoredSecret {
  const { wrapped, keyId } = wrapKey(keys, Buffer.from(text), placeOf(providerId));
  return { secret: wrapped, key_id: keyId };
}

/** Opens a secret, sealed again if there is a newer key. Returns null when no secret of SECRET_KEY opens it. */
export function openSecret(
  keys: Keys,
  providerId: string,
  { secret, key_id }: StoredSecret,
): { text: string; renewed: StoredSecret | null } | null {
  const stored = { wrapped: secret, keyId: key_id };
  const by = openedBy(keys, stored, placeOf(providerId));
  if (!by) return null;
  const text = unwrapKey(keys, stored, placeOf(providerId)).toString();
  return { text, renewed: by === "current" ? null : seal(keys, providerId, text) };
}
