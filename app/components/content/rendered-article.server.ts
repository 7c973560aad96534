import type { Article, Source } from "#domain/content/content.ts";
import { renderLine, renderSections, type Section } from "#domain/content/markdown.server.ts";
import { markdownDoor } from "./markdown-door.ts";

export interface RenderedArticle {
  readonly essentials: readonly string[];
  /** The text before the first heading. */
  readonly lead: string;
  readonly sections: readonly Section[];
}

/** Renders Markdown as HTML, with references numbered in the given order of sources. */
export function renderArticle({ essentials, body }: Article, sources: readonly Source[]): RenderedArticle {
  const door = markdownDoor(sources);
  return { essentials: essentials.map((sentence) => renderLine(sentence, door)), ...renderSections(body, door) };
}
