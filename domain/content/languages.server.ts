import type { Db } from "#platform/db/db.ts";

const OFFERED = ["es", "en", "pt", "fr", "de", "nl"] as const;
type Language = (typeof OFFERED)[number];

/** Returns the languages that visitors get. Spanish is always the first; an administrator switches the others on. */
export async function enabledLanguages(db: Db): Promise<readonly Language[]> {
  const row = await db.selectFrom("settings").select("value").where("key", "=", "languages").executeTakeFirst();
  const chosen: unknown[] = Array.isArray(row?.value) ? row.value : [];
  return OFFERED.filter((language) => language === "es" || chosen.includes(language));
}
