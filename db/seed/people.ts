import type { Kysely } from "kysely";
import type { DB } from "#db/types.ts";
import { hashPassword } from "#domain/identity/password-hash.server.ts";
import { DEMO_PASSWORD, type DemoPerson, people } from "./data/people.ts";
import { demoId } from "./demo-ids.ts";

export const idOfPerson = (key: DemoPerson["key"]): string => demoId(`person ${key}`);

/** Adds missing people. A person who exists keeps their password. */
export async function seedPeople(tx: Kysely<DB>): Promise<void> {
  const there = await tx.selectFrom("users").select("email").execute();
  const missing = people.filter(({ email }) => !there.some((user) => user.email === email));
  if (missing.length === 0) return;
  const password = await hashPassword(DEMO_PASSWORD);
  for (const { key, email, firstName, lastName, userType, phone, country, admin } of missing) {
    const id = idOfPerson(key);
    await tx
      .insertInto("users")
      .values({ id, name: `${firstName} ${lastName}`, email, email_verified: true })
      .execute();
    await tx.insertInto("accounts").values({ id, user_id: id, account_id: id, provider_id: "credential", password }).execute();
    await tx
      .insertInto("profiles")
      .values({ user_id: id, user_type: userType, first_name: firstName, last_name: lastName, email, phone, country })
      .execute();
    if (admin) await tx.insertInto("user_roles").values({ user_id: id, role: "admin" }).execute();
  }
}

export async function deletePeople(tx: Kysely<DB>): Promise<void> {
  await tx
    .deleteFrom("users")
    .where(
      "id",
      "in",
      people.map(({ key }) => idOfPerson(key)),
    )
    .execute();
}
