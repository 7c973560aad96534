import { sql } from "kysely";
import type { Db } from "#platform/db/db.ts";
import { USUAL_SERVICE } from "./asked-price.ts";
import type { CenterCard } from "./center-card.ts";
import { centerCards } from "./center-cards.server.ts";
import { NO_FILTERS } from "./filters.ts";
import { providersThatMeet } from "./provider-conditions.server.ts";
import { ranking } from "./ranking.server.ts";
import type { SpecialistCard } from "./specialist-card.ts";
import { specialistCards } from "./specialist-cards.server.ts";
import { loadVocabulary } from "./vocabulary.server.ts";

/** The home page, as one of the pages that sell paid places. */
const HOME = "home";

export interface DirectoryCounts {
  readonly centers: number;
  readonly verifiedCenters: number;
  readonly specialists: number;
  /** Cities with at least one listed center. */
  readonly cities: number;
}

export async function directoryCounts(db: Db): Promise<DirectoryCounts> {
  // Each count reads a small index of its own, and never the wide rows.
  const { rows } = await sql<DirectoryCounts>`
    select
      (select count(*)::int from provider_profiles where listed and provider_type = 'clinic') as centers,
      (select count(*)::int from provider_profiles where verification_status = 'verified' and provider_type = 'clinic') as "verifiedCenters",
      (select count(*)::int from provider_profiles where listed and provider_type <> 'clinic') as specialists,
      (select count(*)::int from cities c
        where exists (select from provider_profiles p where p.listed and p.provider_type = 'clinic' and p.city = c.name)) as cities`.execute(
    db,
  );
  return rows[0]!;
}

/**
 * Returns centers for the home page: first those with a paid place on it, then in the order of the list of centers, which begins with the
 * paid places of cities.
 */
export async function featuredCenters(db: Db, most: number): Promise<CenterCard[]> {
  const order = ranking("centers", NO_FILTERS);
  const isCenter = providersThatMeet("centers", NO_FILTERS, null);
  return centerCards(
    db,
    await loadVocabulary(db),
    sql`select id, min(position) as position from (
        select p.id, row_number() over (order by ${order}) as position from provider_profiles p
        where ${isCenter} and p.featured_on <> '{}' and ${HOME} = any(p.featured_on)
        union all (select p.id, ${most}::int + row_number() over (order by ${order}) from provider_profiles p
        where ${isCenter} order by ${order} limit ${most})) shown
      group by id order by position limit ${most}`,
    USUAL_SERVICE,
    { paidOn: HOME },
  );
}

/** Returns specialists in the order of their list: paid places, then verified ones, then the most experienced. */
export async function homeSpecialists(db: Db, most: number): Promise<SpecialistCard[]> {
  const order = ranking("specialists", NO_FILTERS);
  return specialistCards(
    db,
    sql`select p.id, row_number() over (order by ${order}) as position from provider_profiles p
      where ${providersThatMeet("specialists", NO_FILTERS, null)} order by ${order} limit ${most}`,
  );
}

export interface Testimonial {
  readonly id: string;
  readonly text: string;
  readonly author: string;
  readonly service: string | null;
  readonly city: string | null;
  readonly heldOn: string;
  readonly center: { readonly slug: string; readonly name: string };
}

/** Returns reviews chosen for the home page, each of a consultation that both sides confirmed. */
export async function homeTestimonials(db: Db, most = 3): Promise<Testimonial[]> {
  const { rows } = await sql<Testimonial>`
    select r.id, r.body as text, r.author_label as author, s.short_name as service, p.city, r.held_on as "heldOn",
      json_build_object('slug', p.slug, 'name', p.name) as center
    from counted_reviews r
    join provider_profiles p on p.id = r.provider_id and p.listed
    left join service_types s on s.id = r.service_type_id
    where r.on_home
    order by r.created_at desc, r.id limit ${most}`.execute(db);
  return rows;
}
