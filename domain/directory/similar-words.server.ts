import { sql } from "kysely";
import type { Db } from "#platform/db/db.ts";
import { nearestWords, tellingWords, vocabularyWords } from "./text-query.ts";
import type { Vocabulary } from "./vocabulary.ts";

const MAX_CANDIDATES = 200;
/** A candidate below this share of the best similarity counts as a different word. */
const NEAR_ENOUGH = 0.8;
const MAX_ALIKE = 5;

export interface SimilarWords {
  /**
   * For each distinctive word the known words that it may stand for, the most likely first. Words without a similar one are left out.
   */
  readonly groups: readonly (readonly string[])[];
  /** The whole search text, with each of those words replaced by its most likely correction. */
  readonly respelt: string;
}

export async function similarWords(db: Db, words: readonly string[], vocabulary: Vocabulary): Promise<SimilarWords> {
  const telling = tellingWords(words);
  const known = vocabularyWords(vocabulary);
  const { rows } = await sql<{ typed: string; word: string }>`
    select t.typed, s.word from unnest(${telling}::text[]) as t (typed)
    cross join lateral (select word from search_words where keys && spelling_keys(t.typed) limit ${sql.lit(MAX_CANDIDATES)}) s`.execute(db);
  const meant = new Map<string, string[]>();
  for (const typed of telling) {
    const ours = rows.filter((row) => row.typed === typed).map(({ word }) => word);
    const near = nearestWords(typed, [...known, ...ours]);
    meant.set(typed, near.length > 0 ? near : await wordsAlike(db, typed));
  }
  return {
    groups: telling.map((typed) => meant.get(typed)!).filter((group) => group.length > 0),
    respelt: words.map((word) => (meant.has(word) ? (meant.get(word)![0] ?? "") : word)).join(" "),
  };
}

/** Returns words with more mistakes, or written together, by shared trigrams. */
async function wordsAlike(db: Db, typed: string): Promise<string[]> {
  const { rows } = await sql<{ word: string; likeness: number }>`
    select word, similarity(word, ${typed}) as likeness from search_words where word % ${typed}
    order by likeness desc, word limit ${sql.lit(MAX_ALIKE)}`.execute(db);
  return rows.filter(({ likeness }) => likeness >= NEAR_ENOUGH * rows[0]!.likeness).map(({ word }) => word);
}
