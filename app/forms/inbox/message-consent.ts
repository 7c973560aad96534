import { type ConsentWording, withSite } from "#domain/settings/consent-wording.ts";
import { m } from "#messages/m.ts";

/** The version of the default sentence. Change both together, so that the evidence distinguishes old and new wording. */
const RELEASED = "2026-11-21";

/** Returns the sentence beside the box, as the evidence also stores it. */
export const messageConsent = (site: string, written: ConsentWording | null): ConsentWording =>
  written ? withSite(written, site) : { text: m.contact_consent({ site }), version: RELEASED };
