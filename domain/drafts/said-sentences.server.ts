import { sql } from "kysely";
import type { TextKey, TextKind } from "#domain/content/content-documents.ts";
import { readDirectoryNote, saysSentence } from "#domain/content/directory-note.ts";
import { openText } from "#domain/content/edit-fields.ts";
import type { Db } from "#platform/db/db.ts";
import { directoryFacts } from "./directory-facts.server.ts";
import { subjectOfText } from "./subject-of-text.server.ts";

/** A fact whose value differs from what a sentence says. */
export interface OldFigure {
  readonly fact: string;
  readonly was: string;
  /** Null when the directory no longer knows the fact. */
  readonly now: string | null;
}

/** A generated sentence that a text still contains unchanged. */
export interface SaidSentence {
  readonly says: string;
  /** Empty while all of its facts hold. */
  readonly old: readonly OldFigure[];
}

/**
 * Finds the generated sentences of a text and compares each with what the directory knows now. `body` has the words that somebody is
 * typing.
 */
export async function saidSentences(db: Db, key: TextKey, text: string, body?: string): Promise<SaidSentence[]> {
  const note = readDirectoryNote(key.kind, text);
  const words = body ?? openText(key, text)?.body ?? "";
  const standing = note?.sentences.filter(({ says }) => saysSentence(words, says)) ?? [];
  if (standing.length === 0) return [];
  const subject = await subjectOfText(db, key);
  const facts = subject ? await directoryFacts(db, subject) : [];
  return standing.map(({ says, facts: said }) => ({
    says,
    old: Object.entries(said).flatMap(([fact, was]) => {
      const now = facts.find(({ id }) => id === fact)?.value ?? null;
      return now === was ? [] : [{ fact, was, now }];
    }),
  }));
}

export interface AgedText extends TextKey {
  readonly title: string;
  /** The number of its sentences with an outdated figure. */
  readonly sentences: number;
}

/** Lists the published texts with generated sentences that the directory no longer supports. */
export async function agedTexts(db: Db): Promise<AgedText[]> {
  const { rows } = await sql<TextKey & { title: string; text: string }>`
    select kind, slug, title, text from content_versions
    where state = 'published' and kind in ('treatment', 'city_treatment') and text ~ '\ndirectory:' order by norm(title), slug`.execute(db);
  const checked = await Promise.all(
    rows.map(async ({ text, kind, slug, title }) => {
      const said = await saidSentences(db, { kind: kind as TextKind, slug }, text);
      return { kind, slug, title, sentences: said.filter(({ old }) => old.length > 0).length };
    }),
  );
  return checked.filter(({ sentences }) => sentences > 0);
}
