import { normalizedEmail } from "#domain/submissions/same-person.ts";
import { type Keys, keyedDigest } from "#platform/keys.ts";

/** Digests the mailbox of somebody who wrote to our own team, so that their messages can be found without storing the address. */
export const writerDigest = (keys: Keys, email: string): Buffer => keyedDigest(keys, "inbox-email", normalizedEmail(email));
