import { type RawBuilder, sql } from "kysely";
import type { Context } from "#domain/context.ts";
import { databaseTime } from "#domain/submissions/database-time.server.ts";
import { isRowId, lookupText } from "#domain/submissions/lookup-text.ts";
import type { Db, Tx } from "#platform/db/db.ts";
import type { ProviderType } from "./checklist.ts";
import { type Claim, domainOf } from "./claim.ts";
import { claimToken } from "./claim-tokens.ts";

async function claimRows(db: Db, where: RawBuilder<unknown>): Promise<Claim[]> {
  const { rows } = await sql<Omit<Claim, "domain"> & { website: string | null }>`
    select k.id, k.provider_id as "providerId", p.name as "providerName", p.slug as "providerSlug", p.city, k.status,
      k.created_at as "createdAt", k.decided_at as "decidedAt", k.decision_reason as reason, k.proof_email as "proofEmail",
      k.email_proven_at as "emailProvenAt", k.phone_proven_at as "phoneProvenAt", p.website,
      coalesce((select jsonb_agg(jsonb_build_object('id', d.id, 'fileName', d.file_name, 'mediaType', d.media_type, 'bytes', d.bytes)
        order by d.created_at) from claim_documents d where d.claim_id = k.id), '[]') as documents
    from profile_claims k join provider_profiles p on p.id = k.provider_id
    where ${where} order by k.created_at desc, k.id limit 100`.execute(db);
  return rows.map(({ website, ...row }) => ({ ...row, domain: domainOf(website) }));
}

/** Returns the claims of this person, the latest first. */
export const claimsOf = (db: Db, userId: string): Promise<Claim[]> => claimRows(db, sql`k.user_id = ${userId}`);

/** Returns one claim of this person, or null for somebody else's. */
export async function claimOf(db: Db, userId: string, claimId: string): Promise<Claim | null> {
  if (!isRowId(claimId)) return null;
  const [claim] = await claimRows(db, sql`k.id = ${claimId}::uuid and k.user_id = ${userId}`);
  return claim ?? null;
}

export interface ClaimableProfile {
  id: string;
  name: string;
  city: string | null;
  slug: string;
}

/** A claimable profile with what somebody who registers for it need not say again. */
interface KnownProfile extends ClaimableProfile {
  type: ProviderType;
  services: string[];
}

/** Returns the public profile that an address names by its id or by its slug. */
export async function claimableProfile(db: Db, idOrSlug: string): Promise<KnownProfile | null> {
  const text = lookupText(idOrSlug);
  if (!text) return null;
  const row = await db
    .selectFrom("provider_profiles")
    .select(["id", "name", "city", "slug", "provider_type as type", "services_offered as services"])
    .where("listed", "=", true)
    .where(isRowId(text) ? "id" : "slug", "=", text)
    .executeTakeFirst();
  return (row as KnownProfile | undefined) ?? null;
}

/** A public profile whose name is like the one that was typed. */
export interface FoundProfile extends ClaimableProfile {
  /** True when somebody manages it. */
  readonly managed: boolean;
}

/** How many profiles a search by name lists. */
const MAX_FOUND = 8;

/** Returns public profiles by a part of their name, best match first, those that nobody manages before the others. */
export async function claimableByName(db: Db, typed: string): Promise<FoundProfile[]> {
  const text = lookupText(typed);
  if (!text || text.length < 3) return [];
  const { rows } = await sql<FoundProfile>`
    with asked as (select norm(${text}) as name)
    select p.id, p.name, p.city, p.slug, p.claimed as managed from provider_profiles p, asked
    where p.listed and (position(asked.name in p.name_norm) > 0 or similarity(p.name_norm, asked.name) > 0.45)
    order by position(asked.name in p.name_norm) > 0 desc, p.claimed, similarity(p.name_norm, asked.name) desc, p.name_norm, p.id
    limit ${MAX_FOUND}`.execute(db);
  return rows;
}

/** Returns the contents of the mail to the profile's own domain; null once the claim is decided. */
export async function claimToMail({ db, keys }: { db: Db | Tx; keys: Context["keys"] }, claimId: string) {
  const row = await db
    .selectFrom("profile_claims as k")
    .innerJoin("provider_profiles as p", "p.id", "k.provider_id")
    .select(["k.proof_email as to", "p.name"])
    .where("k.id", "=", claimId)
    .where("k.status", "=", "open")
    .executeTakeFirst();
  if (!row?.to) return null;
  return { to: row.to, name: row.name, token: claimToken(keys, claimId, await databaseTime(db)) };
}
