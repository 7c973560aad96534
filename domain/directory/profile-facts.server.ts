import { sql } from "kysely";
import { jsonArrayFrom, jsonObjectFrom } from "kysely/helpers/postgres";
import type { Db } from "#platform/db/db.ts";
import { type CenterPlace, type CenterReview, openingHours } from "./center-detail.ts";

/**
 * Returns a query of the facts that centers and people have in common, for listed profiles, or for `unlisted` ones too when their own
 * people ask. The caller adds a condition and executes it.
 */
export function profileFacts(db: Db, { unlisted = false }: { unlisted?: boolean } = {}) {
  return db
    .selectFrom("provider_profiles as p")
    .where(sql<boolean>`(p.listed or ${unlisted})`)
    .select([
      "p.id",
      "p.claimed",
      "p.short_description",
      "p.bio",
      "p.neighborhood",
      "p.address",
      "p.latitude",
      "p.longitude",
      "p.services_offered",
      "p.payment_methods",
      "p.countries_served",
      "p.phone",
      "p.whatsapp",
      "p.website",
      "p.opening_hours",
      "p.time_zone",
      "p.verified_on",
      "p.reply_within_24h",
      "p.patients_treated",
      "p.patients_not_treated",
      "p.own_eggs_min_age",
      "p.own_eggs_max_age",
      "p.donor_eggs_min_age",
      "p.donor_eggs_max_age",
      "p.patients_source",
      "p.patients_informed_on",
      "p.donor_facts",
      "p.updated_at",
    ])
    .select((eb) => [
      jsonObjectFrom(
        eb
          .selectFrom("cities as c")
          .whereRef("c.name", "=", "p.city")
          .select(["c.id", "c.name", "c.province", "c.latitude", "c.longitude"]),
      ).as("place"),
      jsonArrayFrom(
        eb
          .selectFrom("provider_badges as pb")
          .innerJoin("badges as b", "b.id", "pb.badge_id")
          .whereRef("pb.provider_id", "=", "p.id")
          .orderBy("pb.awarded_on", "desc")
          .orderBy("b.name")
          .select(["b.id", "b.name", "b.description", "b.icon_url as iconUrl", "b.badge_color as color", "pb.awarded_on as awardedOn"]),
      ).as("badges"),
      jsonArrayFrom(
        eb
          .selectFrom("medical_services as s")
          .innerJoin("service_types as t", "t.id", "s.service_type_id")
          .where("s.estado", "=", "activo")
          .where("t.active", "=", true)
          .where("t.listed", "=", true)
          .where(sql<boolean>`s.service_type_id = any (p.services_offered)`)
          .orderBy("s.categoria")
          .orderBy("s.orden")
          .select([
            "s.service_type_id as id",
            "s.servicio as name",
            "s.categoria as category",
            "s.descripcion_corta as description",
            "s.icono as icon",
          ]),
      ).as("offered"),
    ]);
}

export type ProfileFacts = Awaited<ReturnType<ReturnType<typeof profileFacts>["executeTakeFirstOrThrow"]>>;

/** Returns the address of a profile, as far as it is known. */
export function placeOf(facts: ProfileFacts): CenterPlace {
  return {
    city: facts.place && { slug: facts.place.id, name: facts.place.name, province: facts.place.province },
    neighborhood: facts.neighborhood,
    address: facts.address,
    position: facts.latitude !== null && facts.longitude !== null ? { latitude: facts.latitude, longitude: facts.longitude } : null,
    cityPosition: facts.place && { latitude: facts.place.latitude, longitude: facts.place.longitude },
    hours: openingHours(facts.opening_hours),
    timeZone: facts.time_zone,
  };
}

/** The number of reviews that a profile shows at first. The others come when the visitor asks for them. */
export const FIRST_REVIEWS = 5;
/** The maximum number of reviews on a page, which is more than anybody reads. */
export const MAX_REVIEWS = 100;

/** Returns the latest reviews that count. */
export async function reviewsOf(db: Db, providerId: string, most: number): Promise<CenterReview[]> {
  const { rows } = await sql<Omit<CenterReview, "reply"> & { reply: string | null; repliedAt: Date | null }>`
    select r.id, r.author_label as author, r.rating, r.body, s.short_name as service, r.held_on as "heldOn", r.reply, r.replied_at as "repliedAt"
    from counted_reviews r left join service_types s on s.id = r.service_type_id
    where r.provider_id = ${providerId} order by r.created_at desc, r.id limit ${most}`.execute(db);
  return rows.map(({ reply, repliedAt, ...row }) => ({
    ...row,
    reply: reply !== null && repliedAt !== null ? { text: reply, at: repliedAt } : null,
  }));
}
