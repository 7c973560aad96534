import type { ContactWords } from "#domain/leads/contact-consent.server.ts";
import { m } from "#messages/m.ts";

/** The version of the sentence. Change both together, so that the evidence distinguishes old and new wording. */
const VERSION = "2026-11-22";

/** Returns the sentence beside the button that opens the contact data to a center, as the evidence stores it. */
export const contactWords = (site: string, center: string): ContactWords => ({
  text: m.threads_consent_contact({ site, center }),
  version: VERSION,
});
