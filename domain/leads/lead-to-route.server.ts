import { sql } from "kysely";
import type { LeadToRoute } from "#domain/routing/routing.ts";
import type { LeadAwaits, LeadStatus } from "./lead.ts";
import type { OpenLeave } from "./lead-access.ts";
import type { Reader } from "./lead-summaries.server.ts";
import { type SealedFact, sealedFactsOf } from "./lock-lead.server.ts";
import { unsealLead } from "./sealed-lead.server.ts";

/** A stored request with the facts by which the worker will route it. */
export interface StoredLeadToRoute extends LeadToRoute {
  status: LeadStatus;
  awaits: LeadAwaits | null;
  othersPending: boolean;
  askFirst: boolean;
}

/** Returns the facts of a request without locking it, or null without leave, or when it was erased. */
export async function leadToRoute({ db, keys }: Reader, leave: OpenLeave | null): Promise<StoredLeadToRoute | null> {
  if (!leave) return null;
  const { rows } = await sql<Omit<StoredLeadToRoute, SealedFact> & { sealed: Buffer | null; year: number }>`
    select l.status, l.awaits, l.ask_first as "askFirst", l.consent_others_pending as "othersPending", l.sealed,
      extract(year from now())::int as year, l.service_type_id as "serviceId", coalesce(s.listed, false) as "serviceFilters",
      c.routing_code as "countryCode", l.city, l.care_language as language, l.origin_center_id as "originId"
    from leads l left join service_types s on s.id = l.service_type_id left join countries c on c.name = l.country
    where l.id = ${leave.id}`.execute(db);
  const row = rows[0];
  const opened = row && (await unsealLead(keys, db, leave, row.sealed));
  if (!opened) return null;
  const { sealed: _sealed, year, ...lead } = row;
  return { ...lead, ...sealedFactsOf(opened, lead.serviceId, year) };
}
