import { type RawBuilder, sql } from "kysely";
import { calledAs } from "#domain/providers/called.server.ts";
import { type RoutingPolicy, readRoutingPolicy } from "#domain/routing/policy.ts";
import type { RoutingCandidate } from "#domain/routing/routing.ts";
import type { Db, Tx } from "#platform/db/db.ts";
import { type CenterHours, otherDaysOf } from "./answer-by.server.ts";

/** A center with the facts that routing and an offer need. */
export interface Candidate extends Omit<RoutingCandidate, "consented" | "alreadyHasIt">, CenterHours {
  slug: string;
  name: string;
  claimed: boolean;
  email: string | null;
}

export async function loadRoutingPolicy(db: Db | Tx): Promise<RoutingPolicy> {
  const row = await db.selectFrom("settings").select("value").where("key", "=", "routing_policy").executeTakeFirst();
  return readRoutingPolicy(row?.value);
}

/** The facts about these centers, in no order. Offers count in the day of the center's own calendar. */
export function loadCandidates(db: Db | Tx, ids: readonly string[]): Promise<Candidate[]> {
  return candidatesWhere(db, sql`p.id = any(${ids}::uuid[])`, sql`p.id`, ids.length);
}

export interface CandidateSearch {
  serviceId: string | null;
  serviceFilters: boolean;
  countryCode: string | null;
  city: string | null;
}

const MAX_SEARCH = 200;

/**
 * The centers worth ranking for a preview: those that pass the hard filters, of the same city first, then those that have
 * waited longest. Money has no say here either: a paid place is not among the columns.
 */
export function findCandidates(db: Db | Tx, search: CandidateSearch): Promise<Candidate[]> {
  const { serviceId, serviceFilters, countryCode, city } = search;
  const conditions = [
    sql`p.provider_type = 'clinic'`,
    sql`p.listed`,
    ...(serviceId !== null && serviceFilters ? [sql`p.services_offered @> array[${serviceId}]`] : []),
    ...(countryCode === null ? [] : [sql`(p.countries_served is null or ${countryCode} = any(p.countries_served))`]),
  ];
  return candidatesWhere(
    db,
    sql.join(conditions, sql` and `),
    sql`(p.city is not distinct from ${city}) desc, p.verified desc, r.last_offered_at nulls first, p.id`,
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
      p.services_offered as services, p.countries_served as "countriesServed", p.languages_spoken as languages,
      p.reply_median_hours as "replyMedianHours", p.reply_cases as "replyCases", p.daily_lead_cap as "dailyCap",
      p.opening_hours as "openingHours", p.time_zone as "timeZone", ${otherDaysOf(sql`p.id`)} as "otherDays", f.last_offered_at as "lastOfferedAt",
      case when p.daily_lead_cap is null then 0 else (
        select count(*) from offers o
        where o.provider_id = p.id and o.made_at >= date_trunc('day', now() at time zone p.time_zone) at time zone p.time_zone
      ) end as "offersToday"
    from found f join provider_profiles p on p.id = f.id`.execute(db);
  return rows;
}
