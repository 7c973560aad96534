import { sql } from "kysely";
import type { Db } from "#platform/db/db.ts";
import type { Source } from "./content.ts";
import { fieldsOf } from "./describe-text.ts";
import type { EditedText } from "./edit-fields.ts";
import { SOURCE_READINGS, SOURCE_STRENGTHS } from "./source-reading.ts";
import { SOURCE_COLUMNS } from "./sources.server.ts";

export interface KnownSource extends Source {
  /** False while it is a draft, which no published text may name. */
  readonly isPublic: boolean;
}

/** Returns every source that a text may name, including drafts, ordered by title. */
export async function knownSources(db: Db): Promise<KnownSource[]> {
  const [published, drafts] = await Promise.all([
    sql<Source>`select ${SOURCE_COLUMNS} from sources s`.execute(db),
    sql<{ slug: string; text: string }>`
      select slug, text from content_versions v where kind = 'source' and state = 'draft'
        and not exists (select from sources s where s.id = v.slug)`.execute(db),
  ]);
  return [
    ...published.rows.map((source) => ({ ...source, isPublic: true })),
    ...drafts.rows.map(({ slug, text }) => ({ ...draftSource(slug, fieldsOf("source", text) ?? {}), isPublic: false })),
  ].sort((a, b) => a.title.localeCompare(b.title, "es"));
}

function draftSource(id: string, fields: Readonly<Record<string, unknown>>): Source {
  const said = (name: string) => (fields[name] == null ? "" : String(fields[name]).trim());
  return {
    id,
    title: said("title") || id,
    publisher: said("publisher"),
    url: said("url"),
    seenOn: said("seen"),
    language: said("language") || "es",
    published: said("published") || null,
    statement: said("statement"),
    reading: SOURCE_READINGS.find((one) => one === said("read")) ?? null,
    strength: SOURCE_STRENGTHS.find((one) => one === said("strength")) ?? null,
    excerpt: said("excerpt") || null,
    untilOn: said("until") || null,
    missedOn: said("missed") || null,
  };
}

/** Counts how often a text refers to each source, in its words and in its rows. */
export function referencesIn({ fields, body }: EditedText): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  const words = `${body}\n${JSON.stringify(fields)}`;
  for (const [, reference, column] of words.matchAll(/\[\^([a-z0-9-]+)\]|"source":"([a-z0-9-]+)"/g)) {
    const id = (reference ?? column)!;
    counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}
