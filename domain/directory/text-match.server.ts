import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Db } from "#platform/db/db.ts";
import { NO_FILTERS } from "./filters.ts";
import { isInCity, providersThatMeet } from "./provider-conditions.server.ts";
import { MAX_TEXT_MATCHES } from "./provider-counts.server.ts";
import type { ProviderKind, TextMatch } from "./ranking.server.ts";
import { similarWords } from "./similar-words.server.ts";
import { readText, type TextQuery, tellingWords, toGroupsTsQuery, toTsQuery } from "./text-query.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** How the words were found: as written, or by similar spelling. */
export type Spelling = "exact" | "similar";

export interface Understood {
  /** The condition that each kind of provider must meet. */
  readonly match: (kind: ProviderKind) => TextMatch;
  readonly spelling: Spelling;
}

/** Nobody meets it. */
const NOBODY: TextMatch = { condition: sql`false`, nearness: sql`0::int` };

/** Returns what was understood without providers that only have words with a similar spelling. */
export const exactOnly = (understood: Understood | null): Understood | null =>
  understood?.spelling === "similar" ? { match: () => NOBODY, spelling: "exact" } : understood;

/**
 * Reads the words of a search. First takes them as they are written. If nobody has them, takes the words that they probably mean. If
 * that finds nothing either, accepts providers that have all of the words but one, or else some. Returns null without words.
 */
export async function understand(db: Db, q: string, vocabulary: Vocabulary, kinds: readonly ProviderKind[]): Promise<Understood | null> {
  const query = readText(q, vocabulary);
  if (query.words.length === 0) return null;
  const exact = (kind: ProviderKind) => fullTextMatch(kind, query);
  if (await findsAny(db, kinds, exact)) return { match: exact, spelling: "exact" };
  const { groups, respelt } = await similarWords(db, query.words, vocabulary);
  if (groups.length === 0) return { match: exact, spelling: "similar" };
  const reread = readText(respelt, vocabulary);
  const nearer = [(kind: ProviderKind) => respeltMatch(kind, groups, reread), ...(groups.length > 2 ? [() => allButOneMatch(groups)] : [])];
  for (const match of nearer) if (await findsAny(db, kinds, match)) return { match, spelling: "similar" };
  return { match: () => partialMatch(groups), spelling: "similar" };
}

async function findsAny(db: Db, kinds: readonly ProviderKind[], match: (kind: ProviderKind) => TextMatch): Promise<boolean> {
  for (const kind of kinds) {
    // `limit 1` would make the planner read the whole table instead of the index of words, since the table is small.
    const { rows } = await sql`
      select 1 from provider_profiles p where ${providersThatMeet(kind, NO_FILTERS, match(kind))} limit ${sql.lit(MAX_TEXT_MATCHES)}`.execute(
      db,
    );
    if (rows.length > 0) return true;
  }
  return false;
}

const carries = (tsQuery: string) => sql<SqlBool>`p.tsv @@ to_tsquery('es', ${tsQuery})`;
const score = (condition: RawBuilder<SqlBool>) => sql<number>`(${condition})::int`;

/**
 * Returns the match of the full text: all distinctive words must occur in name, place or description; or the words name services, languages
 * and places, and those must match.
 */
function fullTextMatch(kind: ProviderKind, query: TextQuery): TextMatch {
  const telling = tellingWords(query.words);
  const inName = score(carries(toTsQuery(telling, "A")));
  // Common words still distinguish two names that are otherwise alike.
  const nearness = telling.length < query.words.length ? sql<number>`${inName} + ${score(carries(toTsQuery(query.words, "A")))}` : inName;
  const anywhere = carries(toTsQuery(telling));
  const named = namedFacts(kind, query);
  return { condition: named ? sql`(${anywhere} or ${named})` : anywhere, nearness };
}

/**
 * Returns the condition for the services, languages and cities that the words name, and for the remaining words; null when they name
 * none.
 */
function namedFacts(kind: ProviderKind, { services, languages, cities, rest }: TextQuery): RawBuilder<SqlBool> | null {
  const facts: RawBuilder<SqlBool>[] = services.map((group) => sql`p.services_offered && ${group}::text[]`);
  if (languages.length > 0) facts.push(sql`p.languages_spoken @> ${languages}::text[]`);
  facts.push(...cities.map((city) => isInCity(kind, city)));
  if (facts.length === 0) return null;
  if (rest.length > 0) {
    const left = sql`to_tsquery('es', ${toTsQuery(rest)})`;
    // Words like «con» or «de» leave an empty query, which would match nothing.
    facts.push(sql`(numnode(${left}) = 0 or p.tsv @@ ${left})`);
  }
  return sql`(${sql.join(facts, sql` and `)})`;
}

type WordGroups = readonly (readonly string[])[];

/**
 * Returns the match of corrected words: for every typed word, one of its probable corrections must occur in name or place; or the services
 * and places that the corrected words name must match.
 */
function respeltMatch(kind: ProviderKind, groups: WordGroups, respelt: TextQuery): TextMatch {
  const all = carries(toGroupsTsQuery(groups, "&"));
  const named = namedFacts(kind, respelt);
  return {
    condition: named ? sql`(${all} or ${named})` : all,
    nearness: sql`${score(carries(toGroupsTsQuery(groups, "&", "A")))} + ${score(carries(toTsQuery(respelt.words, "A")))}`,
  };
}

/** Requires all groups but one in name or place, since one word may be superfluous or unrecognizable. */
function allButOneMatch(groups: WordGroups): TextMatch {
  const without = groups.map((_, left) => `(${toGroupsTsQuery(groups.toSpliced(left, 1), "&")})`);
  return { condition: carries(without.join(" | ")), nearness: inNameOf(groups) };
}

/** Requires some of the words in name or place; more of them rank higher. */
function partialMatch(groups: WordGroups): TextMatch {
  return { condition: carries(toGroupsTsQuery(groups, "|")), nearness: inNameOf(groups) };
}

const inNameOf = (groups: WordGroups) =>
  sql<number>`(${sql.join(
    groups.map((group) => score(carries(toGroupsTsQuery([group], "&")))),
    sql` + `,
  )})`;
