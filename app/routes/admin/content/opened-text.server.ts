import { previewOf } from "#app/components/content/editor/text-preview.server.ts";
import type { ClaimToCheck } from "#app/components/content/editor/text-review.tsx";
import type { SourceOfText } from "#app/components/content/editor/text-sources.tsx";
import { generatorPath } from "#app/forms/content/generator-address.ts";
import { type FormValue, formValues } from "#app/forms/content/read-text-form.ts";
import { fieldsOfSection, sectionsOf, type TextSection } from "#app/forms/content/text-sections.ts";
import { href } from "#app/locale.ts";
import type { TextKey, TextKind } from "#domain/content/content-documents.ts";
import { type EditedText, emptyText, openText } from "#domain/content/edit-fields.ts";
import { fieldLimits } from "#domain/content/field-limits.server.ts";
import { type KnownSource, knownSources, referencesIn } from "#domain/content/known-sources.server.ts";
import type { MarkValues } from "#domain/content/page-marks.ts";
import { newestPictures } from "#domain/content/picture-queries.server.ts";
import { type TextVersion, textVersions } from "#domain/content/text-queries.server.ts";
import { claimsOfText } from "#domain/content/unsupported-claims.ts";
import { type SaidSentence, saidSentences } from "#domain/drafts/said-sentences.server.ts";
import { subjectOfText } from "#domain/drafts/subject-of-text.server.ts";
import { now } from "#platform/clock.ts";
import type { Db } from "#platform/db/db.ts";
import { dayInSantoDomingo } from "#platform/format.ts";

/** Returns the newest version that an editor continues with; a version that waits from a file does not count. */
export const newestText = (key: TextKey, versions: readonly TextVersion[]): string =>
  versions.find(({ state }) => state !== "waiting")?.text ?? emptyText(key, dayInSantoDomingo(now()));

/** Returns what the controls of a text show: the values of its fields, and its body under «cuerpo». */
export const valuesOf = (kind: TextKind, edited: EditedText): Record<string, FormValue> => ({
  ...formValues(kind, edited),
  cuerpo: edited.body,
});

/**
 * Returns everything about one text that its editor shows. Its values are null when a broken file cannot be read. Only pages have marks,
 * with these values.
 */
export async function openedText(db: Db, key: TextKey, values: MarkValues | null) {
  const [versions, known, pictures] = await Promise.all([textVersions(db, key), knownSources(db), newestPictures(db)]);
  const newest = newestText(key, versions);
  const [opened, directory] = [openText(key, newest), await saidSentences(db, key, newest)];
  const subject = directory.length > 0 ? await subjectOfText(db, key) : null;
  const sources = opened ? sourcesOfText(opened, known) : [];
  return {
    versions,
    opened,
    values: opened && valuesOf(key.kind, opened),
    preview: previewOf(opened?.body ?? "", values, directory),
    directory,
    generator: subject && href(generatorPath(subject)),
    marks: values,
    limits: fieldLimits(key.kind),
    claims: opened ? placedClaims(key.kind, opened, directory) : [],
    sources,
    pictures,
    others: known.filter(({ id }) => !sources.some((source) => source.id === id)).map(({ id, title }) => ({ id, title })),
  };
}

/** Returns the sources that a text lists, in its order, and those that it refers to without listing them. */
function sourcesOfText(opened: EditedText, known: readonly KnownSource[]): SourceOfText[] {
  const references = referencesIn(opened);
  const listed = Array.isArray(opened.fields.sources) ? opened.fields.sources.map(String) : [];
  return [...new Set([...listed, ...references.keys()])].map((id) => ({
    id,
    listed: listed.includes(id),
    references: references.get(id) ?? 0,
    source: known.find((source) => source.id === id) ?? null,
  }));
}

function placedClaims(kind: TextKind, opened: EditedText, directory: readonly SaidSentence[]): ClaimToCheck[] {
  const sectionOf = (field: string | null): TextSection =>
    (field && sectionsOf(kind).find((section) => fieldsOfSection(kind, section)?.includes(field))) || "texto";
  const own = directory.map(({ says }) => says);
  return claimsOfText(opened, own).map(({ field, sentence, line }) => ({ section: sectionOf(field), sentence, line }));
}
