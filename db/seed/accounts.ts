import type { Kysely } from "kysely";
import type { DB } from "#db/types.ts";
import { idOfPerson } from "./people.ts";
import { idOfCenter } from "./provider-rows.ts";

/** Who manages which center. Each person first has a public center, then others that are not public yet. One center has every role. */
const accounts = [
  { person: "amaranta", center: "Clínica Luna de Larimar", role: "owner", chosen: "2026-11-20T12:00:00Z" },
  { person: "amaranta", center: "Unidad Colibrí", role: "owner", chosen: "2026-11-18T12:00:00Z" },
  { person: "yadira", center: "Unidad Caracola", role: "owner", chosen: "2026-11-20T12:00:00Z" },
  { person: "rafelina", center: "Unidad Caracola", role: "manager", chosen: "2026-11-20T12:00:00Z" },
  { person: "minerva", center: "Unidad Caracola", role: "reception", chosen: "2026-11-20T12:00:00Z" },
  { person: "joel", center: "Unidad Caracola", role: "editor", chosen: "2026-11-20T12:00:00Z" },
  { person: "carmen", center: "Unidad Caracola", role: "finance", chosen: "2026-11-20T12:00:00Z" },
  { person: "yadira", center: "Centro Arrecife", role: "editor", chosen: "2026-11-18T12:00:00Z" },
  { person: "yadira", center: "Centro Manatí", role: "owner", chosen: "2026-11-17T12:00:00Z" },
] as const;

/** Adds the accounts of the demo world. Somebody who was removed from a center is a member again after this. */
export async function seedAccounts(tx: Kysely<DB>): Promise<void> {
  const rows = accounts.map(({ person, center, role, chosen }) => ({
    user_id: idOfPerson(person),
    provider_id: idOfCenter(center),
    role,
    chosen_at: chosen,
    created_at: chosen,
  }));
  await tx
    .insertInto("provider_accounts")
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
