import type { CityText } from "#domain/content/content.ts";
import { renderSections, type Section } from "#domain/content/markdown.server.ts";
import { sourcesById } from "#domain/content/sources.server.ts";
import { sourcesOf } from "#domain/content/text-rules.server.ts";
import type { Db } from "#platform/db/db.ts";
import { markdownDoor } from "./markdown-door.ts";

/** Renders the text about a treatment in a city as HTML, with its sources in the order of first mention. */
export async function renderCityText(db: Db, { body, review }: CityText) {
  const sources = await sourcesById(db, sourcesOf({ body }));
  const { lead, sections }: { lead: string; sections: readonly Section[] } = renderSections(body, markdownDoor(sources));
  return { lead, sections, review, sources };
}
