import { sql } from "kysely";
import type { Db } from "#platform/db/db.ts";
import { FIXED_PAGES, type FixedPage, type Page } from "./pages.ts";

/** Returns a published page, with what the site is called wherever its words say «{site}». */
export async function pageBySlug(db: Db, slug: string, siteName: string): Promise<Page | null> {
  const page = await db
    .selectFrom("pages")
    .select(["slug", "name", "title", "description", "lead", "body", "source_ids as sourceIds"])
    .where("locale", "=", "es")
    .where("slug", "=", slug)
    .where("published", "=", true)
    .executeTakeFirst();
  if (!page) return null;
  const { slug: own, sourceIds, ...words } = page;
  const said = Object.entries(words).map(([field, text]) => [field, text.replaceAll("{site}", siteName)]);
  return { slug: own, sourceIds, ...(Object.fromEntries(said) as typeof words) };
}

/** Returns the words of a page that the site cannot do without: nobody can archive it. */
export async function fixedPage(db: Db, slug: FixedPage, siteName: string): Promise<Page> {
  const page = await pageBySlug(db, slug, siteName);
  if (!page) throw new Error(`content/es/pages/${slug}.md was never published`);
  return page;
}

/** Lists the pages under `/p/`, by name. */
export async function listPages(db: Db): Promise<{ slug: string; name: string; updatedAt: Date }[]> {
  return db
    .selectFrom("pages")
    .select(["slug", "name", "updated_at as updatedAt"])
    .where("locale", "=", "es")
    .where("published", "=", true)
    .where("slug", "not in", Object.keys(FIXED_PAGES))
    .orderBy(sql`norm(name)`)
    .execute();
}
