import type { Db } from "#platform/db/db.ts";

const OFFERED = ["es", "en", "pt", "fr", "de", "nl"] as const;
type Language = (typeof OFFERED)[number];

/** The languages visitors get, Spanish first and always; an administrator switches the others on. */
export async function enabledLanguages(db: Db): Promise<readonly Language[]> {
  const row = await db.selectFrom("settings").select("value").where("key", "=", "languages").executeTakeFirst();
  const chosen: unknown[] = Array.isArray(row?.value) ? row.value : [];
  return OFFERED.filter((language) => language === "es" || chosen.includes(language));
}
