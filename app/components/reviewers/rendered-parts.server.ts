import { markdownDoor } from "#app/components/content/markdown-door.ts";
import type { Source } from "#domain/content/content.ts";
import type { TextKey } from "#domain/content/content-documents.ts";
import { outlineOf, plainOf, renderBlocks } from "#domain/content/markdown.server.ts";
import { sourcesById } from "#domain/content/sources.server.ts";
import { textParts } from "#domain/reviewers/text-parts.ts";
import type { Db } from "#platform/db/db.ts";
import { partName } from "#texts/reviewers.ts";

interface RenderedPart {
  readonly id: string;
  readonly name: string;
  readonly paragraphs: readonly { readonly html: string; readonly start: string }[];
}

const START = 60;

/** Renders every part of a text as pages do, with sources numbered in the order of first mention. */
export async function renderedParts(db: Db, key: TextKey, text: string): Promise<{ parts: RenderedPart[]; sources: Source[] }> {
  const parts = textParts(key, text);
  const { references } = outlineOf(parts.flatMap(({ paragraphs }) => paragraphs).join("\n\n"));
  const sources = await sourcesById(db, references);
  const door = markdownDoor(sources);
  return {
    parts: parts.map((part) => {
      const name = partName(part);
      let tables = 0;
      // Several tables of a part are told apart.
      const inPart = { ...door, tableLabel: () => door.tableLabel(tables++ === 0 ? name : `${name} ${tables}`) };
      const paragraphs = part.paragraphs.map((words) => ({ html: renderBlocks(words, inPart), start: startOf(plainOf(words)) }));
      return { id: part.id, name, paragraphs };
    }),
    sources,
  };
}

const startOf = (words: string) => (words.length > START ? `${words.slice(0, START).replace(/\s+\S*$/, "")}…` : words);
