import { type RawBuilder, sql } from "kysely";
import { publishedAges, takesAge } from "#domain/leads/age-limits.server.ts";
import { type CenterHours, otherDaysOf } from "#domain/leads/answer-by.server.ts";
import { calledAs } from "#domain/providers/called.server.ts";
import type { AskedAge } from "#domain/routing/age-limits.ts";
import type { RoutingCandidate } from "#domain/routing/routing.ts";
import type { Db, Tx } from "#platform/db/db.ts";

/** A center with the facts that routing and an offer need. */
export interface Candidate extends Omit<RoutingCandidate, "consented" | "alreadyHasIt" | "leftOut">, CenterHours {
  slug: string;
  name: string;
  claimed: boolean;
  email: string | null;
}

/** Returns the facts about these centers, in no particular order. Offers count for the day of the center's own calendar. */
export function loadCandidates(db: Db | Tx, ids: readonly string[]): Promise<Candidate[]> {
  return candidatesWhere(db, sql`p.id = any(${ids}::uuid[])`, sql`p.id`, ids.length);
}

export interface CandidateSearch {
  serviceId: string | null;
  serviceFilters: boolean;
  countryCode: string | null;
  patientGroup: string | null;
  age: AskedAge | null;
  city: string | null;
  language: string | null;
}

const MAX_SEARCH = 200;

/**
 * Returns the centers worth ranking for a preview: those that pass the hard filters, first those that say they treat these patients, then
 * those of the same city, then those that have waited longest. Money plays no role: paid places are not among the columns.
 */
export function findCandidates(db: Db | Tx, search: CandidateSearch): Promise<Candidate[]> {
  const { serviceId, serviceFilters, countryCode, patientGroup, age, city, language } = search;
  const conditions = [
    sql`p.provider_type = 'clinic'`,
    sql`p.listed`,
    ...(serviceId !== null && serviceFilters ? [sql`p.services_offered @> array[${serviceId}]`] : []),
    ...(countryCode === null ? [] : [sql`(p.countries_served is null or ${countryCode} = any(p.countries_served))`]),
    ...(patientGroup === null ? [] : [sql`not p.patients_not_treated @> array[${patientGroup}]`]),
    takesAge(age),
    sql`not exists (select from offer_criteria c where c.provider_id = p.id and (
      c.paused and (c.paused_until is null or c.paused_until >= (now() at time zone p.time_zone)::date)
      or (cardinality(c.treatments) > 0 and ${serviceFilters} and not ${serviceId}::text = any(c.treatments))
      or (cardinality(c.countries) > 0 and not ${countryCode}::text = any(c.countries))
      or (cardinality(c.languages) > 0 and not ${language}::text = any(c.languages))))`,
  ];
  return candidatesWhere(
    db,
    sql.join(conditions, sql` and `),
    sql`(coalesce(p.patients_treated @> array[${patientGroup}::text], false)) desc, (p.city is not distinct from ${city}) desc, p.verified desc, r.last_offered_at nulls first, p.id`,
    MAX_SEARCH,
  );
}

async function candidatesWhere(db: Db | Tx, where: RawBuilder<unknown>, order: RawBuilder<unknown>, limit: number): Promise<Candidate[]> {
  const { rows } = await sql<Candidate>`
    with found as (
      select p.id, r.last_offered_at from provider_profiles p left join provider_rotation r on r.provider_id = p.id
      where ${where} order by ${order} limit ${limit}
    )
    select p.id, p.slug, ${calledAs("p")} as name, p.claimed, p.email, p.listed, p.city,
      p.verified and p.verification_status = 'verified' as verified,
      p.services_offered as services, p.countries_served as "countriesServed",
      p.patients_treated as "patientsTreated", p.patients_not_treated as "patientsNotTreated",
      ${publishedAges} as "ageLimits", p.languages_spoken as languages,
      p.reply_median_hours as "replyMedianHours", p.reply_cases as "replyCases", p.daily_lead_cap as "dailyCap",
      p.opening_hours as "openingHours", p.time_zone as "timeZone", ${otherDaysOf(sql`p.id`)} as "otherDays", f.last_offered_at as "lastOfferedAt",
      case when p.daily_lead_cap is null then 0 else (
        select count(*) from offers o
        where o.provider_id = p.id and o.made_at >= date_trunc('day', now() at time zone p.time_zone) at time zone p.time_zone
      ) end as "offersToday",
      coalesce(c.paused and (c.paused_until is null or c.paused_until >= (now() at time zone p.time_zone)::date), false) as paused,
      json_build_object('treatments', coalesce(c.treatments, '{}'), 'countries', coalesce(c.countries, '{}'),
        'languages', coalesce(c.languages, '{}'), 'ageBands', coalesce(c.age_bands, '{}'), 'budgets', coalesce(c.budgets, '{}')) as criteria
    from found f join provider_profiles p on p.id = f.id left join offer_criteria c on c.provider_id = p.id`.execute(db);
  return rows;
}
