import { sql } from "kysely";
import type { Db, Tx } from "#platform/db/db.ts";
import { type MedianNear, medianNear } from "./median-near.ts";
import { oldestPrice } from "./price-days.server.ts";
import { type ListingFacts, stepsOf } from "./steps.ts";

export interface Listing {
  readonly facts: ListingFacts;
  readonly submittedAt: Date | null;
  readonly returnedReason: string | null;
  /** The number of other profiles that wait to be checked and came earlier. */
  readonly before: number;
}

interface Counted extends Pick<ListingFacts, "type" | "status" | "given" | "documents"> {
  prices: boolean;
  outcomes: boolean;
  photos: boolean;
}

/** What counts of the profile `p`. */
const counted = sql`p.provider_type as type, p.verification_status as status, p.informed as given,
  (select coalesce(json_agg(distinct d.kind), '[]') from provider_documents d where d.provider_id = p.id and d.state <> 'returned') as documents,
  exists (select from provider_prices where provider_id = p.id and informed_on >= ${oldestPrice}) as prices,
  exists (select from provider_outcomes where provider_id = p.id) as outcomes,
  p.image_gallery <> '[]' as photos`;

const factsOf = ({ type, status, given, documents, prices, outcomes, photos }: Counted): ListingFacts => ({
  ...{ type, status, given, documents },
  extras: [prices && ("prices" as const), outcomes && ("outcomes" as const), photos && ("photos" as const)].filter(
    (extra) => extra !== false,
  ),
});

/** Returns the facts for the steps of a profile, in one query. */
export async function listingOf(db: Db | Tx, providerId: string): Promise<Listing> {
  const { rows } = await sql<Counted & { submitted_at: Date | null; returned_reason: string | null; before: number }>`
    select ${counted}, p.submitted_at, p.returned_reason,
      (select count(*)::int from provider_profiles o where o.verification_status = 'pending' and o.id <> p.id
        and coalesce(o.submitted_at, o.created_at) < coalesce(p.submitted_at, now())) as before
    from provider_profiles p where p.id = ${providerId}::uuid`.execute(db);
  const { submitted_at, returned_reason, before, ...row } = rows[0]!;
  return { facts: factsOf(row), submittedAt: submitted_at, returnedReason: returned_reason, before };
}

/** The median of fewer others would tell how far single ones are. */
const LEAST_OTHERS = 5;

/** Returns how complete the other public profiles of the same kind are, in percent: the median of the city, or of the country. */
export async function medianCompleteness(db: Db, providerId: string): Promise<MedianNear | null> {
  const { rows } = await sql<Counted & { inCity: boolean }>`
    select ${counted}, coalesce(p.city = mine.city, false) as "inCity"
    from provider_profiles mine
    join provider_profiles p on p.listed and p.provider_type = mine.provider_type and p.id <> mine.id
    where mine.id = ${providerId}::uuid`.execute(db);
  const others = rows.map(({ inCity, ...row }) => ({ value: stepsOf(factsOf(row)).percent, inCity }));
  return medianNear(others, LEAST_OTHERS);
}
