import type { ContactWords } from "#domain/leads/contact-consent.server.ts";
import { m } from "#messages/m.ts";

/** The version of the sentence. Change both together, so that the evidence distinguishes old and new wording. */
const VERSION = "2026-11-22";

/**
 * Returns the sentence beside the button that opens the contact data to a center, as the evidence stores it. It names no telephone of
 * somebody who gave none.
 */
export const contactWords = (site: string, center: string, hasPhone: boolean): ContactWords => ({
  text: (hasPhone ? m.threads_consent_contact : m.threads_consent_mailbox)({ site, center }),
  version: VERSION,
});
