import { type RawBuilder, sql } from "kysely";
import type { Db } from "#platform/db/db.ts";
import { askedLine, pricedService } from "./asked-price.ts";
import type { Facets } from "./facets.ts";
import { type ActiveFilter, activeFilters, type Filters, LAST_PAGE, withoutFilter } from "./filters.ts";
import { pageByPrice } from "./price-order.server.ts";
import { providersThatMeet } from "./provider-conditions.server.ts";
import { facetsOf, MAX_TEXT_MATCHES, type Tally, tallyProviders } from "./provider-counts.server.ts";
import { type ProviderKind, ranking, type TextMatch } from "./ranking.server.ts";
import { type Spelling, type Understood, understand } from "./text-match.server.ts";
import { asksForSurrogacy, SURROGACY } from "./text-query.ts";
import { loadVocabulary } from "./vocabulary.server.ts";
import { recognised, type Vocabulary } from "./vocabulary.ts";

/** One kind of provider, as lists show it. */
export interface Shelf<Card> {
  readonly kind: ProviderKind;
  readonly perPage: number;
  /**
   * Reads the cards of the providers that `chosen` selects, with the columns id and position. Cards of centers show the price of the
   * service.
   */
  readonly cards: (db: Db, vocabulary: Vocabulary, chosen: RawBuilder<unknown>, serviceId: string) => Promise<Card[]>;
}

/** The search as the directory understands it. */
export interface Question<F extends Filters> {
  /** In canonical form, without values that the directory does not know. */
  readonly filters: F;
  readonly understood: Understood | null;
  readonly vocabulary: Vocabulary;
  /** True if the words or the filters ask for surrogacy: then its law comes first. */
  readonly surrogacy: boolean;
}

export interface FoundPage<Card> {
  readonly cards: Card[];
  /** The number of providers that match the filters; at most 1,000 when there are words, and then `capped` is true. */
  readonly total: number;
  readonly capped: boolean;
  /** The page that is shown, never beyond the last. */
  readonly page: number;
  readonly pages: number;
}

/** Present when nothing was found: the filter whose removal brings the most results, and their number. */
export interface Relief {
  readonly without: ActiveFilter;
  readonly total: number;
  /** True when there are more and the count stopped. */
  readonly capped: boolean;
}

export interface ProviderSearch<Card> extends FoundPage<Card> {
  readonly filters: Filters;
  readonly facets: Facets;
  readonly spelling: Spelling | null;
  readonly surrogacy: boolean;
  readonly relief: Relief | null;
  readonly languages: Vocabulary["languages"];
}

/** Returns one page of a list of one kind. */
export async function searchProviders<Card>(db: Db, shelf: Shelf<Card>, given: Filters, wantedPage: number): Promise<ProviderSearch<Card>> {
  const question = await readQuestion(db, given, [shelf.kind]);
  const { filters, understood, vocabulary } = question;
  const { tally, ...found } = await findPage(db, shelf, question, wantedPage);
  return {
    ...found,
    filters,
    facets: facetsOf([tally], vocabulary),
    spelling: understood?.spelling ?? null,
    surrogacy: question.surrogacy,
    relief: found.total > 0 ? null : await findRelief(db, question, [shelf.kind]),
    languages: vocabulary.languages,
  };
}

export async function readQuestion<F extends Filters>(db: Db, given: F, kinds: readonly ProviderKind[]): Promise<Question<F>> {
  const vocabulary = await loadVocabulary(db);
  const filters = recognised(given, vocabulary);
  const understood = await understand(db, filters.q, vocabulary, kinds);
  // A text without any letter or digit searches for nothing.
  const surrogacy = filters.services.includes(SURROGACY) || asksForSurrogacy(filters.q, vocabulary);
  return { filters: understood ? filters : { ...filters, q: "" }, understood, vocabulary, surrogacy };
}

export async function findPage<Card>(
  db: Db,
  shelf: Shelf<Card>,
  { filters, understood, vocabulary }: Question<Filters>,
  wantedPage: number,
): Promise<FoundPage<Card> & { tally: Tally }> {
  const text = understood?.match(shelf.kind) ?? null;
  const page = Math.min(Math.max(Math.trunc(wantedPage) || 1, 1), LAST_PAGE);
  const cards = (number: number) => shelf.cards(db, vocabulary, chosenOf(shelf, filters, text, number), pricedService(filters));
  const [tally, found] = await Promise.all([tallyProviders(db, shelf.kind, filters, text), cards(page)]);
  const pages = Math.max(1, Math.min(LAST_PAGE, Math.ceil(tally.total / Math.max(1, shelf.perPage))));
  const past = page > pages;
  return {
    cards: past ? await cards(pages) : found,
    total: tally.total,
    capped: isCapped(text, tally),
    page: past ? pages : page,
    pages,
    tally,
  };
}

const isCapped = (text: TextMatch | null, { total }: Tally) => text !== null && total >= MAX_TEXT_MATCHES;

function chosenOf({ kind, perPage }: Shelf<unknown>, filters: Filters, text: TextMatch | null, page: number): RawBuilder<unknown> {
  const condition = providersThatMeet(kind, filters, text);
  const line = askedLine(filters);
  if (filters.sort === "price" && line && !text) return pageByPrice({ condition, line, perPage, skip: (page - 1) * perPage });
  const found = sql`select p.* from provider_profiles p where ${condition}`;
  // With words, take a limited number of matches and rank those. With filters alone, read the index of the order and stop at the end
  // of the page.
  const from = text ? sql`(${found} limit ${sql.lit(MAX_TEXT_MATCHES)})` : sql`(${found})`;
  const order = ranking(kind, filters, text);
  return sql`select p.id, row_number() over (order by ${order}) as position from ${from} p
    order by ${order} limit ${sql.lit(perPage)} offset ${sql.lit((page - 1) * perPage)}`;
}

export async function findRelief(
  db: Db,
  { filters, understood }: Question<Filters>,
  kinds: readonly ProviderKind[],
): Promise<Relief | null> {
  const active = activeFilters(filters);
  // Without its only words the search would find everything, which helps nobody.
  if (active.length === 1 && active[0]!.group === "q") return null;
  const options = await Promise.all(
    active.map(async (without): Promise<Relief> => {
      const fewer = withoutFilter(filters, without);
      const text = (kind: ProviderKind) => (without.group === "q" ? null : (understood?.match(kind) ?? null));
      const tallies = await Promise.all(kinds.map((kind) => tallyProviders(db, kind, fewer, text(kind))));
      return {
        without,
        total: tallies.reduce((all, { total }) => all + total, 0),
        capped: kinds.some((kind, index) => isCapped(text(kind), tallies[index]!)),
      };
    }),
  );
  return options.filter(({ total }) => total > 0).sort((a, b) => b.total - a.total)[0] ?? null;
}
