import { renderSections, type Section } from "#domain/content/markdown.server.ts";
import type { Page } from "#domain/content/pages.ts";
import { sourcesById } from "#domain/content/sources.server.ts";
import { sourcesOf } from "#domain/content/text-rules.server.ts";
import type { Db } from "#platform/db/db.ts";
import { markdownDoor } from "./markdown-door.ts";

export interface RenderedPage {
  /** The text before the first heading. */
  readonly lead: string;
  readonly sections: readonly Section[];
}

/** Turns the words of a page into HTML, with its sources in the order in which it names them. */
export async function renderPage(db: Db, { body, ...page }: Page) {
  const ids = sourcesOf({ body });
  const text: RenderedPage = renderSections(body, markdownDoor(ids));
  return { page, text, sources: await sourcesById(db, ids) };
}
