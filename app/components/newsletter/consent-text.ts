import { m } from "#app/paraglide/messages.js";

/** Changes with the words beside the box. */
export const NEWSLETTER_CONSENT_VERSION = "2026-11";

export const newsletterConsent = (site: string): string => m.newsletter_consent({ site });
