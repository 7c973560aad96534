import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { testContext } from "#tests/support/context.ts";
import { addCenter } from "#tests/support/leads.ts";
import { profileMedians } from "./profile-medians.server.ts";
import { MIN_OTHERS } from "./profile-medians.ts";

const ctx = await testContext();
const { db } = ctx;
const CITY = "Samaná";

const gallery = (photos: number) => JSON.stringify(Array.from({ length: photos }, (_, at) => ({ url: `https://x.example/${at}.jpg` })));
const add = (photos: number, change: Record<string, unknown> = {}) =>
  addCenter(ctx, `mediana-${randomUUID().slice(0, 8)}`, { city: CITY, image_gallery: gallery(photos), ...change });

test("with five others in the city it is their median; drafts, doctors and one's own profile are not among them", async () => {
  const { id } = await add(20, { languages_spoken: ["es", "en", "fr"] });
  for (const photos of [1, 2, 3]) await add(photos);
  await add(100, { verification_status: "draft" });
  await add(100, { provider_type: "doctor", full_name: "Dra. Ana Peña", clinic_name: null });
  expect(await profileMedians(db, id)).toMatchObject({ city: null });
  for (const photos of [8, 9]) await add(photos);
  expect(await profileMedians(db, id)).toMatchObject({
    city: CITY,
    parts: {
      photos: { own: 20, median: 3 },
      languages: { own: 3, median: 1 },
      doctors: { own: 0, median: 0 },
      reply: { own: null, median: null },
    },
  });
});

test("a reply time has a median only where five others have one", async () => {
  const others = await db
    .selectFrom("provider_profiles")
    .select("id")
    .where("city", "=", CITY)
    .where("listed", "=", true)
    .where("provider_type", "=", "clinic")
    .execute();
  const [mine, ...rest] = others.map(({ id }) => id);
  const replies = (ids: readonly string[], hours: number) =>
    sql`update provider_profiles set reply_cases = 9, reply_median_hours = ${hours} where id = any(${ids})`.execute(db);
  await replies(rest.slice(0, MIN_OTHERS - 1), 4);
  expect((await profileMedians(db, mine!)).parts.reply.median).toBeNull();
  await replies(rest.slice(0, MIN_OTHERS), 4);
  expect((await profileMedians(db, mine!)).parts.reply).toEqual({ own: null, median: 4 });
});
