import { sql } from "kysely";
import { loadCandidates } from "#domain/offers/routing-candidates.server.ts";
import { loadRoutingPolicy } from "#domain/policy/policy-queries.server.ts";
import { type LeadToRoute, type PassedReason, route } from "#domain/routing/routing.ts";
import type { Db } from "#platform/db/db.ts";

/**
 * Returns which of the centers that a patient agreed to cannot have the request now, with the reason. The page after sending is shown
 * before the worker has decided, so this uses the rules by which it will decide. A center with an offer is not included.
 */
export async function blockedReceivers(db: Db, leadId: string, agreed: readonly string[]): Promise<Map<string, PassedReason>> {
  const { rows } = await sql<LeadToRoute & { offered: string[] }>`
    select l.service_type_id as "serviceId", null as "ageBand", null as budget, coalesce(s.listed, false) as "serviceFilters", c.routing_code as "countryCode", l.city,
      l.care_language as language, l.origin_center_id as "originId",
      array(select provider_id::text from offers where lead_id = l.id) as offered
    from leads l left join service_types s on s.id = l.service_type_id left join countries c on c.name = l.country
    where l.id = ${leadId}`.execute(db);
  const [lead] = rows;
  const open = agreed.filter((id) => !lead?.offered.includes(id));
  if (!lead || open.length === 0) return new Map();
  const candidates = (await loadCandidates(db, open)).map((center) => ({ ...center, consented: true, alreadyHasIt: false }));
  const policy = { ...(await loadRoutingPolicy(db)), adminQueueServices: [] };
  const passed = route(lead, candidates, policy).candidates.filter(({ chosen }) => !chosen);
  return new Map(passed.map(({ provider_id, reasons }) => [provider_id, reasons[0] as PassedReason]));
}
