import { sql } from "kysely";
import type { Db } from "#platform/db/db.ts";
import { MINUTES } from "./articles.server.ts";
import type { AnswerKey } from "./content.ts";
import { SYNONYMS } from "./synonyms.ts";

/** A text of ours that answers a search. */
export interface Answer extends AnswerKey {
  /** For a legal position, the treatment's short name. */
  readonly title: string;
  /** Markdown. */
  readonly summary: string;
  /** How long an article or a guide takes to read, and when it was brought up to date; null for other texts. */
  readonly minutes: number | null;
  readonly updatedOn: string | null;
  /** True if the title, the phrases or the summary have all words as they are typed. A mention in the body is not enough. */
  readonly told: boolean;
  /** True for an urgent answer with a phrase that matches. It comes before everything else, and no center is shown beside it. */
  readonly urgent: boolean;
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
/** All of the words, whatever rounding does. */
const ALL_OF_IT = 0.99;
/** Small words that reverse a phrase. Full-text search leaves them out. */
const ONLY_AS_WRITTEN = String.raw`\m(no|sin|nada|ni)\M`;
/** For a word that no text contains: the minimum similarity of a word of a title. */
const MIN_LIKENESS = 0.5;

/**
 * Returns texts and tools that answer the words, the best first. Rare words count more, and a word in a title counts more than one in
 * a body, where a mention is only half an answer. Names of the same thing (`synonyms.ts`) count as one word. A phrase that the authors
 * listed («dos papás») counts most. One with «no» or «sin» must occur in the question exactly as it is written, and so must one that has
 * only one word besides such words: «no puedo más» is not «¿qué más puedo hacer?». An urgent answer comes before everything if one of its
 * phrases matches, and otherwise last. Of the legal positions of one family only the nearest is returned.
 */
export async function findAnswers(db: Db, typed: string, tools: readonly Tool[] = []): Promise<Answer[]> {
  const words = withValue(wordsOf(typed));
  if (words === "") return [];
  const { rows } = await sql<Answer>`
    with texts as materialized (
      select * from answers where locale = 'es'
      union all
      select 'es', 'tool', path, null, title, text, '{}', '{}', norm(title),
        setweight(to_tsvector('es', title), 'A') || setweight(to_tsvector('es', text), 'B')
      from jsonb_to_recordset(${JSON.stringify(tools)}::jsonb) as tool(path text, title text, text text)
    ),
    names as materialized (
      select thing, to_tsvector('es', name) as tsv, plainto_tsquery('es', name)::text as query
      from jsonb_array_elements(${JSON.stringify(SYNONYMS)}::jsonb) with ordinality as one(names, thing), jsonb_array_elements_text(names) as name
    ),
    meant as materialized (
      select thing, string_agg('(' || query || ')', ' | ') as query, array_agg(tsv) as names,
        array_agg(tsv) filter (where to_tsvector('es', ${words}) @@ query::tsquery) as typed
      from names group by thing having bool_or(to_tsvector('es', ${words}) @@ query::tsquery)
    ),
    question as (
      select to_tsvector('es', ${words}) as tsv, ' ' || norm(${words}) || ' ' as typed,
        to_tsvector('es', ${words}) || coalesce(
          (select string_agg(n.name::text, ' ')::tsvector from meant, unnest(meant.names) as n(name)), '') as wider
    ),
    words as (
      select distinct on (lexeme) norm(word) as word, quote_literal(lexeme) as query
      from regexp_split_to_table(${words}, ' ') as word, unnest(to_tsvector('es', word)) as lexeme
      where not exists (select from meant, unnest(meant.typed) as n(name) where n.name @@ quote_literal(lexeme)::tsquery)
      union all
      select null, query from meant
    ),
    asked as materialized (
      select word, query::tsquery, regexp_replace(query, $$'([^']+)'$$, $$'\\1':ABC$$, 'g')::tsquery as told, texts.holding,
        ln(1 + (select count(*) from texts) / greatest(texts.holding, 0.5)) as rarity
      from words, lateral (select count(*) as holding from texts where texts.tsv @@ words.query::tsquery) texts
    ),
    hits as (
      select t.kind, t.id, t.family,
        sum(a.rarity * case when a.holding = 0 or t.tsv @@ a.told then 1 else 0.5 end) as covered,
        coalesce(sum(a.rarity) filter (where t.tsv @@ a.told), 0) as written,
        sum(a.rarity * case when a.holding > 0 then ts_rank('{0.15, 0.4, 0.6, 1}', t.tsv, a.query) else 0.3 end) as score
      from texts t join asked a
        on case when a.holding > 0 then t.tsv @@ a.query else strict_word_similarity(a.word, t.names) >= ${MIN_LIKENESS} end
      group by t.kind, t.id, t.family
    ),
    ranked as (
      select t.*, h.score + 3 * coalesce(named.words, 0) as score, case when t.kind <> 'urgent' then 0 else coalesce(named.words, -1) end as urgency,
        named.words is not null or h.written >= ${ALL_OF_IT} * total.rarity as told,
        row_number() over (
          partition by case when t.kind = 'legal' then t.family else t.kind || ' ' || t.id end
          order by h.score + 3 * coalesce(named.words, 0) desc, t.id
        ) as place
      from hits h join texts t on t.kind = h.kind and t.id = h.id and t.family is not distinct from h.family,
        question q, (select sum(rarity) as rarity from asked) total,
        lateral (
          select max((numnode(phrase) + 1) / 2.0 + case when literal then 1 when q.tsv @@ phrase then 0.5 else 0 end) as words
          from unnest(t.words, t.phrases) as said(word, phrase), lateral (select position(' ' || norm(word) || ' ' in q.typed) > 0 as literal) l
          where literal or q.wider @@ phrase and norm(word) !~ ${ONLY_AS_WRITTEN} and (numnode(phrase) > 1 or word !~ ' ')
        ) named
      where named.words is not null or h.covered >= ${MIN_COVERAGE} * total.rarity
    )
    select ranked.kind, ranked.id, family, ranked.title, ranked.summary, told, urgency > 0 as urgent, case when a.slug is not null then ${MINUTES} end as minutes,
      a.updated_on as "updatedOn"
    from ranked left join articles a on a.locale = 'es' and a.kind = ranked.kind and a.slug = ranked.id
    where place = 1 order by urgency desc, score desc, ranked.kind, ranked.id, family limit ${sql.lit(MAX_ANSWERS)}`.execute(db);
  return rows;
}

/** The highest first result of a beta test that people ask about as a low one. */
const LOW_VALUE = 200;

/** Adds to one number beside «beta» what it means, since no author can list all numbers. With two numbers, the value rose or fell. */
function withValue(words: string): string {
  if (!/\b(?:beta|hcg)\b/i.test(words)) return words;
  const values = words.replace(/\bd[ií]as? \d+/gi, "").match(/\b\d{1,4}\b/g) ?? [];
  return values.length === 1 && Number(values[0]) <= LOW_VALUE ? `${words} valor de la beta` : words;
}

/**
 * Returns words that authors listed for their texts and that contain what was typed. Those that begin with it come first. Urgent answers
 * are suggested by their title.
 */
export async function suggestWords(db: Db, typed: string, max: number): Promise<string[]> {
  const text = wordsOf(typed);
  if (text === "") return [];
  const { rows } = await sql<{ word: string }>`
    select word from (select distinct unnest(words) as word from answers where locale = 'es' and kind <> 'urgent') named
    where position(norm(${text}) in norm(word)) > 0 and norm(word) <> norm(${text})
    order by norm(word) ^@ norm(${text}) desc, length(word), word limit ${max}`.execute(db);
  return rows.map(({ word }) => word);
}

const wordsOf = (typed: string) => (typed.match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, MAX_WORDS).join(" ");
