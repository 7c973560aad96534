import { markdownDoor } from "#app/components/content/markdown-door.ts";
import type { Source } from "#domain/content/content.ts";
import type { TextKey } from "#domain/content/content-documents.ts";
import { outlineOf, renderBlocks } from "#domain/content/markdown.server.ts";
import { sourcesById } from "#domain/content/sources.server.ts";
import { numberedParts, type Statement } from "#domain/reviewers/statements.ts";
import { textParts } from "#domain/reviewers/text-parts.ts";
import type { Db } from "#platform/db/db.ts";
import { partName } from "#texts/reviewers.ts";

interface ReadParagraph {
  readonly html: string;
  readonly statements: readonly Statement[];
}

export interface ReadPart {
  readonly id: string;
  readonly name: string;
  readonly paragraphs: readonly ReadParagraph[];
}

/** Renders every part of a text for its reviewer: the page's own words with a number before each statement. */
export async function numberedText(db: Db, key: TextKey, text: string): Promise<{ parts: ReadPart[]; sources: Source[] }> {
  const parts = textParts(key, text);
  const { references } = outlineOf(parts.flatMap(({ paragraphs }) => paragraphs).join("\n\n"));
  const sources = await sourcesById(db, references);
  const door = markdownDoor(sources);
  return {
    parts: numberedParts(parts).map((part) => {
      const name = partName(part);
      let tables = 0;
      // Several tables of a part are told apart.
      const inPart = { ...door, tableLabel: () => door.tableLabel(tables++ === 0 ? name : `${name} ${tables}`) };
      return {
        id: part.id,
        name,
        paragraphs: part.paragraphs.map(({ text: words, statements }) => ({ html: renderBlocks(words, inPart), statements })),
      };
    }),
    sources,
  };
}
