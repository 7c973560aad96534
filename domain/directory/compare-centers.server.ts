import type { Db } from "#platform/db/db.ts";
import { centerBySlug } from "./center-detail.server.ts";
import type { CenterDetail } from "./center-detail.ts";
import { type Comparison, compareTerms } from "./comparison.ts";
import { loadVocabulary } from "./vocabulary.server.ts";

/** Returns the listed centers among these slugs, in their order, with their terms side by side. */
export async function compareCenters(db: Db, slugs: readonly string[]): Promise<Comparison & { centers: CenterDetail[] }> {
  const [found, vocabulary, lines] = await Promise.all([
    Promise.all(slugs.map((slug) => centerBySlug(db, slug))),
    loadVocabulary(db),
    db
      .selectFrom("price_lines")
      .select(["id", "service_type_id as serviceId", "label", "detail"])
      .orderBy("display_order")
      .orderBy("id")
      .execute(),
  ]);
  const centers = found.filter((center) => center !== null);
  return { centers, ...compareTerms(centers, { lines, services: vocabulary.services }) };
}
