import { sql } from "kysely";
import type { Db } from "#platform/db/db.ts";

interface Choice {
  value: string;
  label: string;
}

export interface CallChoices {
  countries: Choice[];
  services: Choice[];
  cities: Choice[];
}

/** Returns the choices of the form for a telephone call. */
export async function callChoices(db: Db): Promise<CallChoices> {
  const choices = (value: string, label: string) => sql`json_build_object('value', ${sql.ref(value)}, 'label', ${sql.ref(label)})`;
  const { rows } = await sql<CallChoices>`select
    array(select ${choices("name", "name")} from countries order by display_order) as countries,
    array(select ${choices("id", "name")} from service_types where active order by display_order) as services,
    array(select ${choices("name", "name")} from cities order by display_order) as cities`.execute(db);
  return rows[0]!;
}
