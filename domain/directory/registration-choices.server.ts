import { sql } from "kysely";
import type { Db } from "#platform/db/db.ts";

export interface RegistrationChoices {
  cities: string[];
  services: { id: string; name: string; category: string }[];
}

/** Returns the choices in the registration form of somebody who treats patients. */
export async function registrationChoices(db: Db): Promise<RegistrationChoices> {
  const { rows } = await sql<RegistrationChoices>`
    select
      (select coalesce(json_agg(name order by display_order, name), '[]') from cities where active) as cities,
      (select coalesce(json_agg(json_build_object('id', id, 'name', short_name, 'category', category) order by display_order, name), '[]')
         from service_types where active and listed) as services`.execute(db);
  return rows[0]!;
}
