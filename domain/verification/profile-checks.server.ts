import { type RawBuilder, sql } from "kysely";
import type { Actor } from "#domain/audit/actor.ts";
import { FACTS_NOW } from "#domain/listing/change-queries.server.ts";
import { documentsOf } from "#domain/listing/document-files.server.ts";
import type { ProviderDocument } from "#domain/listing/documents.ts";
import { today } from "#domain/listing/price-days.server.ts";
import type { Db, Tx } from "#platform/db/db.ts";
import { type Check, ITEMS, type Item, missingOf, type ProviderType } from "./checklist.ts";

/**
 * What a profile says about each item. A finding applies to exactly these words: once they change, it no longer counts. A laboratory is
 * compared with its own papers.
 */
const SAYS: Readonly<Record<Item, RawBuilder<unknown>>> = {
  identity: sql`${FACTS_NOW.name} || ${FACTS_NOW.place}`,
  team: sql`(select jsonb_build_object('members', coalesce(jsonb_agg(other order by other), '[]')) from (
    select case when m.center_id = p.id then m.specialist_id else m.center_id end as other from provider_members m
    where p.id in (m.center_id, m.specialist_id)) members)`,
  laboratory: sql`'{}'::jsonb`,
};

export interface ProfileChecks {
  readonly checks: readonly Check[];
  readonly papers: readonly ProviderDocument[];
  readonly missing: ReturnType<typeof missingOf>;
  readonly today: string;
  /** A finding has to name this version of the profile's words. */
  readonly says: Readonly<Record<Item, string>>;
}

/** Returns the newest finding for each item that still counts, the papers, and what is missing. */
export async function checksOf(db: Db | Tx, providerId: string, type: ProviderType): Promise<ProfileChecks> {
  const { rows } = await sql<Check>`
    select distinct on (c.item) c.id::text as id, c.item, c.verdict, c.found, c.checked_by as "checkedBy", c.checked_at as "checkedAt"
    from profile_checks c join provider_profiles p on p.id = c.provider_id
    where c.provider_id = ${providerId}::uuid and c.checked_at >= coalesce(p.submitted_at, '-infinity')
      and (c.found_on is null or c.found_on = ${saysOf(sql.ref("c.item"))})
    order by c.item, c.id desc`.execute(db);
  const papers = await documentsOf(db, providerId);
  const now = await sql<{ today: string } & Record<Item, string>>`
    select ${today} as today, ${sql.join(ITEMS.map((item) => sql`md5((${SAYS[item]})::text) as ${sql.ref(item)}`))}
    from provider_profiles p where p.id = ${providerId}::uuid`.execute(db);
  const { today: day, ...says } = now.rows[0]!;
  const facts = { type, checks: rows, papers, today: day };
  return { checks: rows, papers, today: day, says, missing: missingOf(facts) };
}

const saysOf = (item: RawBuilder<unknown>) =>
  sql`case ${item} ${sql.join(
    ITEMS.map((one) => sql`when ${sql.lit(one)} then ${SAYS[one]}`),
    sql` `,
  )} end`;

/** Stores a finding, with what the profile says at this moment. */
export async function keepFinding(
  tx: Tx,
  providerId: string,
  found: Pick<Check, "item" | "verdict" | "found">,
  actor: Actor,
): Promise<void> {
  await sql`
    insert into profile_checks (provider_id, item, verdict, found, checked_by, found_on)
    select p.id, ${found.item}, ${found.verdict}, ${found.found}, ${actor}, ${SAYS[found.item]} from provider_profiles p
    where p.id = ${providerId}::uuid`.execute(tx);
}
