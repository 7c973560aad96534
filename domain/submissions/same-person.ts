import { type Keys, keyedDigest } from "#platform/keys.ts";

/**
 * Returns one spelling for the addresses that reach the same mailbox: capitals and +tags do not matter, nor do dots at Gmail. For comparing
 * only; mail goes to the address as it was typed.
 */
export function normalizedEmail(email: string): string {
  const at = email.lastIndexOf("@");
  const domain = email.slice(at + 1).toLowerCase();
  const local = email.slice(0, at).toLowerCase().replace(/\+.*$/, "") || email.slice(0, at).toLowerCase();
  if (domain === "gmail.com" || domain === "googlemail.com") return `${local.replaceAll(".", "")}@gmail.com`;
  return `${local}@${domain}`;
}

/** Finds the leads of a person, and whether they may be written to, without keeping the address. */
export const mailboxDigest = (keys: Keys, email: string): Buffer => keyedDigest(keys, "lead-email", normalizedEmail(email));

/** Returns one spelling for a telephone number. One that no country knows is still the same number when it is typed again. */
export function normalizedPhone(phone: { e164: string | null; dialable: string }): string {
  return phone.e164 ?? phone.dialable.replace(/\D/g, "");
}
