import { sql } from "kysely";
import type { Db } from "#platform/db/db.ts";
import { fillMarks, type MarkValues } from "./page-marks.ts";
import { FIXED_PAGES, type FixedPage, type Page } from "./pages.ts";

/** Returns a published page with its marks replaced. */
export async function pageBySlug(db: Db, slug: string, values: MarkValues): Promise<Page | null> {
  const page = await db
    .selectFrom("pages")
    .select(["slug", "name", "title", "description", "lead", "essentials", "body", "updated_on as updatedOn", "source_ids as sourceIds"])
    .where("locale", "=", "es")
    .where("slug", "=", slug)
    .where("published", "=", true)
    .executeTakeFirst();
  if (!page) return null;
  const { slug: own, sourceIds, updatedOn, essentials, ...words } = page;
  const said = Object.entries(words).map(([field, text]) => [field, fillMarks(text, values)]);
  return {
    ...{ slug: own, sourceIds, updatedOn },
    essentials: essentials.map((point) => fillMarks(point, values)),
    ...(Object.fromEntries(said) as typeof words),
  };
}

/** Returns the words of a page that the site cannot do without. Nobody can archive such a page. */
export async function fixedPage(db: Db, slug: FixedPage, values: MarkValues): Promise<Page> {
  const page = await pageBySlug(db, slug, values);
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
