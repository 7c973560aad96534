import type { Article, Source } from "#domain/content/content.ts";
import { renderSections, type Section } from "#domain/content/markdown.server.ts";
import { markdownDoor } from "./markdown-door.ts";

/** Markdown to HTML, with references to the sources in the given order. */
export function renderArticle({ body }: Article, sources: readonly Source[]): { lead: string; sections: Section[] } {
  return renderSections(body, markdownDoor(sources.map(({ id }) => id)));
}
