import { type RawBuilder, sql } from "kysely";

/** What a profile is called, inside a query: the rule of display-name.ts, for lists that read nothing else of it. `p` is the profile's alias. */
export function calledAs(p: string): RawBuilder<string> {
  const column = (name: string) => sql.ref(`${p}.${name}`);
  return sql<string>`(case when ${column("provider_type")} = 'doctor' and ${column("name")} !~* '^(dr|dra|doctor|doctora)[\\s.]'
    then coalesce(${column("honorific")}, 'Dr.') || ' ' || ${column("name")} else ${column("name")} end)`;
}
