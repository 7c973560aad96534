import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, timingSafeEqual } from "node:crypto";

/**
 * Everything secret that is made from SECRET_KEY: signed tokens, keyed digests, and the keys under which leads lie sealed.
 * A secret's place in the list is its version, oldest first, so a new one is appended and an old one keeps its number:
 * what was sealed or signed under it stays readable, and everything new uses the last.
 */
export interface Keys {
  /** A token for a link, a cookie or a hidden field. Its payload can be read by anyone: ids only, never personal data. */
  sign(purpose: string, payload: object, expiresAt: Date): string;
  /** The payload, or null for a token that is forged, damaged, expired, or was signed for another purpose. */
  verify<T>(purpose: string, token: string, now: Date): T | null;
  /** Finds equal texts without keeping them. Always of the oldest secret, so that it stays the same when secrets rotate. */
  digest(purpose: string, text: string): Buffer;
  /** A key of one lead's own, with the wrapped form that may be stored. */
  newLeadKey(): { key: Buffer; wrapped: Buffer; masterVersion: number };
  unwrap(wrapped: Buffer, masterVersion: number): Buffer;
  seal(key: Buffer, plain: object): Buffer;
  /** Throws when the bytes were touched, or were sealed under another key. */
  open<T>(key: Buffer, sealed: Buffer): T;
}

const FORMAT = 1;
const IV_BYTES = 12;
const TAG_BYTES = 16;
const TOKEN = /^([1-9]\d{0,3})\.([\w-]{1,4096})\.([\w-]{43})$/;

export function keysFrom(secretKey: string | readonly string[]): Keys {
  const secrets = typeof secretKey === "string" ? [secretKey] : [...secretKey];
  if (secrets.length === 0 || secrets.some((secret) => secret === "")) throw new RangeError("no secret key");
  const current = secrets.length;
  const derived = new Map<string, Buffer>();

  function derive(version: number, use: string): Buffer {
    const secret = secrets[version - 1];
    if (secret === undefined) throw new RangeError(`SECRET_KEY has no key number ${version}`);
    const name = `${version}:${use}`;
    let key = derived.get(name);
    if (!key) {
      key = Buffer.from(hkdfSync("sha256", secret, "cuna", use, 32));
      derived.set(name, key);
    }
    return key;
  }

  const mac = (version: number, purpose: string, body: string) =>
    createHmac("sha256", derive(version, `sign:${purpose}`))
      .update(body)
      .digest("base64url");

  return {
    sign(purpose, payload, expiresAt) {
      const body = Buffer.from(JSON.stringify({ e: Math.floor(expiresAt.getTime() / 1000), p: payload })).toString("base64url");
      return `${current}.${body}.${mac(current, purpose, body)}`;
    },
    verify<T>(purpose: string, token: string, now: Date): T | null {
      const [, number, body, signature] = TOKEN.exec(token) ?? [];
      const version = Number(number);
      if (!body || !signature || version < 1 || version > current) return null;
      // As text: several texts decode to the same bytes, and a token has one spelling.
      if (!timingSafeEqual(Buffer.from(mac(version, purpose, body)), Buffer.from(signature))) return null;
      const { e, p } = JSON.parse(Buffer.from(body, "base64url").toString()) as { e: number; p: T };
      return now.getTime() < e * 1000 ? p : null;
    },
    digest: (purpose, text) =>
      createHmac("sha256", derive(1, `digest:${purpose}`))
        .update(text)
        .digest(),
    newLeadKey() {
      const key = randomBytes(32);
      return { key, wrapped: encrypt(derive(current, "wrap-lead-key"), key), masterVersion: current };
    },
    unwrap: (wrapped, masterVersion) => decrypt(derive(masterVersion, "wrap-lead-key"), wrapped),
    seal: (key, plain) => encrypt(key, Buffer.from(JSON.stringify(plain))),
    open: <T>(key: Buffer, sealed: Buffer) => JSON.parse(decrypt(key, sealed).toString()) as T,
  };
}

function encrypt(key: Buffer, plain: Buffer): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv("aes-256-gcm", key, iv);
  const body = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([Buffer.of(FORMAT), iv, cipher.getAuthTag(), body]);
}

function decrypt(key: Buffer, sealed: Buffer): Buffer {
  if (sealed[0] !== FORMAT || sealed.length < 1 + IV_BYTES + TAG_BYTES) throw new Error("sealed in a format this version does not know");
  const decipher = createDecipheriv("aes-256-gcm", key, sealed.subarray(1, 1 + IV_BYTES), { authTagLength: TAG_BYTES });
  decipher.setAuthTag(sealed.subarray(1 + IV_BYTES, 1 + IV_BYTES + TAG_BYTES));
  return Buffer.concat([decipher.update(sealed.subarray(1 + IV_BYTES + TAG_BYTES)), decipher.final()]);
}
