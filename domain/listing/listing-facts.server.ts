import { sql } from "kysely";
import type { Db, Tx } from "#platform/db/db.ts";
import { oldestPrice } from "./price-days.server.ts";
import type { ListingFacts } from "./steps.ts";

export interface Listing {
  readonly facts: ListingFacts;
  readonly submittedAt: Date | null;
  readonly returnedReason: string | null;
  /** The number of other profiles that wait to be checked and came earlier. */
  readonly before: number;
}

/** Returns the facts for the steps of a profile, in one query. */
export async function listingOf(db: Db | Tx, providerId: string): Promise<Listing> {
  const { rows } = await sql<{
    type: ListingFacts["type"];
    status: ListingFacts["status"];
    given: ListingFacts["given"];
    documents: ListingFacts["documents"];
    prices: boolean;
    outcomes: boolean;
    photos: boolean;
    submitted_at: Date | null;
    returned_reason: string | null;
    before: number;
  }>`
    select p.provider_type as type, p.verification_status as status, p.submitted_at, p.returned_reason,
      p.informed as given,
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
  return {
    facts: { type, status, given, documents, extras },
    submittedAt: submitted_at,
    returnedReason: returned_reason,
    before,
  };
}
