import { sql } from "kysely";
import type { Tx } from "#platform/db/db.ts";
import { cityTextSlug } from "./city-texts.ts";
import {
  type ContentFiles,
  documentsIn,
  fileOf,
  filesWith,
  keyOf,
  type TextDocument,
  type TextKey,
  type TextKind,
} from "./content-documents.ts";
import { describeText } from "./describe-text.ts";
import { withPictures } from "./picture-files.server.ts";
import type { Reading } from "./read-content.server.ts";

interface Standing extends TextKey {
  readonly last: number;
  /** The newest words that came from the file. */
  readonly fromFile: string | null;
  readonly hash: string | null;
  readonly origin: "file" | "editor" | null;
  readonly state: "published" | "archived" | null;
}

/**
 * Notes which words are new in the files. They are published, unless an editor has published other words or archived the text: then
 * they wait for somebody to decide. Returns the files that wait.
 */
export async function noteFiles(tx: Tx, reading: Reading): Promise<string[]> {
  const documents = documentsIn(reading.files);
  const read = documents.filter(isRead(reading));
  const standing = await standingTexts(tx);
  const hashes = await hashesOf(tx, read);
  const published: TextDocument[] = [];
  const waiting: TextDocument[] = [];
  for (const [index, document] of read.entries()) {
    const stands = standing.get(keyOf(document));
    const same = stands?.hash === hashes[index] && stands?.state === "published";
    if (!stands?.state || stands.origin === "file" || same) {
      if (!same || stands?.origin === "editor") published.push(document);
    } else if (stands.fromFile !== hashes[index]) waiting.push(document);
  }
  const present = new Set(documents.map(keyOf));
  const gone = [...standing.values()].filter(
    (text) =>
      text.origin === "file" &&
      text.state === "published" &&
      text.kind !== "source" &&
      !present.has(keyOf(text)) &&
      !reading.unread.some((name) => fileOf(text).endsWith(`/${name}`)),
  );
  await setState(tx, gone, "published", "archived");
  await setState(tx, published, "published", "replaced");
  await setState(tx, published, "archived", "replaced");
  await setState(tx, [...published, ...waiting], "waiting", "replaced");
  await insert(tx, standing, published, "published");
  await insert(tx, standing, waiting, "waiting");
  return waiting.map(fileOf);
}

/**
 * Returns the files with the words that editors published in their place, with the pictures they added, and without the texts they
 * archived.
 */
export async function editedFiles(tx: Tx, files: ContentFiles): Promise<ContentFiles> {
  const edits = await tx
    .selectFrom("content_versions")
    .select(["kind", "slug", "state", "text", "place"])
    .where("origin", "=", "editor")
    .where("state", "in", ["published", "archived"])
    .orderBy("place")
    .orderBy("slug")
    .execute();
  const all = await withPictures(tx, files);
  if (edits.length === 0) return all;
  return filesWith(
    all,
    edits.map(({ kind, slug, state, text, place }) => ({ kind: kind as TextKind, slug, text: state === "archived" ? null : text, place })),
  );
}

/** Says which documents could be read. A file with a mistake leaves the previous texts published. */
function isRead({ content, unread }: Reading) {
  const read = new Set([
    ...content.sources.map(({ id }) => keyOf({ kind: "source", slug: id })),
    ...content.treatments.map(({ slug }) => keyOf({ kind: "treatment", slug })),
    ...content.cityTexts.map((text) => keyOf({ kind: "city_treatment", slug: cityTextSlug(text) })),
    ...content.articles.map(keyOf),
    ...content.pages.map(({ slug }) => keyOf({ kind: "page", slug })),
    ...content.urgent.map(({ slug }) => keyOf({ kind: "urgent", slug })),
  ]);
  return (document: TextDocument) =>
    document.place > 0 ? !unread.some((name) => fileOf(document).endsWith(`/${name}`)) : read.has(keyOf(document));
}

async function standingTexts(tx: Tx): Promise<Map<string, Standing>> {
  const { rows } = await sql<Standing>`
    select kind, slug, max(number) as last,
      (array_agg(md5(text) order by number desc) filter (where origin = 'file'))[1] as "fromFile",
      (array_agg(md5(text)) filter (where state in ('published', 'archived')))[1] as hash,
      (array_agg(origin) filter (where state in ('published', 'archived')))[1] as origin,
      (array_agg(state) filter (where state in ('published', 'archived')))[1] as state
    from content_versions group by kind, slug`.execute(tx);
  return new Map(rows.map((row) => [keyOf(row), row]));
}

async function hashesOf(tx: Tx, documents: readonly TextDocument[]): Promise<string[]> {
  const { rows } = await sql<{ hash: string }>`
    select md5(text) as hash from unnest(${documents.map(({ text }) => text)}::text[]) with ordinality as given(text, at) order by at`.execute(
    tx,
  );
  return rows.map(({ hash }) => hash);
}

async function setState(tx: Tx, texts: readonly TextKey[], from: string, to: string): Promise<void> {
  if (texts.length === 0) return;
  await sql`
    update content_versions set state = ${to}
    where state = ${from} and (kind, slug) in (
      select * from unnest(${texts.map(({ kind }) => kind)}::text[], ${texts.map(({ slug }) => slug)}::text[])
    )`.execute(tx);
}

async function insert(tx: Tx, standing: ReadonlyMap<string, Standing>, documents: readonly TextDocument[], state: string): Promise<void> {
  if (documents.length === 0) return;
  await tx
    .insertInto("content_versions")
    .values(
      documents.map((document) => {
        const { kind, slug, text, place } = document;
        const { title, reviewedOn } = describeText(kind, slug, text);
        const number = (standing.get(keyOf(document))?.last ?? 0) + 1;
        const published_at = state === "published" ? sql<Date>`now()` : null;
        return { kind, slug, number, text, title, reviewed_on: reviewedOn, place, origin: "file", state, published_at };
      }),
    )
    .execute();
}
