/** The settings that administrators change on their screen. */
export const SETTING_KEYS = [
  "site",
  "languages",
  "tag_manager",
  "exchange_rates",
  "lead_limits",
  "retention",
  "promises",
  "bank_account",
  "fiscal_issuer",
  "itbis",
  "consent_request",
  "consent_message",
  "consent_newsletter",
] as const;
export type SettingKey = (typeof SETTING_KEYS)[number];

type Leaf = string | number | boolean | null;
/** A setting, as the table stores it. */
export type SettingValue = { readonly [name: string]: Leaf | SettingValue };

/** Returns every value under its path: `{ dop: { rate: 62 } }` has 62 at «dop.rate». A list is one value, separated by commas. */
export function valuesByPath(stored: unknown, above = ""): Record<string, Leaf> {
  if (typeof stored !== "object" || stored === null) return {};
  return Object.fromEntries(
    Object.entries(stored).flatMap(([name, value]): [string, Leaf][] => {
      const path = above ? `${above}.${name}` : name;
      if (Array.isArray(value)) return [[path, value.join(", ")]];
      return typeof value === "object" && value !== null ? Object.entries(valuesByPath(value, path)) : [[path, value as Leaf]];
    }),
  );
}
