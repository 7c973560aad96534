export type ClaimStatus = "open" | "approved" | "rejected" | "withdrawn";

export interface Claim {
  id: string;
  providerId: string;
  providerName: string;
  providerSlug: string;
  city: string | null;
  status: ClaimStatus;
  createdAt: Date;
  decidedAt: Date | null;
  reason: string | null;
  proofEmail: string | null;
  emailProvenAt: Date | null;
  phoneProvenAt: Date | null;
  documents: { id: string; fileName: string; mediaType: string; bytes: number }[];
  /** The mail domain of the profile's own website; null without a website. */
  domain: string | null;
}

/** The views of our team's list of claims. */
export const CLAIM_VIEWS = ["open", "approved", "rejected", "withdrawn"] as const satisfies readonly ClaimStatus[];
export const CLAIM_SORTS = ["waiting", "name"] as const;
export const CLAIM_PAGE = 25;

export const CLAIM_LIMITS = { maxBytes: 10 * 2 ** 20, maxDocuments: 5, maxOpen: 3, maxMessage: 2000 } as const;

/** The prefix of the names of claim papers in the store. */
export const CLAIM_FOLDER = "claims";

/** Returns the domain of a website, or null: mail at a host with many customers proves nothing. */
export function domainOf(website: string | null): string | null {
  if (!website) return null;
  const address = /^https?:\/\//i.test(website) ? website : `https://${website}`;
  if (!URL.canParse(address)) return null;
  const host = new URL(address).hostname.replace(/^www\./, "").toLowerCase();
  return SHARED.some((shared) => host === shared || host.endsWith(`.${shared}`)) || !host.includes(".") ? null : host;
}

/** Sites and mailboxes that anybody can open. */
const SHARED = [
  ...["facebook.com", "instagram.com", "linkedin.com", "x.com", "tiktok.com", "youtube.com", "linktr.ee", "wa.me"],
  ...["gmail.com", "hotmail.com", "outlook.com", "yahoo.com", "icloud.com", "google.com"],
  ...["wixsite.com", "wordpress.com", "blogspot.com", "github.io", "business.site"],
];

/** Returns whether a mailbox belongs to this domain. */
export const isAtDomain = (email: string, domain: string): boolean => email.toLowerCase().split("@")[1] === domain;
