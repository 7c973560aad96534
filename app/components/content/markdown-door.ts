import { href } from "#app/locale.ts";
import type { MarkdownDoor } from "#domain/content/markdown.server.ts";
import { m } from "#messages/m.ts";

/** Returns what the Markdown renderer needs from its caller: addresses in the visitor's language, source numbers, and texts. */
export function markdownDoor(sourceIds: readonly string[]): MarkdownDoor {
  return {
    numberOf: (id) => (sourceIds.includes(id) ? sourceIds.indexOf(id) + 1 : null),
    referenceLabel: (number) => m.articles_source({ number: String(number) }),
    href,
    tableLabel: (section) => (section ? m.articles_table_of({ section }) : m.articles_table()),
  };
}
