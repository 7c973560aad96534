import { sql } from "kysely";
import { expect, test } from "vitest";
import { testDatabase } from "#tests/support/database.ts";
import { clearDemoWorld } from "./demo-world.ts";
import { seedLargeWorld } from "./large-world.ts";

const db = await testDatabase({ role: "owner" });
const one = async <T>(query: ReturnType<typeof sql<T>>): Promise<T | undefined> => (await query.execute(db)).rows[0];
const indexes = () => one(sql`select array_agg(indexdef order by indexdef) as all from pg_indexes where tablename = 'provider_profiles'`);
const digest = () => one(sql`select count(*) as rows, md5(string_agg(t::text || xmin::text, '' order by id)) from provider_profiles t`);

test("adds as many providers as requested and restores every index; running it again adds nothing", async () => {
  const before = await indexes();
  const steps: [number, number][] = [];
  await seedLargeWorld(db, 1_000, { onProgress: (done, all) => steps.push([done, all]) });
  expect(steps.at(-1)).toEqual([1_000, 1_000]);
  expect(
    await one(sql`select count(*) as made, count(*) filter (where provider_type = 'clinic') as centers
    from provider_profiles where slug ~ '-[0-9]+$'`),
  ).toEqual({ made: 1_000, centers: 300 });
  expect(await indexes()).toEqual(before);

  const first = await digest();
  await seedLargeWorld(db, 1_000);
  expect(await digest()).toEqual(first);
});

test("its facts have their rows and use known ids", async () => {
  expect(
    await one(sql`select count(*) filter (where has_prices <> exists (select from provider_prices where provider_id = p.id)) as prices,
      count(*) filter (where has_outcomes <> exists (select from provider_outcomes where provider_id = p.id)) as outcomes,
      count(*) filter (where not services_offered <@ array(select id from service_types)) as services,
      count(*) filter (where not languages_spoken <@ array(select code::text from languages)) as languages,
      count(*) filter (where not payment_methods <@ array(select id from payment_methods)) as payments
      from provider_profiles p`),
  ).toEqual({ prices: 0, outcomes: 0, services: 0, languages: 0, payments: 0 });
  expect(
    await one(sql`select count(*) as wrong from provider_members m join provider_profiles c on c.id = m.center_id
      where c.provider_type <> 'clinic'`),
  ).toEqual({ wrong: 0 });
});

test("clearing the demo world removes it too", async () => {
  await clearDemoWorld(db);
  expect(await one(sql`select count(*) as left from provider_profiles`)).toEqual({ left: 0 });
});
