import { readFileSync } from "node:fs";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { idOfPerson } from "#db/seed/people.ts";
import { record } from "#domain/audit/record.server.ts";
import { testContext } from "#tests/support/context.ts";
import { openTestDatabase } from "#tests/support/database.ts";
import { addTwoManaged } from "#tests/support/leads.ts";
import { placesOf } from "./places.server.ts";

const ctx = await testContext();
const owner = openTestDatabase(ctx.databaseUrl, { role: "owner" });
const [ours, theirs] = await addTwoManaged(ctx);
const [maria, lia] = [idOfPerson("maria"), idOfPerson("lia")];

test("an editor who worked with a center's requests or money goes on as its manager; who kept its profile stays an editor", async () => {
  const accounts = [maria, lia].flatMap((user_id) => [ours, theirs].map(({ id }) => ({ user_id, provider_id: id, role: "editor" })));
  await ctx.db.insertInto("provider_accounts").values(accounts).execute();
  await ctx.db.transaction().execute(async (tx) => {
    const about = { subjectType: "provider", subjectId: ours.id } as const;
    await record(tx, { ...about, actor: `provider:${maria}`, action: "automatic.on" });
    await record(tx, { ...about, actor: `provider:${lia}`, action: "provider.photo_added" });
  });
  await sql.raw(readFileSync("db/migrations/0561_members_by_work.sql", "utf8")).execute(owner);
  const roleOf = async (userId: string, providerId: string) => (await placesOf(ctx.db, userId)).find(({ id }) => id === providerId)?.role;
  expect([await roleOf(maria, ours.id), await roleOf(maria, theirs.id)]).toEqual(["manager", "editor"]);
  expect([await roleOf(lia, ours.id), await roleOf(lia, theirs.id)]).toEqual(["editor", "editor"]);
});
