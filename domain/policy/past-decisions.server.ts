import { sql } from "kysely";
import { calledAs } from "#domain/providers/called.server.ts";
import type { RoutedCandidate } from "#domain/routing/routing.ts";
import type { Db } from "#platform/db/db.ts";
import type { PastDecision } from "./dry-run.ts";

/** How far back a dry run looks, and the maximum number of decisions. The newest ones count. */
export const DRY_RUN_DAYS = 90;
const MAX_DECISIONS = 5_000;

/** Returns the rounds of the last ninety days that sent a request to at least one center, the oldest first. */
export async function pastDecisions(db: Db): Promise<PastDecision[]> {
  const { rows } = await sql<Omit<PastDecision, "candidates"> & { candidates: RoutedCandidate[] }>`
    select d.lead_id as "leadId", l.number, d.at, s.name as service, l.city, l.origin_center_id as "originId", d.round, d.candidates,
      json_build_object('city', p.city, 'language', p.language, 'verification', p.verification, 'reply', p.reply, 'rotation', p.rotation) as weights
    from routing_decisions d join leads l on l.id = d.lead_id left join service_types s on s.id = l.service_type_id
    join routing_policies p on p.version::text = d.policy_version
    where d.outcome = 'routed' and d.at > now() - make_interval(days => ${DRY_RUN_DAYS}::int)
    order by d.at desc, d.id limit ${MAX_DECISIONS}`.execute(db);
  return rows.reverse();
}

/** Returns the quality of the scored requests of the same days. */
export async function pastScores(db: Db): Promise<number[]> {
  const rows = await db
    .selectFrom("leads")
    .select("quality_score")
    .where("quality_score", "is not", null)
    .where("created_at", ">", sql<Date>`now() - make_interval(days => ${DRY_RUN_DAYS}::int)`)
    .orderBy("created_at", "desc")
    .limit(MAX_DECISIONS)
    .execute();
  return rows.map(({ quality_score }) => quality_score!);
}

/** Returns the names of the centers in a dry run. */
export async function centerNames(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; name: string }>`
    select p.id, ${calledAs("p")} as name from provider_profiles p where p.id = any(${ids}::uuid[])`.execute(db);
  return new Map(rows.map(({ id, name }) => [id, name]));
}
