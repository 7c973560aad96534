import { createCipheriv, createDecipheriv, type KeyObject, randomBytes } from "node:crypto";

/** Format 1 is not bound to a place and is only read. Format 2 is bound to the place for which its bytes were sealed. */
const UNBOUND = 1;
const BOUND = 2;
const IV_BYTES = 12;
const TAG_BYTES = 16;
const HEAD_BYTES = 1 + IV_BYTES + TAG_BYTES;

/** Encrypts with AES-256-GCM. `place` is authenticated with the bytes, so opening them needs the same one. */
export function encrypt(key: Buffer | KeyObject, plain: Buffer, place: string): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv("aes-256-gcm", key, iv).setAAD(Buffer.from(place));
  const body = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([Buffer.of(BOUND), iv, cipher.getAuthTag(), body]);
}

/** Decrypts sealed bytes. Throws when they were changed, or were sealed under another key or for another place. */
export function decrypt(key: Buffer | KeyObject, sealed: Buffer, place: string): Buffer<ArrayBuffer> {
  const format = sealed[0];
  if ((format !== UNBOUND && format !== BOUND) || sealed.length < HEAD_BYTES)
    throw new Error("sealed in a format this version does not know");
  const decipher = createDecipheriv("aes-256-gcm", key, sealed.subarray(1, 1 + IV_BYTES), { authTagLength: TAG_BYTES });
  if (format === BOUND) decipher.setAAD(Buffer.from(place));
  decipher.setAuthTag(sealed.subarray(1 + IV_BYTES, HEAD_BYTES));
  return Buffer.concat([decipher.update(sealed.subarray(HEAD_BYTES)), decipher.final()]);
}
