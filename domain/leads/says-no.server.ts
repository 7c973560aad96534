import { sql } from "kysely";
import { groupOfSituation } from "#domain/listing/patients.ts";
import type { Db } from "#platform/db/db.ts";

/** Returns whether one of these centers says that it does not treat people in this situation of the form. */
export async function saysNoToSituation(db: Db, centers: readonly { id: string }[], situation: string): Promise<boolean> {
  const group = groupOfSituation(situation);
  if (group === null || centers.length === 0) return false;
  const { rows } = await sql<{ no: boolean }>`
    select exists (select from provider_profiles where id = any(${centers.map(({ id }) => id)}::uuid[])
      and patients_not_treated @> array[${group}]) as no`.execute(db);
  return rows[0]!.no;
}
