import { expect, test } from "vitest";
import { waitingCounts } from "#domain/desk/waiting.server.ts";
import { placesIn } from "#domain/featured/place-queries.server.ts";
import { queuedProfiles } from "#domain/verification/queue-queries.server.ts";
import { testContext } from "#tests/support/context.ts";
import { seedChecking } from "./checking.ts";
import { idOfPerson } from "./people.ts";

const ctx = await testContext();

test("each screen of those who check has something that waits; a second start adds nothing", async () => {
  await seedChecking(ctx);
  await seedChecking(ctx);
  const asked = { search: null, view: "pending", sort: "waiting", descending: false, page: 1, type: null, city: null } as const;
  const { rows } = await queuedProfiles(ctx.db, asked, idOfPerson("lia"));
  expect(rows.map(({ name, received }) => [name, received])).toEqual([
    ["Centro Manatí", 2],
    ["Iván Bahoruco", 1],
  ]);
  expect(await waitingCounts(ctx.db)).toMatchObject({ profiles: 2, papers: 1, claims: 1, outcomes: 1, prices: 1, places: 1 });
  const places = await placesIn(ctx.db, { view: "asked", search: null, page: 1 });
  expect(places.rows.map(({ providerName }) => providerName)).toEqual(["Unidad Caracola"]);
});
