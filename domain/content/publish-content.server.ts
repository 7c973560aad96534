import { type RawBuilder, sql } from "kysely";
import type { Db, Tx } from "#platform/db/db.ts";
import {
  articleRows,
  type ContentRow,
  cityTextRows,
  LOCALE,
  legalRows,
  pageRows,
  questionRows,
  sourceRows,
  treatmentRows,
  urgentRows,
} from "./content-rows.server.ts";
import { editedFiles, noteFiles } from "./file-versions.server.ts";
import { notePictures } from "./picture-files.server.ts";
import { type Reading, readContent, readFiles } from "./read-content.server.ts";

/** The key of the lock that lets one process publish, since web, worker and commands may start at the same moment. */
const LOCK = 7_203_943;

/** The number of rows written in all tables; zero when the database already says what the texts say. */
interface Written {
  readonly changed: number;
  readonly withdrawn: number;
}

export interface Publication extends Written {
  /** Files that changed after an editor published other words: they wait for somebody to decide. */
  readonly waiting: readonly string[];
}

/**
 * Updates the tables to what the files and the changes of editors say. Running it again changes nothing. What an editor published or
 * archived stays; a text whose file was deleted is no longer published, and comes back with its file. A file with a mistake leaves
 * its former texts published.
 */
export async function publishContent(db: Db, reading: Reading = readContent()): Promise<Publication> {
  return db.transaction().execute(async (tx) => {
    await lockContent(tx);
    await notePictures(tx, reading);
    const waiting = await noteFiles(tx, reading);
    const files = await editedFiles(tx, reading.files);
    return { ...(await writeContent(tx, files === reading.files ? reading : readFiles(files))), waiting };
  });
}

/** Takes the lock for publishing, which ends with the transaction. */
export async function lockContent(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(tx);
}

/** Writes the texts into the tables that pages read, and withdraws rows that are not among them. */
export async function writeContent(tx: Tx, { content, slugs, citySlugs, pageSlugs, urgentSlugs, unread }: Reading): Promise<Written> {
  let changed = await write(tx, "sources", ["id"], sourceRows(content));
  changed += await write(tx, "treatments", ["locale", "slug"], treatmentRows(content));
  changed += await write(tx, "city_texts", ["locale", "city", "treatment"], cityTextRows(content));
  changed += await write(tx, "articles", ["locale", "slug"], articleRows(content));
  changed += await write(tx, "pages", ["locale", "slug"], pageRows(content));
  changed += await write(tx, "urgent_answers", ["locale", "slug"], urgentRows(content));
  changed += await write(tx, "questions", ["locale", "id"], questionRows(content));
  changed += await write(tx, "legal_positions", ["locale", "treatment", "family"], legalRows(content));
  let withdrawn = await withdraw(tx, "treatments", sql`slug`, slugs);
  withdrawn += await withdraw(tx, "city_texts", sql`city || '.' || treatment`, citySlugs);
  withdrawn += await withdraw(tx, "articles", sql`slug`, slugs);
  withdrawn += await withdraw(tx, "pages", sql`slug`, pageSlugs);
  withdrawn += await withdraw(tx, "urgent_answers", sql`slug`, urgentSlugs);
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
}

type Table = "sources" | "treatments" | "city_texts" | "articles" | "pages" | "urgent_answers" | "questions" | "legal_positions";

/** Inserts and updates rows, each only where something differs. All rows of a table have the same columns. */
async function write(tx: Tx, table: Table, key: readonly string[], rows: readonly ContentRow[]): Promise<number> {
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
      where (${names(said, "stands.")}${own ? sql`, stands.published` : sql``}) is distinct from (${names(said, "excluded.")}${own ? sql`, true` : sql``})`.execute(
    tx,
  );
  return Number(written.numAffectedRows ?? 0);
}

/**
 * Withdraws what is no longer in the files. A source is never withdrawn: an edited row may still refer to it, and pages show a source only
 * where something refers to it.
 */
async function withdraw(tx: Tx, table: Exclude<Table, "sources">, key: RawBuilder<unknown>, standing: readonly string[]): Promise<number> {
  const gone = await sql`
    update ${sql.table(table)} set published = false, updated_at = now()
    where locale = ${LOCALE} and published and ${key} <> all (${standing}::text[])`.execute(tx);
  return Number(gone.numAffectedRows ?? 0);
}
