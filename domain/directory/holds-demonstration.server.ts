import type { Db } from "#platform/db/db.ts";

/** Returns whether the directory shows the fictional profiles of the demonstration, which mails have to mention. */
export async function holdsDemonstration(db: Db): Promise<boolean> {
  const demo = await db.selectFrom("provider_profiles").select("id").where("demo", "=", true).limit(1).executeTakeFirst();
  return demo !== undefined;
}
