import { markdownDoor } from "#app/components/content/markdown-door.ts";
import type { Source } from "#domain/content/content.ts";
import type { TextKey } from "#domain/content/content-documents.ts";
import { outlineOf, plainOf, renderBlocks } from "#domain/content/markdown.server.ts";
import { sourcesById } from "#domain/content/sources.server.ts";
import { numberedParts, type Sentence, sentencesOf } from "#domain/reviewers/numbered-sentences.ts";
import { sentencePlace } from "#domain/reviewers/sentence-place.ts";
import { type TextPart, textParts } from "#domain/reviewers/text-parts.ts";
import type { Db } from "#platform/db/db.ts";
import { partName, sentenceName } from "#texts/reviewers.ts";

interface RenderedPart {
  readonly id: string;
  readonly name: string;
  readonly paragraphs: readonly { readonly html: string; readonly start: string }[];
}

/** A part as its reviewer reads it, with a number before each sentence. */
export interface ReadPart {
  readonly id: string;
  readonly name: string;
  readonly paragraphs: readonly { readonly html: string; readonly sentences: readonly Sentence[] }[];
}

const START = 60;

/** Returns the names of the places of a text that remarks can be about: its sections and sentences. */
export function placeNames(parts: readonly TextPart[]): Map<string, string> {
  const sentences = sentencesOf(numberedParts(parts));
  return new Map([
    ...parts.map((part) => [part.id, partName(part)] as const),
    ...sentences.map((sentence) => [sentencePlace(sentence.number), sentenceName(sentence)] as const),
  ]);
}

/** Renders every part of a text as pages do, with sources numbered in the order of first mention. */
export async function renderedParts(db: Db, key: TextKey, text: string): Promise<{ parts: RenderedPart[]; sources: Source[] }> {
  const parts = textParts(key, text);
  const { sources, rendererOf } = await rendering(db, parts);
  return {
    parts: parts.map((part) => {
      const name = partName(part);
      const render = rendererOf(name);
      const paragraphs = part.paragraphs.map((words) => ({ html: render(words), start: startOf(plainOf(words)) }));
      return { id: part.id, name, paragraphs };
    }),
    sources,
  };
}

/** Renders every part of a text for its reviewer: the page's own words with a number before each sentence. */
export async function numberedText(db: Db, key: TextKey, text: string): Promise<{ parts: ReadPart[]; sources: Source[] }> {
  const parts = textParts(key, text);
  const { sources, rendererOf } = await rendering(db, parts);
  return {
    parts: numberedParts(parts).map((part) => {
      const name = partName(part);
      const render = rendererOf(name);
      const paragraphs = part.paragraphs.map(({ text: words, sentences }) => ({ html: render(words), sentences }));
      return { id: part.id, name, paragraphs };
    }),
    sources,
  };
}

/** Returns the sources of these parts, and what renders the paragraphs of a part with this name. */
async function rendering(db: Db, parts: readonly TextPart[]) {
  const { references } = outlineOf(parts.flatMap(({ paragraphs }) => paragraphs).join("\n\n"));
  const sources = await sourcesById(db, references);
  const door = markdownDoor(sources);
  const rendererOf = (name: string) => {
    let tables = 0;
    // Several tables of a part are told apart.
    const inPart = { ...door, tableLabel: () => door.tableLabel(tables++ === 0 ? name : `${name} ${tables}`) };
    return (words: string) => renderBlocks(words, inPart);
  };
  return { sources, rendererOf };
}

const startOf = (words: string) => (words.length > START ? `${words.slice(0, START).replace(/\s+\S*$/, "")}…` : words);
