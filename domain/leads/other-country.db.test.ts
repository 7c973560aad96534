import { expect, test } from "vitest";
import { testContext } from "#tests/support/context.ts";
import { addCenter, person, routed } from "#tests/support/leads.ts";

const ctx = await testContext();

test("«Otro» is a country too: whether a center serves it is unknown, and what is unknown passes", async () => {
  await addCenter(ctx, "solo-dominicanos", { countries_served: ["DO"] });
  const sentFrom = async (pais: string) => {
    const { leadId } = await routed(ctx, { originSlug: "solo-dominicanos", form: person({ pais }) });
    const { country } = await ctx.db.selectFrom("leads").select("country").where("id", "=", leadId).executeTakeFirstOrThrow();
    const offers = await ctx.db.selectFrom("offers").select("id").where("lead_id", "=", leadId).execute();
    return [country, offers.length];
  };
  expect(await sentFrom("Francia")).toEqual(["Francia", 0]);
  expect(await sentFrom("Otro")).toEqual(["Otro", 1]);
});
