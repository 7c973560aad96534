import type { Source } from "#domain/content/content.ts";
import type { SourceReading } from "#domain/content/source-reading.ts";
import { m } from "#messages/m.ts";
import { formatDate } from "#platform/format.ts";
import { SOURCE_STRENGTH_NAMES } from "#texts/references.ts";

const READ: Readonly<Record<SourceReading, (of: { date: string }) => string>> = {
  full: m.articles_source_read_full,
  abstract: m.articles_source_read_abstract,
  excerpt: m.articles_source_read_excerpt,
  "third-party": m.articles_source_read_third_party,
};

/** Says what a source is, how and when it was read, and until when it holds: «Ley. Leímos un fragmento el 21 nov 2026.» */
export function howRead({
  strength,
  reading,
  seenOn,
  untilOn,
  missedOn,
}: Pick<Source, "strength" | "reading" | "seenOn" | "untilOn" | "missedOn">): string {
  const read = reading ? READ[reading] : m.articles_source_seen;
  return [
    strength && `${SOURCE_STRENGTH_NAMES[strength]()}.`,
    read({ date: formatDate(seenOn) }),
    untilOn && m.articles_source_until({ date: formatDate(untilOn) }),
    missedOn && m.articles_source_missed({ date: formatDate(missedOn) }),
  ]
    .filter(Boolean)
    .join(" ");
}
