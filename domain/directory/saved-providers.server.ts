import { sql } from "kysely";
import type { Db } from "#platform/db/db.ts";
import type { CenterCard } from "./center-card.ts";
import { centerCards } from "./center-cards.server.ts";
import type { SpecialistCard } from "./specialist-card.ts";
import { specialistCards } from "./specialist-cards.server.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** Returns the listed profiles among these slugs, in their order. Cards of centers show the price of the service. */
export async function providersOfSlugs(
  db: Db,
  vocabulary: Vocabulary,
  slugs: readonly string[],
  serviceId?: string,
): Promise<{ centers: CenterCard[]; specialists: SpecialistCard[] }> {
  const chosen = (centers: boolean) => sql`
    select p.id, array_position(${slugs}::text[], p.slug) as position from provider_profiles p
    where p.slug = any (${slugs}::text[]) and p.listed and (p.provider_type = 'clinic') = ${centers}`;
  const [centers, specialists] = await Promise.all([
    centerCards(db, vocabulary, chosen(true), serviceId),
    specialistCards(db, chosen(false)),
  ]);
  return { centers, specialists };
}
