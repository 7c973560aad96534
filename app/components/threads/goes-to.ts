import type { Reach } from "#domain/mail/reach.ts";
import { m } from "#messages/m.ts";

/** Says where an answer to somebody goes beside the thread: into their mailbox, or not. */
export const GOES_TO: Readonly<Record<Reach, () => string>> = {
  goes: m.threads_goes,
  held: m.threads_goes_unconfirmed,
  refused: m.threads_goes_refused,
  "no-mailbox": m.threads_goes_no_mailbox,
};
