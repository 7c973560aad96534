import { type RawBuilder, sql } from "kysely";

/** Returns the SQL of a profile's display name, by the same rule as display-name.ts. `p` is the profile's alias. */
export function calledAs(p: string): RawBuilder<string> {
  const column = (name: string) => sql.ref(`${p}.${name}`);
  return sql<string>`(case when ${column("provider_type")} = 'doctor' and ${column("name")} !~* '^(dr|dra|doctor|doctora)[\\s.]'
    then coalesce(${column("honorific")}, 'Dr.') || ' ' || ${column("name")} else ${column("name")} end)`;
}
