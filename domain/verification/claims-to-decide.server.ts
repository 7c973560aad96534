import { sql } from "kysely";
import { isRowId } from "#domain/submissions/lookup-text.ts";
import type { Db } from "#platform/db/db.ts";
import { type AskedRows, every, type ListPage, listPage } from "#platform/db/list-page.ts";
import { CLAIM_PAGE, type CLAIM_SORTS, type Claim, type ClaimStatus, domainOf } from "./claim.ts";
import type { QueuePlace } from "./queue-queries.server.ts";

export interface ClaimQuestion extends AskedRows<(typeof CLAIM_SORTS)[number]> {
  /** Null for all. */
  readonly view: ClaimStatus | null;
}

export interface QueuedClaim
  extends Pick<Claim, "id" | "providerName" | "city" | "status" | "createdAt" | "emailProvenAt" | "phoneProvenAt"> {
  readonly documents: number;
  /** The number of other open claims of the same profile. */
  readonly rivals: number;
}

/** Returns a page of claims. */
export function queuedClaims(db: Db, asked: ClaimQuestion, size = CLAIM_PAGE): Promise<ListPage<QueuedClaim>> {
  const { search, view } = asked;
  const where = every(view !== null && sql`k.status = ${view}`, search !== null && sql`p.name_norm like '%' || norm(${search}) || '%'`);
  const list = {
    columns: sql`k.id, p.name as "providerName", p.city, k.status, k.created_at as "createdAt", k.email_proven_at as "emailProvenAt",
      k.phone_proven_at as "phoneProvenAt", (select count(*)::int from claim_documents d where d.claim_id = k.id) as documents,
      (select count(*)::int from profile_claims o where o.provider_id = k.provider_id and o.status = 'open' and o.id <> k.id) as rivals`,
    from: sql`from profile_claims k join provider_profiles p on p.id = k.provider_id where ${where}`,
    orders: { waiting: sql`k.created_at`, name: sql`p.name_norm` },
    key: sql`k.id`,
  };
  return listPage(db, list, asked, size);
}

export interface ClaimToDecide extends Claim {
  readonly message: string;
  readonly claimant: { readonly name: string | null; readonly email: string };
  /** The telephone number on the profile, which our team calls. */
  readonly phone: string | null;
  /** The present managers of the profile. */
  readonly managers: readonly string[];
  /** The claims of others to the same profile. */
  readonly rivals: readonly { readonly id: string; readonly email: string; readonly createdAt: Date }[];
}

/** Returns the place of a claim among those that wait, the oldest first. */
export async function claimPlace(db: Db, id: string): Promise<QueuePlace> {
  const { rows } = await sql<QueuePlace>`
    with queue as (
      select k.id, row_number() over waiting as place, lag(k.id) over waiting as previous, lead(k.id) over waiting as next
      from profile_claims k where k.status = 'open' window waiting as (order by k.created_at, k.id))
    select q.place::int, (select count(*)::int from queue) as total, q.previous,
      case when q.id is null then (select id from queue where place = 1) else q.next end as next
    from (select) as one left join queue q on q.id = ${id}`.execute(db);
  return rows[0]!;
}

/** Returns a claim as our team decides on it, or null. */
export async function claimToDecide(db: Db, claimId: string): Promise<ClaimToDecide | null> {
  if (!isRowId(claimId)) return null;
  const { rows } = await sql<Omit<ClaimToDecide, "domain"> & { website: string | null }>`
    select k.id, k.provider_id as "providerId", p.name as "providerName", p.slug as "providerSlug", p.city, k.status,
      k.created_at as "createdAt", k.decided_at as "decidedAt", k.decision_reason as reason, k.proof_email as "proofEmail",
      k.email_proven_at as "emailProvenAt", k.phone_proven_at as "phoneProvenAt", p.website, p.phone, k.message,
      json_build_object('name', nullif(trim(coalesce(u.first_name, '') || ' ' || coalesce(u.last_name, '')), ''), 'email', u.email) as claimant,
      array(select m.email from provider_accounts a join profiles m on m.user_id = a.user_id where a.provider_id = k.provider_id order by m.email)
        as managers,
      coalesce((select jsonb_agg(jsonb_build_object('id', d.id, 'fileName', d.file_name, 'mediaType', d.media_type, 'bytes', d.bytes)
        order by d.created_at) from claim_documents d where d.claim_id = k.id), '[]') as documents
    from profile_claims k join provider_profiles p on p.id = k.provider_id join profiles u on u.user_id = k.user_id
    where k.id = ${claimId}::uuid`.execute(db);
  if (!rows[0]) return null;
  const { website, ...claim } = rows[0];
  const rivals = await sql<ClaimToDecide["rivals"][number]>`
    select o.id, u.email, o.created_at as "createdAt" from profile_claims o join profiles u on u.user_id = o.user_id
    where o.provider_id = ${claim.providerId}::uuid and o.status = 'open' and o.id <> ${claim.id}::uuid order by o.created_at`.execute(db);
  return { ...claim, rivals: rivals.rows, domain: domainOf(website) };
}
