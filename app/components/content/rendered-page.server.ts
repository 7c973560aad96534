import { renderLine, renderSections, type Section } from "#domain/content/markdown.server.ts";
import type { Page } from "#domain/content/pages.ts";
import { sourcesById } from "#domain/content/sources.server.ts";
import { sourcesOf } from "#domain/content/text-rules.server.ts";
import type { Db } from "#platform/db/db.ts";
import { markdownDoor } from "./markdown-door.ts";

export interface RenderedPage {
  readonly essentials: readonly string[];
  /** The text before the first heading. */
  readonly lead: string;
  readonly sections: readonly Section[];
}

/** Renders the text of a page as HTML, with its sources in the order of first mention. */
export async function renderPage(db: Db, { body, essentials, ...page }: Page) {
  const sources = await sourcesById(db, sourcesOf({ body, essentials }));
  const door = markdownDoor(sources);
  const text: RenderedPage = { essentials: essentials.map((point) => renderLine(point, door)), ...renderSections(body, door) };
  return { page, text, sources };
}
