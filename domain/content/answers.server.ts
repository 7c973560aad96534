import { sql } from "kysely";
import type { Db } from "#platform/db/db.ts";
import type { AnswerKey } from "./content.ts";

/** A text of ours that answers a search. */
export interface Answer extends AnswerKey {
  /** For a legal position, the treatment's short name. */
  readonly title: string;
  /** Markdown. */
  readonly summary: string;
}

/** A page of ours that is not a text: its name, and what one can do there. */
export interface Tool {
  readonly path: string;
  readonly title: string;
  readonly text: string;
}

/** The maximum number of answers. Nobody reads more, and further texts share only a word with the question. */
const MAX_ANSWERS = 24;
const MAX_WORDS = 16;
/** An answer contains at least this share of the searched words, where rare words count most. */
const MIN_COVERAGE = 0.55;
/** For a word that no text contains: the minimum similarity of a word of a title. */
const MIN_LIKENESS = 0.5;

/**
 * Returns texts and tools that answer the words, the best first. Rare words count more, and a word in a title counts more than one in
 * a body, where a mention is only half an answer. A phrase that the authors listed («dos papás») counts most. Of the legal positions
 * of one family only the nearest is returned.
 */
export async function findAnswers(db: Db, typed: string, tools: readonly Tool[] = []): Promise<Answer[]> {
  const words = wordsOf(typed);
  if (words === "") return [];
  const { rows } = await sql<Answer>`
    with texts as materialized (
      select * from answers where locale = 'es'
      union all
      select 'es', 'tool', path, null, title, text, '{}', '{}', norm(title),
        setweight(to_tsvector('es', title), 'A') || setweight(to_tsvector('es', text), 'B')
      from jsonb_to_recordset(${JSON.stringify(tools)}::jsonb) as tool(path text, title text, text text)
    ),
    question as (select to_tsvector('es', ${words}) as tsv),
    asked as materialized (
      select distinct on (lexeme) lexeme, norm(word) as word, quote_literal(lexeme)::tsquery as query,
        (quote_literal(lexeme) || ':ABC')::tsquery as told, texts.holding,
        ln(1 + (select count(*) from texts) / greatest(texts.holding, 0.5)) as rarity
      from regexp_split_to_table(${words}, ' ') as word, unnest(to_tsvector('es', word)) as lexeme,
        lateral (select count(*) as holding from texts where texts.tsv @@ quote_literal(lexeme)::tsquery) texts
    ),
    hits as (
      select t.kind, t.id, t.family,
        sum(a.rarity * case when a.holding = 0 or t.tsv @@ a.told then 1 else 0.5 end) as covered,
        sum(a.rarity * case when a.holding > 0 then ts_rank('{0.15, 0.4, 0.6, 1}', t.tsv, a.query) else 0.3 end) as score
      from texts t join asked a
        on case when a.holding > 0 then t.tsv @@ a.query else strict_word_similarity(a.word, t.names) >= ${MIN_LIKENESS} end
      group by t.kind, t.id, t.family
    ),
    ranked as (
      select t.*, h.score + 3 * coalesce(named.words, 0) as score,
        row_number() over (
          partition by case when t.kind = 'legal' then t.family else t.kind || ' ' || t.id end
          order by h.score + 3 * coalesce(named.words, 0) desc, t.id
        ) as place
      from hits h join texts t on t.kind = h.kind and t.id = h.id and t.family is not distinct from h.family,
        question q,
        lateral (select max((numnode(phrase) + 1) / 2) as words from unnest(t.phrases) as phrase where q.tsv @@ phrase) named
      where named.words is not null or h.covered >= ${MIN_COVERAGE} * (select sum(rarity) from asked)
    )
    select kind, id, family, title, summary from ranked
    where place = 1 order by score desc, kind, id, family limit ${sql.lit(MAX_ANSWERS)}`.execute(db);
  return rows;
}

/** Returns words that authors listed for their texts and that contain what was typed. Those that begin with it come first. */
export async function suggestWords(db: Db, typed: string, max: number): Promise<string[]> {
  const text = wordsOf(typed);
  if (text === "") return [];
  const { rows } = await sql<{ word: string }>`
    select word from (select distinct unnest(words) as word from answers where locale = 'es') named
    where position(norm(${text}) in norm(word)) > 0 and norm(word) <> norm(${text})
    order by norm(word) ^@ norm(${text}) desc, length(word), word limit ${max}`.execute(db);
  return rows.map(({ word }) => word);
}

const wordsOf = (typed: string) => (typed.match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, MAX_WORDS).join(" ");
