/** The roles of the people of a center. */
export const ROLES = ["owner", "manager", "reception", "editor", "finance"] as const;
export type Role = (typeof ROLES)[number];

const LEADS = ["owner", "manager"] as const satisfies readonly Role[];

/**
 * Who may what, the same in every center: the one table that guards of pages and acts ask, that menus and notices follow, and that the
 * team's own screen shows. A power is named after what it reaches.
 */
export const POWERS = {
  "requests.see": [...LEADS, "reception"],
  "requests.answer": [...LEADS, "reception"],
  "agenda.keep": [...LEADS, "reception"],
  "requests.open": LEADS,
  "requests.return": [...LEADS, "finance"],
  "automatic.keep": LEADS,
  "featured.ask": LEADS,
  "wallet.keep": [...LEADS, "finance"],
  "prices.keep": [...LEADS, "editor"],
  "profile.keep": [...LEADS, "editor"],
  "reviews.answer": LEADS,
  "statistics.see": [...LEADS, "editor"],
  "webhooks.keep": ["owner"],
  "team.keep": ["owner"],
  "acts.see": LEADS,
} as const satisfies Readonly<Record<string, readonly Role[]>>;

export type Power = keyof typeof POWERS;

/** The powers as the table shows them. */
export const POWER_GROUPS = {
  patients: ["requests.see", "requests.answer", "agenda.keep"],
  money: ["requests.open", "requests.return", "automatic.keep", "featured.ask", "wallet.keep"],
  profile: ["prices.keep", "profile.keep", "reviews.answer", "statistics.see"],
  team: ["webhooks.keep", "team.keep", "acts.see"],
} as const satisfies Readonly<Record<string, readonly Power[]>>;

/** Returns the roles that have a power. */
export const rolesWith = (power: Power): readonly Role[] => POWERS[power];

/** Returns whether a role has a power. */
export const roleMay = (role: Role, power: Power): boolean => rolesWith(power).includes(role);
