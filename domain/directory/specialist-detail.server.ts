import { sql } from "kysely";
import { specialistSlug } from "#domain/providers/slug.ts";
import type { Db } from "#platform/db/db.ts";
import { centerCards } from "./center-cards.server.ts";
import { FIRST_REVIEWS, MAX_REVIEWS, placeOf, profileFacts, reviewsOf } from "./profile-facts.server.ts";
import { BY_SCORE } from "./ranking.server.ts";
import { MAX_SIMILAR_CANDIDATES } from "./similar-centers.server.ts";
import { specialistCards } from "./specialist-cards.server.ts";
import type { SpecialistDetail } from "./specialist-detail.ts";
import { loadVocabulary } from "./vocabulary.server.ts";

/** Returns the page of a person, or null when no listed one has this slug. */
export async function specialistBySlug(db: Db, slug: string, { allReviews = false } = {}): Promise<SpecialistDetail | null> {
  const facts = await profileFacts(db).where("p.slug", "=", slug).where("p.provider_type", "<>", "clinic").executeTakeFirst();
  if (!facts) return null;
  const { id } = facts;
  const vocabulary = await loadVocabulary(db);
  const practised = sql`
    select m.center_id as id, row_number() over (order by m.display_order, m.center_id) as position
    from provider_members m where m.specialist_id = ${id}::uuid`;
  const [[card], centers, latestReviews] = await Promise.all([
    specialistCards(db, sql`select ${id}::uuid as id, 1 as position`),
    centerCards(db, vocabulary, practised),
    reviewsOf(db, id, allReviews ? MAX_REVIEWS : FIRST_REVIEWS),
  ]);
  // Somebody may hide the profile between the two queries.
  if (!card) return null;
  const places =
    centers.length > 0
      ? await placesOf(
          db,
          centers.map((center) => center.id),
        )
      : null;
  return {
    ...card,
    bio: facts.bio,
    verifiedOn: card.verified ? facts.verified_on : null,
    claimed: facts.claimed,
    offered: facts.offered,
    spoken: vocabulary.languages.filter(({ code }) => card.languages.includes(code)).map(({ code, name }) => ({ code, name })),
    centers: centers.flatMap((center) => {
      const place = places?.get(center.id);
      return place ? [{ ...center, place }] : [];
    }),
    contact: { phone: facts.phone, whatsapp: facts.whatsapp, website: facts.website },
    place: placeOf(facts),
    latestReviews,
    updatedAt: facts.updated_at,
  };
}

async function placesOf(db: Db, ids: readonly string[]) {
  const rows = await profileFacts(db).where("p.id", "in", ids).execute();
  return new Map(rows.map((row) => [row.id, placeOf(row)]));
}

/**
 * Returns people of the same specialty or with services in common; among equals, those of the same city come first. A paid place
 * gives no advantage here.
 */
export async function similarSpecialists(db: Db, specialistId: string, most = 4) {
  const origin = await db
    .selectFrom("provider_profiles")
    .select(["city", "specialty", "services_offered"])
    .select(sql<boolean>`verification_status = 'verified' or featured or featured_on <> '{}'`.as("stands"))
    .where("id", "=", specialistId)
    .where("listed", "=", true)
    .executeTakeFirst();
  if (!origin) return [];
  const services = sql`${origin.services_offered}::text[]`;
  const others = sql`from provider_profiles where listed and provider_type <> 'clinic' and id <> ${specialistId}::uuid
    and (services_offered && ${services} or specialty = ${origin.specialty})${origin.stands ? sql` and not featured and featured_on = '{}'` : sql``}`;
  const order = sql`score desc nulls last, years_experience desc nulls last, name_norm, id`;
  return specialistCards(
    db,
    sql`
      select p.id, row_number() over (order by
        p.specialty is not distinct from ${origin.specialty} desc,
        cardinality(array(select unnest(p.services_offered) intersect select unnest(${services}))) desc,
        p.city is not distinct from ${origin.city} desc, ${BY_SCORE}) as position
      from (
        (select id ${others} and city = ${origin.city} order by ${order} limit ${sql.lit(MAX_SIMILAR_CANDIDATES)})
        union
        (select id ${others} order by ${order} limit ${sql.lit(MAX_SIMILAR_CANDIDATES)})
      ) near
      join provider_profiles p on p.id = near.id
      order by position limit ${most}`,
  );
}

/**
 * Reads another spelling of a listed person's slug: «dra-amaranta-solis», «Amaranta Solís». Returns the canonical slug, or null when
 * nobody matches or the slug is already canonical.
 */
export async function specialistSlugLike(db: Db, given: string): Promise<string | null> {
  const meant = [specialistSlug(given), specialistSlug(given.replaceAll("-", " "))].filter((slug) => slug !== given);
  const row = await db
    .selectFrom("provider_profiles")
    .select("slug")
    .where("slug", "in", [...meant, ""])
    .where("provider_type", "<>", "clinic")
    .where("listed", "=", true)
    .orderBy(sql`array_position(${meant}::text[], slug)`)
    .executeTakeFirst();
  return row?.slug ?? null;
}
