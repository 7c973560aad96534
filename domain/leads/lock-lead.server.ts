import { sql } from "kysely";
import type { Context } from "#domain/context.ts";
import { groupOfSituation } from "#domain/listing/patients.ts";
import { ageBandOf } from "#domain/masking/masking.ts";
import type { LeadToRoute } from "#domain/routing/routing.ts";
import type { Tx } from "#platform/db/db.ts";
import { askedAge } from "./asked-age.ts";
import type { LeadAwaits, LeadKind, LeadStatus, PriceTier, SealedLead, TeamVerdict } from "./lead.ts";
import type { OpenLeave } from "./lead-access.ts";
import { unsealLead } from "./sealed-lead.server.ts";

/** A lead whose row this transaction has locked, with the database's time. */
export interface LockedLead extends LeadToRoute {
  id: string;
  status: LeadStatus;
  kind: LeadKind;
  awaits: LeadAwaits | null;
  /** Our own team's decision, which takes precedence over the score. */
  teamVerdict: TeamVerdict | null;
  priceTier: PriceTier | null;
  othersPending: boolean;
  emailConfirmed: boolean;
  /** True once its caller used the link that our team sent to their telephone. */
  phoneConfirmed: boolean;
  /** Null for a caller without a mailbox. */
  email_digest: Buffer | null;
  phone_digest: Buffer;
  ip_digest: Buffer | null;
  now: Date;
  sealed: SealedLead;
  leave: OpenLeave;
}

export type SealedFact = "ageBand" | "budget" | "patientGroup" | "age";

/** Returns the facts for routing that only the sealed part contains. */
export const sealedFactsOf = ({ form }: SealedLead, serviceId: string | null, year: number): Pick<LeadToRoute, SealedFact> => ({
  ageBand: ageBandOf(form.anoNacimiento, year),
  budget: form.presupuesto === "" || form.presupuesto === "no-especificar" ? null : form.presupuesto,
  patientGroup: groupOfSituation(form.estado),
  age: askedAge(form, serviceId, year),
});

/** Locks the row of a lead and opens it. Returns null without leave, or when the lead does not exist or was erased. */
export async function lockLead(ctx: Context, tx: Tx, leave: OpenLeave | null): Promise<LockedLead | null> {
  if (!leave) return null;
  const { rows } = await sql<Omit<LockedLead, "sealed" | "leave" | SealedFact> & { sealed: Buffer | null; year: number }>`
    select l.id, l.status, l.kind, l.awaits, l.email_digest, l.phone_digest, l.ip_digest, l.sealed, now() as now, extract(year from now())::int as year,
      l.team_verdict as "teamVerdict",
      l.consent_others_pending as "othersPending", l.email_confirmed_at is not null as "emailConfirmed",
      l.phone_confirmed_at is not null as "phoneConfirmed",
      l.service_type_id as "serviceId", coalesce(s.listed, false) as "serviceFilters", s.price_tier as "priceTier",
      c.routing_code as "countryCode", l.city, l.care_language as language, l.origin_center_id as "originId"
    from leads l left join service_types s on s.id = l.service_type_id left join countries c on c.name = l.country
    where l.id = ${leave.id} for no key update of l`.execute(tx);
  const row = rows[0];
  const sealed = row && (await unsealLead(ctx.keys, tx, leave, row.sealed));
  if (!sealed) return null;
  const { year, ...lead } = row;
  return { ...lead, ...sealedFactsOf(sealed, lead.serviceId, year), sealed, leave };
}
