import { sql } from "kysely";
import type { Db } from "#platform/db/db.ts";
import type { CenterCard } from "./center-card.ts";
import { centerCards } from "./center-cards.server.ts";
import { centerOrder, centersThatMeet, fullTextMatch, partialMatch, respeltMatch, type TextMatch } from "./center-conditions.server.ts";
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
import { similarWords } from "./similar-words.server.ts";
import { readText } from "./text-query.ts";
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

/**
 * Words are taken as they are written. Only if no center at all has them: as what they may be meant to be; and only if that
 * finds nothing either, the centers that have some of them.
 */
async function understand(db: Db, filters: CenterFilters, vocabulary: Vocabulary): Promise<Understood> {
  const query = readText(filters.q, vocabulary);
  if (query.words.length === 0) return { filters: { ...filters, q: "" }, text: null, spelling: null };
  const exact = fullTextMatch(query);
  if (await findsAny(db, exact)) return { filters, text: exact, spelling: "exact" };
  const groups = await similarWords(db, query.words, vocabulary);
  if (groups.length === 0) return { filters, text: exact, spelling: "similar" };
  const respelt = respeltMatch(groups, readText(groups.map(([likeliest]) => likeliest).join(" "), vocabulary));
  const text = (await findsAny(db, respelt)) ? respelt : partialMatch(groups);
  return { filters, text, spelling: "similar" };
}

async function findsAny(db: Db, text: TextMatch): Promise<boolean> {
  // Not `limit 1`: for so few rows the planner would rather read the whole table than the index of words.
  const { rows } = await sql`
    select 1 from provider_profiles p where ${centersThatMeet(NO_CENTER_FILTERS, text)} limit ${sql.lit(MOST_TEXT_MATCHES)}`.execute(db);
  return rows.length > 0;
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
