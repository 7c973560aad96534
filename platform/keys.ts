import { createHash, createHmac, createSecretKey, hkdfSync, type KeyObject, timingSafeEqual } from "node:crypto";
import { decrypt, encrypt } from "./sealing.ts";

declare const OPAQUE: unique symbol;

/**
 * All that is derived from SECRET_KEY, as an object without readable properties. Anybody can pass it on, but only the functions of
 * this module, which routes may not import, can use it.
 */
export interface Keys {
  readonly [OPAQUE]: true;
}

export interface NamedSecret {
  /** The id that signed tokens and wrapped keys carry, to find the secret they were made with. */
  id: string;
  secret: string;
}

interface Ring {
  secrets: ReadonlyMap<string, string>;
  /** The secret that signs and wraps everything new. */
  current: string;
  /** The secret of the digests, which must stay the same when secrets rotate. */
  digests: string;
  derived: Map<string, KeyObject>;
}

/** A secret with this name only makes digests. It opens no sealed data and verifies no link. */
const DIGESTS_ONLY = "digest";
const NAMED = /^([a-z][a-z0-9-]{0,31}):(.*)$/s;
const TOKEN = /^([a-z0-9][a-z0-9-]{0,31})\.([\w-]{1,4096})\.([\w-]{43})$/;

const rings = new WeakMap<Keys, Ring>();

/** Reads entries like `autumn-2026:SECRET`. A secret without a name gets its position in the list, counted from 1. */
export function namedSecrets(entries: readonly string[]): NamedSecret[] {
  return entries.map((entry, index) => {
    const [, id, secret] = NAMED.exec(entry) ?? [];
    return id === undefined || secret === undefined ? { id: String(index + 1), secret: entry } : { id, secret };
  });
}

/** Returns what is wrong with a list of secrets, or null. */
export function secretsMistake(secrets: readonly NamedSecret[]): "empty" | "repeated" | null {
  if (secrets.some(({ secret }) => secret === "") || secrets.every(({ id }) => id === DIGESTS_ONLY)) return "empty";
  return new Set(secrets.map(({ id }) => id)).size < secrets.length ? "repeated" : null;
}

/** Derives the keys from the entries of SECRET_KEY, oldest first. The last one signs and wraps; the others still verify and open. */
export function keysFrom(secretKey: string | readonly string[]): Keys {
  const named = namedSecrets(typeof secretKey === "string" ? [secretKey] : secretKey);
  const mistake = secretsMistake(named);
  if (mistake) throw new RangeError(mistake === "empty" ? "no secret key" : "two secret keys of one name");
  const keys = Object.freeze({}) as Keys;
  rings.set(keys, {
    secrets: new Map(named.map(({ id, secret }) => [id, secret])),
    current: named.findLast(({ id }) => id !== DIGESTS_ONLY)!.id,
    digests: (named.find(({ id }) => id === DIGESTS_ONLY) ?? named[0]!).id,
    derived: new Map(),
  });
  return keys;
}

function ringOf(keys: Keys): Ring {
  const ring = rings.get(keys);
  if (!ring) throw new TypeError("these keys were not made by keysFrom");
  return ring;
}

const reads = ({ secrets }: Ring, id: string) => id !== DIGESTS_ONLY && secrets.has(id);

/** Returns the names of the secrets that open what is sealed, the current one first. */
const readable = (ring: Ring) => [ring.current, ...[...ring.secrets.keys()].filter((id) => id !== ring.current && reads(ring, id))];

function derive({ secrets, derived }: Ring, id: string, use: string): KeyObject {
  const name = `${id}:${use}`;
  let key = derived.get(name);
  if (!key) {
    key = createSecretKey(Buffer.from(hkdfSync("sha256", secrets.get(id)!, "cuna", use, 32)));
    derived.set(name, key);
  }
  return key;
}

const signature = (ring: Ring, id: string, purpose: string, body: string) =>
  createHmac("sha256", derive(ring, id, `sign:${purpose}`))
    .update(body)
    .digest("base64url");

