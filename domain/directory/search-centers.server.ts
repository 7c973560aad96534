import { type SqlBool, sql } from "kysely";
import type { Db } from "#platform/db/db.ts";
import type { CenterCard } from "./center-card.ts";
import { centerCards } from "./center-cards.server.ts";
import { centerOrder, centersThatMeet, fullTextMatch, type TextMatch } from "./center-conditions.server.ts";
import { countCenters, MOST_TEXT_MATCHES } from "./center-counts.server.ts";
import type { CenterFacets } from "./center-facets.ts";
import {
  type ActiveFilter,
  activeFilters,
  CENTERS_PER_PAGE,
  type CenterFilters,
  LAST_PAGE,
  NO_CENTER_FILTERS,
  withoutFilter,
} from "./center-filters.ts";
import { corrected, readText, tellingWords, toSwappedTsQuery } from "./text-query.ts";
import { loadVocabulary } from "./vocabulary.server.ts";
import { recognised, type Vocabulary } from "./vocabulary.ts";

export interface CenterSearch {
  readonly cards: CenterCard[];
  /** How many centers meet the filters; at most 1,000 when there are words, and then `capped` says so. */
  readonly total: number;
  readonly capped: boolean;
  readonly facets: CenterFacets;
  /** The page really shown: never past the last. */
  readonly page: number;
  readonly pages: number;
  /** The filters in canonical form, without what the directory does not know. */
  readonly filters: CenterFilters;
  /** How the words were found: as written, or as something like them. */
  readonly spelling: "exact" | "similar" | null;
  /** When nothing was found: the one filter without which most appear, and how many. */
  readonly relief: { readonly without: ActiveFilter; readonly total: number } | null;
}

/** Names less than this share as near as the nearest one are other names. */
const NEAR_ENOUGH = 0.8;
const MOST_SIMILAR = 200;

export async function searchCenters(db: Db, given: CenterFilters, wantedPage: number): Promise<CenterSearch> {
  const vocabulary = await loadVocabulary(db);
  const { filters, text, spelling } = await understand(db, recognised(given, vocabulary), vocabulary);
  const page = Math.min(Math.max(Math.trunc(wantedPage) || 1, 1), LAST_PAGE);
  const [{ total, facets }, cards] = await Promise.all([
    countCenters(db, filters, text, vocabulary),
    cardsOfPage(db, filters, text, page, vocabulary),
  ]);
  const pages = Math.max(1, Math.min(LAST_PAGE, Math.ceil(total / CENTERS_PER_PAGE)));
  const past = page > pages;
  return {
    cards: past ? await cardsOfPage(db, filters, text, pages, vocabulary) : cards,
    total,
    capped: text !== null && total >= MOST_TEXT_MATCHES,
    facets,
    page: past ? pages : page,
    pages,
    filters,
    spelling,
    relief: total > 0 ? null : await findRelief(db, filters, text, vocabulary),
  };
}

interface Understood {
  filters: CenterFilters;
  text: TextMatch | null;
  spelling: CenterSearch["spelling"];
}

/** Words are taken as they are written; only if no center at all has them, as what they may be meant to be. */
async function understand(db: Db, filters: CenterFilters, vocabulary: Vocabulary): Promise<Understood> {
  const query = readText(filters.q, vocabulary);
  if (query.words.length === 0) return { filters: { ...filters, q: "" }, text: null, spelling: null };
  const exact = fullTextMatch(query);
  // Not `limit 1`: for so few rows the planner would rather read the whole table than the index of words.
  const { rows } = await sql`
    select 1 from provider_profiles p where ${centersThatMeet(NO_CENTER_FILTERS, exact)} limit ${sql.lit(MOST_TEXT_MATCHES)}`.execute(db);
  if (rows.length > 0) return { filters, text: exact, spelling: "exact" };
  return { filters, text: await similarMatch(db, query.words, vocabulary), spelling: "similar" };
}

/**
 * Centers whose words differ by swapped letters, then those whose name looks like the words, nearest first, then those that
 * the words find once misspelt services and cities are put right.
 */
async function similarMatch(db: Db, words: readonly string[], vocabulary: Vocabulary): Promise<TextMatch> {
  const { rows } = await sql<{ id: string; likeness: number }>`
    select id, likeness from provider_names_like(${tellingWords(words)}, array['clinic'], ${sql.lit(MOST_TEXT_MATCHES)})
    order by likeness desc, id limit ${sql.lit(MOST_SIMILAR)}`.execute(db);
  const ids = rows.filter(({ likeness }) => likeness >= NEAR_ENOUGH * rows[0]!.likeness).map(({ id }) => id);
  const swapped = sql<SqlBool>`p.tsv @@ to_tsquery('es', ${toSwappedTsQuery(words)})`;
  const conditions = [swapped, sql<SqlBool>`p.id = any (${ids}::uuid[])`];
  const right = corrected(words, vocabulary);
  if (right) conditions.push(fullTextMatch(readText(right.join(" "), vocabulary)).condition);
  return {
    condition: sql`(${sql.join(conditions, sql` or `)})`,
    nearness: sql`case when ${swapped} then 0 else coalesce(-array_position(${ids}::uuid[], p.id), ${sql.lit(-MOST_SIMILAR - 1)}) end`,
  };
}

function cardsOfPage(db: Db, filters: CenterFilters, text: TextMatch | null, page: number, vocabulary: Vocabulary): Promise<CenterCard[]> {
  const found = sql`select p.* from provider_profiles p where ${centersThatMeet(filters, text)}`;
  // Words: take at most so many matches, then rank those. Filters alone: walk along the index of the order and stop at the page's end.
  const from = text ? sql`(${found} limit ${sql.lit(MOST_TEXT_MATCHES)})` : sql`(${found})`;
  const order = centerOrder(filters.sort, text);
  return centerCards(
    db,
    vocabulary,
    sql`select p.id, row_number() over (order by ${order}) as position from ${from} p
      order by ${order} limit ${sql.lit(CENTERS_PER_PAGE)} offset ${sql.lit((page - 1) * CENTERS_PER_PAGE)}`,
  );
}

async function findRelief(db: Db, filters: CenterFilters, text: TextMatch | null, vocabulary: Vocabulary): Promise<CenterSearch["relief"]> {
  const active = activeFilters(filters);
  if (active.length < 2) return null;
  const options = await Promise.all(
    active.map(async (without) => {
      const fewer = withoutFilter(filters, without);
      const { total } = await countCenters(db, fewer, without.group === "q" ? null : text, vocabulary);
      return { without, total };
    }),
  );
  const best = options.reduce((a, b) => (b.total > a.total ? b : a));
  return best.total > 0 ? best : null;
}
