import { sql } from "kysely";
import { groupOfSituation } from "#domain/listing/patients.ts";
import { type AgeLimits, excludingAgeLimit } from "#domain/routing/age-limits.ts";
import type { Db } from "#platform/db/db.ts";
import { publishedAges } from "./age-limits.server.ts";
import { askedAge } from "./asked-age.ts";
import type { LeadForm } from "./lead-form-fields.ts";

interface Asked {
  readonly form: LeadForm;
  readonly serviceId: string | null;
  readonly year: number;
}

/** Returns whether one of these centers says that it does not treat people in the situation of the form, or of that age. */
export async function saysNo(db: Db, centers: readonly { id: string }[], { form, serviceId, year }: Asked): Promise<boolean> {
  const group = groupOfSituation(form.estado);
  const age = askedAge(form, serviceId, year);
  if ((group === null && age === null) || centers.length === 0) return false;
  const { rows } = await sql<{ notTreated: string[]; services: string[]; ageLimits: AgeLimits }>`
    select p.patients_not_treated as "notTreated", p.services_offered as services, ${publishedAges} as "ageLimits"
    from provider_profiles p where p.id = any(${centers.map(({ id }) => id)}::uuid[])`.execute(db);
  return rows.some((center) => (group !== null && center.notTreated.includes(group)) || excludingAgeLimit(age, center) !== null);
}
