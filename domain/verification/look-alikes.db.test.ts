import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { idOfPerson } from "#db/seed/people.ts";
import { testContext } from "#tests/support/context.ts";
import { addCenter } from "#tests/support/leads.ts";
import { lookAlikes } from "./look-alikes.server.ts";
import { readNewNames } from "./name-keys.server.ts";

const { db, ...ctx } = await testContext();
const add = (name: string, change: Record<string, unknown> = {}) =>
  addCenter({ db, ...ctx }, `parecido-${randomUUID().slice(0, 8)}`, { clinic_name: name, ...change });
const found = async (id: string, name: string, city = "Santiago") =>
  ((await lookAlikes(db, [{ id, name, type: "clinic", city }])).get(id) ?? []).map(({ name: other, likeness }) => [other, likeness]);

test("no name of the demo world is taken for another one", async () => {
  const { rows } = await sql<{ id: string; name: string; type: "clinic" | "doctor" | "specialist"; city: string | null }>`
    select id, name, provider_type as type, city from provider_profiles`.execute(db);
  const alike = [...(await lookAlikes(db, rows)).values()].flat();
  process.stderr.write(`look-alikes in the demo world: ${alike.length} of ${rows.length} profiles\n`);
  expect(rows.length).toBeGreaterThan(80);
  expect(alike).toEqual([]);
});

test("whichever door wrote a name, it is held against the others, and again once it changes", async () => {
  const { id } = await add("Consultorio Palmarito", { verification_status: "pending" });
  expect(await found(id, "Clínica Luna de Larimаr RD")).toEqual([["Clínica Luna de Larimar", "words"]]);
  const other = await add("Clínica Yuna de Larimar");
  expect(await found(id, "Clínica Yuna Larimar")).toEqual([["Clínica Yuna de Larimar", "order"]]);
  await sql`update provider_profiles set clinic_name = 'Centro Tinajón' where id = ${other.id}::uuid`.execute(db);
  expect(await found(id, "Clínica Yuna Larimar")).toEqual([]);
  expect(await found(id, "Tinajon")).toEqual([["Centro Tinajón", "words"]]);
});

test("two profiles of one owner, and a draft that never came to us, are not held against each other", async () => {
  const [one, two] = [await add("Clínica Bejucal Alto"), await add("Clínica Bejucal Alto RD")];
  expect(await found(one.id, "Clínica Bejucal Alto")).toEqual([["Clínica Bejucal Alto RD", "words"]]);
  const accounts = [one, two].map(({ id }) => ({ provider_id: id, user_id: idOfPerson("yadira"), role: "owner" }));
  await db.insertInto("provider_accounts").values(accounts).execute();
  expect(await found(one.id, "Clínica Bejucal Alto")).toEqual([]);
  await add("Clínica Bejucal Alto", { verification_status: "draft" });
  expect(await found(one.id, "Clínica Bejucal Alto")).toEqual([]);
});

test("a name is read once, and a second run reads nothing", async () => {
  await add("Centro Guáimaro Real");
  await readNewNames(db);
  expect(await readNewNames(db)).toBe(0);
});
