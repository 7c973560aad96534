import { sql } from "kysely";
import type { Db } from "#platform/db/db.ts";
import type { Keys } from "#platform/keys.ts";

/** The contents of the mails about a lead. They are null when there is nothing to say: the person was erased, or the offer withdrawn. */

export interface LeadMailSource {
  db: Db;
  keys: Keys;
}

/** Selects what every mail about a lead needs. */
export function leadsToMail(db: Db) {
  return db
    .selectFrom("leads")
    .leftJoin("service_types", (join) => join.onRef("service_types.id", "=", "leads.service_type_id").on("service_types.listed", "=", true))
    .select([
      "leads.id",
      "leads.number",
      "leads.status",
      "leads.created_at",
      "leads.country",
      "leads.sealed",
      "service_types.name as service",
      sql<number>`extract(year from now() at time zone 'America/Santo_Domingo')`.as("this_year"),
    ]);
}
