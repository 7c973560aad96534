import type { Article, Source } from "#domain/content/content.ts";
import { renderSections, type Section } from "#domain/content/markdown.server.ts";
import { markdownDoor } from "./markdown-door.ts";

/** Turns Markdown into HTML, with references numbered in the given order of sources. */
export function renderArticle({ body }: Article, sources: readonly Source[]): { lead: string; sections: Section[] } {
  return renderSections(body, markdownDoor(sources.map(({ id }) => id)));
}
