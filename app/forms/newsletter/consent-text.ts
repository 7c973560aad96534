import { type ConsentWording, withSite } from "#domain/settings/consent-wording.ts";
import { m } from "#messages/m.ts";

/** The version of the default sentence. It changes with the words beside the box. */
const RELEASED = "2026-11";

/** Returns the sentence beside the box, as the evidence also stores it. */
export const newsletterConsent = (site: string, written: ConsentWording | null): ConsentWording =>
  written ? withSite(written, site) : { text: m.newsletter_consent({ site }), version: RELEASED };
