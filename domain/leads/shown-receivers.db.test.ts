import { sql } from "kysely";
import { expect, test } from "vitest";
import { mainLineOf } from "#domain/directory/treatment-prices.ts";
import { testContext } from "#tests/support/context.ts";
import { addCenter } from "#tests/support/leads.ts";
import { centerToWriteTo, formOptions } from "./form-queries.server.ts";
import { receiverFacts } from "./receiver-facts.server.ts";

// What a form says of a center beside its box, before somebody agrees to write to it.

const ctx = await testContext();
let made = 0;
const add = (change: Record<string, unknown> = {}) => addCenter(ctx, `shown-${++made}`, change);
const specialist = { provider_type: "specialist", clinic_name: null, full_name: "Noelia Guzmán" };
const practises = (specialistId: string, centerId: string) =>
  ctx.db.insertInto("provider_members").values({ specialist_id: specialistId, center_id: centerId }).execute();

test("a center counts as verified only while it stands so, and its time to reply is told from the fifth case on", async () => {
  const standings = [
    [{ verified: true, verification_status: "verified", reply_median_hours: 6, reply_cases: 5 }, true, { medianHours: 6, cases: 5 }],
    [{ verified: true, verification_status: "published", reply_median_hours: 6, reply_cases: 4 }, false, null],
    [{ verified: false, verification_status: "verified", reply_median_hours: null, reply_cases: 5 }, false, null],
  ] as const;
  for (const [change, verified, reply] of standings) {
    const { id, slug } = await add(change);
    expect((await receiverFacts(ctx.db, [id], null)).get(id)).toMatchObject({ verified, reply, price: null });
    expect(await centerToWriteTo(ctx.db, slug)).toMatchObject({ slug, verified, reply });
  }
  expect(await receiverFacts(ctx.db, [], null)).toEqual(new Map());
});

test("the price beside a box is its own newest one of the treatment's main line, and none that is older than a year", async () => {
  const [center, other] = [await add(), await add()];
  const line = mainLineOf("fiv")!;
  const { id: otherLine } = await ctx.db.selectFrom("price_lines").select("id").where("id", "<>", line).executeTakeFirstOrThrow();
  const informed = (providerId: string, lineId: string, cents: number, monthsAgo: number) =>
    sql`insert into provider_prices (provider_id, price_line_id, amount_cents, informed_on)
      values (${providerId}, ${lineId}, ${cents}, now()::date - make_interval(months => ${monthsAgo}::int))`.execute(ctx.db);
  const priceOf = async (serviceId: string | null) => (await receiverFacts(ctx.db, [center.id], serviceId)).get(center.id)!.price;
  await informed(other.id, line, 100_00, 0);
  await informed(center.id, otherLine, 200_00, 0);
  expect(await priceOf("fiv")).toBeNull();
  await informed(center.id, line, 4_900_00, 13);
  expect(await priceOf("fiv")).toBeNull();
  await informed(center.id, line, 5_200_00, 1);
  expect(await priceOf("fiv")).toMatchObject({ amountCents: 5_200_00, label: expect.any(String), informedOn: expect.any(String) });
  expect(await priceOf(null)).toBeNull();
});

test("who writes to a specialist writes to the listed center where they practise; an independent one is written to", async () => {
  const [center, hidden] = [await add(), await add({ verification_status: "draft" })];
  const [independent, employed, ofHidden] = [await add(specialist), await add(specialist), await add(specialist)];
  await practises(employed.id, center.id);
  await practises(ofHidden.id, hidden.id);
  expect(await centerToWriteTo(ctx.db, employed.slug)).toBeNull();
  expect(await centerToWriteTo(ctx.db, independent.slug)).toMatchObject({ slug: independent.slug, name: "Noelia Guzmán" });
  expect(await centerToWriteTo(ctx.db, ofHidden.slug)).toMatchObject({ slug: ofHidden.slug });
  for (const slug of [hidden.slug, "no-such-center", "../etc", ""]) expect(await centerToWriteTo(ctx.db, slug)).toBeNull();
});

test("the form offers what is in use, and nothing that was taken out of use", async () => {
  const { countries, cities, languages } = await formOptions(ctx.db);
  await ctx.db.updateTable("countries").set({ active: false }).where("name", "=", countries.at(-1)!).execute();
  await ctx.db.updateTable("cities").set({ active: false }).where("name", "=", cities.at(-1)!).execute();
  await ctx.db.updateTable("languages").set({ active: false }).where("code", "=", languages.at(-1)!.code).execute();
  expect(await formOptions(ctx.db)).toEqual({
    countries: countries.slice(0, -1),
    cities: cities.slice(0, -1),
    languages: languages.slice(0, -1),
  });
});