/** Makes a token for a link, a cookie or a hidden field. Anybody can read its payload, so it holds ids and never personal data. */
export function signToken(keys: Keys, purpose: string, payload: object, expiresAt: Date): string {
  const ring = ringOf(keys);
  const body = Buffer.from(JSON.stringify({ e: Math.floor(expiresAt.getTime() / 1000), p: payload })).toString("base64url");
  return `${ring.current}.${body}.${signature(ring, ring.current, purpose, body)}`;
}

/** Returns the payload, or null for a token that is forged, damaged, expired, or was signed for another purpose. */
export function verifyToken<T>(keys: Keys, purpose: string, token: string, now: Date): T | null {
  const ring = ringOf(keys);
  const [, id, body, signed] = TOKEN.exec(token) ?? [];
  if (!id || !body || !signed || !reads(ring, id)) return null;
  // Compares texts, because several texts decode to the same bytes and a token must have one spelling.
  if (!timingSafeEqual(Buffer.from(signature(ring, id, purpose, body)), Buffer.from(signed))) return null;
  const { e, p } = JSON.parse(Buffer.from(body, "base64url").toString()) as { e: number; p: T };
  return now.getTime() < e * 1000 ? p : null;
}

/**
 * Returns the secrets that sign session cookies and encrypt second factors, the current one first. A version belongs to a secret's
 * name, not to its place in the list.
 */
export function sessionSecrets(keys: Keys): { version: number; value: string }[] {
  const ring = ringOf(keys);
  return readable(ring).map((id) => ({
    version: createHash("sha256").update(id).digest().readUIntBE(0, 4),
    value: derive(ring, id, "sessions").export().toString("base64url"),
  }));
}

/** Returns what opens the backups that the site made by itself, the current passphrase first. Each has 256 random bits. */
export function backupPassphrases(keys: Keys): string[] {
  const ring = ringOf(keys);
  return readable(ring).map((id) => derive(ring, id, "backups").export().toString("base64url"));
}

/** Returns a digest by which equal texts can be found without storing them. */
export function keyedDigest(keys: Keys, purpose: string, text: string): Buffer {
  const ring = ringOf(keys);
  return createHmac("sha256", derive(ring, ring.digests, `digest:${purpose}`))
    .update(text)
    .digest();
}

/** The key of one subject in the form that may be stored, with the id of the secret that opens it. */
export interface WrappedKey {
  wrapped: Buffer;
  keyId: string;
}

// Stored keys depend on this text. If it changed, none of them would open.
const WRAP = "wrap-lead-key";

/** Wraps a key under the current secret, for this place and no other. */
export function wrapKey(keys: Keys, key: Buffer, place: string): WrappedKey {
  const ring = ringOf(keys);
  return { wrapped: encrypt(derive(ring, ring.current, WRAP), key, place), keyId: ring.current };
}

/**
 * Unwraps a key. Throws when SECRET_KEY lacks the secret that wrapped it. The id only says which secret to try first: after a restore
 * two secrets may have the same name, since the only secret of a site is always called 1.
 */
export function unwrapKey(keys: Keys, stored: WrappedKey, place: string): Buffer {
  const opened = open(ringOf(keys), stored, place);
  if (!opened) throw new RangeError(`SECRET_KEY has no key ${stored.keyId} that opens this`);
  return opened.key;
}

/** Returns which secret opens a wrapped key: the current one, another one, or none. */
export function openedBy(keys: Keys, stored: WrappedKey, place: string): "current" | "older" | null {
  const ring = ringOf(keys);
  const opened = open(ring, stored, place);
  return opened && (opened.id === ring.current && stored.keyId === ring.current ? "current" : "older");
}

function open(ring: Ring, { wrapped, keyId }: WrappedKey, place: string): { key: Buffer; id: string } | null {
  const names = readable(ring);
  for (const id of [...names.filter((one) => one === keyId), ...names.filter((one) => one !== keyId)]) {
    try {
      return { key: decrypt(derive(ring, id, WRAP), wrapped, place), id };
    } catch {
      // It was sealed under another secret, or is damaged. The next secrets are tried.
    }
  }
  return null;
}
