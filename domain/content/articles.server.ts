import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Db, Tx } from "#platform/db/db.ts";
import type { Article, ArticleCategory, ArticleKind, ArticleSummary } from "./content.ts";
import { WORDS_PER_MINUTE } from "./reading-time.ts";

const PUBLISHED = sql<SqlBool>`a.published and a.locale = 'es'`;
/** The minutes that the article of the row `a` takes to read. */
export const MINUTES = sql<number>`greatest(1, round(cardinality(regexp_split_to_array(btrim(a.body), '\\s+')) / ${sql.lit(WORDS_PER_MINUTE)}::numeric))::int`;
const SUMMARY = sql`a.slug, a.kind, a.title, a.summary, a.category, a.published_on as "publishedOn", a.updated_on as "updatedOn",
  ${MINUTES} as minutes`;
const NEWEST = sql`a.published_on desc, a.slug`;

/** Returns one page of the blog, a category of it, or the guides. */
export async function listArticles(
  db: Db,
  { kind, category = null, most, skip = 0 }: { kind: ArticleKind; category?: ArticleCategory | null; most: number; skip?: number },
): Promise<ArticleSummary[]> {
  const ofCategory = category ? sql`and a.category = ${category}` : sql``;
  return summaries(db, sql`a.kind = ${kind} ${ofCategory} order by ${NEWEST} limit ${most} offset ${skip}`);
}

/** Counts the articles of each category that has any. */
export async function articleCategories(db: Db): Promise<{ category: ArticleCategory; articles: number }[]> {
  const { rows } = await sql<{ category: ArticleCategory; articles: number }>`
    select a.category, count(*)::int as articles from articles a where ${PUBLISHED} and a.kind = 'article'
    group by a.category order by count(*) desc, a.category`.execute(db);
  return rows;
}

/** Returns the newest articles of the blog. */
export const latestArticles = (db: Db, most: number): Promise<ArticleSummary[]> => listArticles(db, { kind: "article", most });

/** Articles and guides about a treatment, guides first. */
export async function articlesAbout(db: Db, treatmentSlug: string, most = 4): Promise<ArticleSummary[]> {
  return summaries(db, sql`${treatmentSlug} = any (a.treatments) order by a.kind desc, ${NEWEST} limit ${most}`);
}

export type FoundArticle = Article & { readonly minutes: number };

export async function articleBySlug(db: Db, kind: ArticleKind, slug: string): Promise<FoundArticle | null> {
  const { rows } = await sql<FoundArticle>`
    select ${SUMMARY}, a.description, a.essentials, a.treatments, a.related, a.body, a.source_ids as "sourceIds",
      case when a.reviewed_by is not null then json_build_object('by', a.reviewed_by, 'on', a.reviewed_on) end as review
    from articles a where ${PUBLISHED} and a.kind = ${kind} and a.slug = ${slug}`.execute(db);
  return rows[0] ?? null;
}

/** Returns the articles that the author named, then those that share most treatments or the category. */
export async function relatedArticles(db: Db, { slug, related, treatments, category }: Article, most = 3): Promise<ArticleSummary[]> {
  const shared = sql`cardinality(array(select unnest(a.treatments) intersect select unnest(${treatments}::text[])))`;
  return summaries(
    db,
    sql`a.slug <> ${slug} and (a.slug = any (${related}::text[]) or a.treatments && ${treatments}::text[] or a.category = ${category})
      order by array_position(${related}::text[], a.slug) nulls last, ${shared} desc, ${NEWEST} limit ${most}`,
  );
}

async function summaries(db: Db, chosen: RawBuilder<unknown>): Promise<ArticleSummary[]> {
  const { rows } = await sql<ArticleSummary>`select ${SUMMARY} from articles a where ${PUBLISHED} and ${chosen}`.execute(db);
  return rows;
}

export interface ArticleToMail {
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
}

/** Returns the published articles of the blog among these, in their order. */
export async function articlesBySlugs(db: Db | Tx, slugs: readonly string[]): Promise<ArticleToMail[]> {
  const { rows } = await sql<ArticleToMail>`
    select a.slug, a.title, a.summary from articles a
    where ${PUBLISHED} and a.kind = 'article' and a.slug = any (${slugs}::text[]) order by array_position(${slugs}::text[], a.slug)`.execute(
    db,
  );
  return rows;
}
