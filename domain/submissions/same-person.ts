import { type Keys, keyedDigest } from "#platform/keys.ts";

/**
 * Returns one spelling for all addresses of the same mailbox: capitals and +tags do not matter, nor do dots at Gmail. Use it only for
 * comparison: mail goes to the address as typed.
 */
export function normalizedEmail(email: string): string {
  const at = email.lastIndexOf("@");
  const domain = email.slice(at + 1).toLowerCase();
  const local = email.slice(0, at).toLowerCase().replace(/\+.*$/, "") || email.slice(0, at).toLowerCase();
  if (domain === "gmail.com" || domain === "googlemail.com") return `${local.replaceAll(".", "")}@gmail.com`;
  return `${local}@${domain}`;
}

/** Digests a mailbox, so that a person's leads, and whether they may be written to, can be found without storing the address. */
export const mailboxDigest = (keys: Keys, email: string): Buffer => keyedDigest(keys, "lead-email", normalizedEmail(email));

/** Digests a telephone number, so that a person's leads can be found without storing it. */
export const phoneDigest = (keys: Keys, phone: { e164: string | null; dialable: string }): Buffer =>
  keyedDigest(keys, "lead-phone", normalizedPhone(phone));

/** Returns one spelling for a telephone number. An unknown number typed again in the same way is the same number. */
export function normalizedPhone(phone: { e164: string | null; dialable: string }): string {
  return phone.e164 ?? phone.dialable.replace(/\D/g, "");
}
