import { type Kysely, type RawBuilder, sql } from "kysely";
import type { DB } from "#db/types.ts";
import type { Db } from "#platform/db/db.ts";
import type { Content } from "./content.ts";
import { type Reading, readContent } from "./read-content.server.ts";

/** The texts of `content/es`. */
const LOCALE = "es";
/** Web, worker and commands may start at the same moment: one of them publishes. */
const LOCK = 7_203_943;

/** Rows that were written, over all tables; zero when the database says what the files say. */
export interface Publication {
  readonly changed: number;
  readonly withdrawn: number;
}

/**
 * Brings the tables to what the files say, as often as it is called. A row that an administrator edited stays as it is; one whose
 * file is gone is no longer published, and comes back with its file. A file with a mistake leaves what was published from it before.
 */
export async function publishContent(db: Db, { content, slugs, unread }: Reading = readContent()): Promise<Publication> {
  return db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(tx);
    let changed = await write(tx, "sources", ["id"], sourceRows(content));
    changed += await write(tx, "treatments", ["locale", "slug"], treatmentRows(content));
    changed += await write(tx, "articles", ["locale", "slug"], articleRows(content));
    changed += await write(tx, "questions", ["locale", "id"], questionRows(content));
    changed += await write(tx, "legal_positions", ["locale", "treatment", "family"], legalRows(content));
    let withdrawn = await withdraw(tx, "treatments", sql`slug`, slugs);
    withdrawn += await withdraw(tx, "articles", sql`slug`, slugs);
    if (!unread.includes("questions.yaml")) {
      withdrawn += await withdraw(
        tx,
        "questions",
        sql`id`,
        content.questions.map(({ id }) => id),
      );
    }
    if (!unread.includes("legal.yaml")) {
      withdrawn += await withdraw(
        tx,
        "legal_positions",
        sql`treatment || ' ' || family`,
        content.legal.map(({ treatment, family }) => `${treatment} ${family}`),
      );
    }
    return { changed, withdrawn };
  });
}

type Table = "sources" | "treatments" | "articles" | "questions" | "legal_positions";
type Row = Readonly<Record<string, unknown>>;

/** Inserts and updates, each only where it changes something; the rows of a table all have the same columns. */
async function write(tx: Kysely<DB>, table: Table, key: readonly string[], rows: readonly Row[]): Promise<number> {
  if (rows.length === 0) return 0;
  const columns = Object.keys(rows[0]!);
  const names = (of: readonly string[], prefix = "") => sql.join(of.map((name) => sql.ref(`${prefix}${name}`)));
  const said = columns.filter((name) => !key.includes(name));
  const own = table !== "sources";
  const written = await sql`
    insert into ${sql.table(table)} as stands (${names(columns)})
    values ${sql.join(rows.map((row) => sql`(${sql.join(columns.map((name) => row[name]))})`))}
    on conflict (${names(key)}) do update
      set ${sql.join(said.map((name) => sql`${sql.ref(name)} = ${sql.ref(`excluded.${name}`)}`))}${own ? sql`, published = true, updated_at = now()` : sql``}
      where (${names(said, "stands.")}${own ? sql`, stands.published` : sql``}) is distinct from (${names(said, "excluded.")}${own ? sql`, true` : sql``})
        ${own ? sql`and stands.edited_at is null` : sql``}`.execute(tx);
  return Number(written.numAffectedRows ?? 0);
}

/** A source is never withdrawn: an edited row may still refer to it, and nothing shows it but such a reference. */
async function withdraw(
  tx: Kysely<DB>,
  table: Exclude<Table, "sources">,
  key: RawBuilder<unknown>,
  standing: readonly string[],
): Promise<number> {
  const gone = await sql`
    update ${sql.table(table)} set published = false, updated_at = now()
    where locale = ${LOCALE} and published and edited_at is null and ${key} <> all (${standing}::text[])`.execute(tx);
  return Number(gone.numAffectedRows ?? 0);
}

const json = (value: unknown) => sql`${JSON.stringify(value)}::jsonb`;

function sourceRows({ sources }: Content): Row[] {
  return sources.map(({ id, title, publisher, url, seenOn, language, published, statement }) => ({
    ...{ id, title, publisher, url, seen_on: seenOn, language, published, statement },
  }));
}

function treatmentRows({ treatments }: Content): Row[] {
  return treatments.map((treatment) => ({
    locale: LOCALE,
    slug: treatment.slug,
    title: treatment.title,
    name: treatment.name,
    short_name: treatment.shortName,
    service_type_id: treatment.serviceId,
    category: treatment.category,
    summary: treatment.summary,
    description: treatment.description,
    key_facts: json(treatment.keyFacts),
    steps: json(treatment.steps),
    risks: json(treatment.risks),
    alternatives: json(treatment.alternatives),
    questions: json(treatment.questions),
    body: treatment.body,
    words: treatment.words,
    source_ids: treatment.sourceIds,
    reviewed_by: treatment.review?.by ?? null,
    reviewed_on: treatment.review?.on ?? null,
    display_order: treatment.order,
  }));
}

function articleRows({ articles }: Content): Row[] {
  return articles.map((article) => ({
    locale: LOCALE,
    slug: article.slug,
    kind: article.kind,
    title: article.title,
    description: article.description,
    summary: article.summary,
    essentials: article.essentials,
    category: article.category,
    published_on: article.publishedOn,
    updated_on: article.updatedOn,
    treatments: article.treatments,
    related: article.related,
    body: article.body,
    words: article.words,
    source_ids: article.sourceIds,
    reviewed_by: article.review?.by ?? null,
    reviewed_on: article.review?.on ?? null,
  }));
}

function questionRows({ questions }: Content): Row[] {
  return questions.map(({ id, topic, question, answer, words, sourceIds }, index) => ({
    ...{ locale: LOCALE, id, topic, question, answer, words, source_ids: sourceIds, display_order: index + 1 },
  }));
}

function legalRows({ legal }: Content): Row[] {
  return legal.map(({ family, treatment, known, unknown, since, words, sourceIds }) => ({
    ...{ locale: LOCALE, treatment, family, known, unknown, since, words, source_ids: sourceIds },
  }));
}
