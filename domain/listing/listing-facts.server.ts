import { sql } from "kysely";
import { oldestPrice } from "#domain/directory/center-cards.server.ts";
import type { Db, Tx } from "#platform/db/db.ts";
import type { Information, ListingFacts } from "./steps.ts";

export interface Listing {
  readonly facts: ListingFacts;
  readonly submittedAt: Date | null;
  readonly returnedReason: string | null;
  /** How many other profiles wait to be checked, and came before. */
  readonly before: number;
}

/** Returns what the steps of a profile are judged by, in one query. */
export async function listingOf(db: Db | Tx, providerId: string): Promise<Listing> {
  const { rows } = await sql<{
    type: ListingFacts["type"];
    status: ListingFacts["status"];
    given: Record<Information, boolean>;
    documents: ListingFacts["documents"];
    prices: boolean;
    outcomes: boolean;
    photos: boolean;
    submitted_at: Date | null;
    returned_reason: string | null;
    before: number;
  }>`
    select p.provider_type as type, p.verification_status as status, p.submitted_at, p.returned_reason,
      json_build_object(
        'name', true, 'description', coalesce(p.short_description, p.bio, '') <> '', 'services', p.services_offered <> '{}',
        'place', p.city is not null and coalesce(p.address, '') <> '', 'contact', p.phone is not null and p.email is not null,
        'languages', p.languages_spoken <> '{}', 'hours', p.opening_hours <> '{}') as given,
      (select coalesce(json_agg(distinct d.kind), '[]') from provider_documents d where d.provider_id = p.id and d.state <> 'returned') as documents,
      exists (select from provider_prices where provider_id = p.id and informed_on >= ${oldestPrice}) as prices,
      exists (select from provider_outcomes where provider_id = p.id) as outcomes,
      p.image_gallery <> '[]' as photos,
      (select count(*)::int from provider_profiles o where o.verification_status = 'pending' and o.id <> p.id
        and coalesce(o.submitted_at, o.created_at) < coalesce(p.submitted_at, now())) as before
    from provider_profiles p where p.id = ${providerId}::uuid`.execute(db);
  const { type, status, given, documents, prices, outcomes, photos, submitted_at, returned_reason, before } = rows[0]!;
  const extras = [prices && ("prices" as const), outcomes && ("outcomes" as const), photos && ("photos" as const)].filter(
    (extra) => extra !== false,
  );
  const informed = (Object.keys(given) as Information[]).filter((piece) => given[piece]);
  return {
    facts: { type, status, given: informed, documents, extras },
    submittedAt: submitted_at,
    returnedReason: returned_reason,
    before,
  };
}
