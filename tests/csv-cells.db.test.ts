import { sql } from "kysely";
import Papa from "papaparse";
import { expect, test } from "vitest";
import { idOfPerson } from "#db/seed/people.ts";
import { purchaseLead } from "#domain/offers/purchase-lead.server.ts";
import { dayInSantoDomingo } from "#platform/format.ts";
import { testContext } from "./support/context.ts";
import { addCenter, person, routed } from "./support/leads.ts";
import { peopleAtTheDoor } from "./support/people-at-the-door.ts";
import { siteMap } from "./support/site-map.ts";
import { moved } from "./support/wallet.ts";
import { openWholeSite } from "./support/whole-site.ts";

// Spreadsheets run a cell that begins like a formula. Here every word that people or editors write begins like one.

const ctx = await testContext();
const TODAY = dayInSantoDomingo(new Date());
/** What each table is asked; the others need nothing. */
const QUERIES: Readonly<Record<string, string>> = { "estado.csv": `?mes=${TODAY.slice(0, 7)}` };
/** These have days, figures and words of ours alone. */
const WITHOUT_WORDS = ["/dashboard/provider/estadisticas/cifras.csv", "/dashboard/admin/cifras.csv"];

test("no table for spreadsheets has a cell that begins like a formula, whatever people and editors write", async () => {
  const center = await addCenter(ctx, "formula");
  const owner = { user_id: idOfPerson("amaranta"), provider_id: center.id, role: "owner" as const, chosen_at: new Date() };
  await ctx.db.insertInto("provider_accounts").values(owner).execute();
  const { leadId } = await routed(ctx, { originSlug: center.slug, form: person({ mensaje: '=HYPERLINK("http://x.example") +1 -1' }) });
  const offer = await ctx.db.selectFrom("offers").select("id").where("lead_id", "=", leadId).executeTakeFirstOrThrow();
  await moved(ctx, center.id, 9000);
  expect(await purchaseLead(ctx, { userId: owner.user_id, providerId: center.id }, offer.id)).toEqual({ outcome: "purchased" });
  await sql`update provider_profiles set clinic_name = '=1+1 ' || clinic_name, full_name = '@SUM(A1) ' || full_name`.execute(ctx.db);
  await sql`update service_types set name = '+' || name`.execute(ctx.db);
  await sql`update users set name = '-' || name`.execute(ctx.db);
  await sql`insert into searched_words (words, day, count, found) values ('=1+1', ${TODAY}, 99, false)`.execute(ctx.db);
  const picture = { id: `${"a".repeat(32)}-10x10`, alt: "=1+1" };
  await ctx.db.insertInto("content_pictures").values(picture).execute();
  const days = { first_day: "2100-01-01", last_day: "2100-01-07", price_cents: 2500 };
  await ctx.db
    .insertInto("featured_places")
    .values({ provider_id: center.id, place: "home", asked_by: owner.user_id, ...days })
    .execute();
  const topUp = { reference: "CUTTTTTTTT", method: "bank", net_cents: 2500, tax_cents: 450, tax_basis_points: 1800 };
  await ctx.db
    .insertInto("top_ups")
    .values({ provider_id: center.id, asked_by: owner.user_id, ...topUp })
    .execute();
  const site = await openWholeSite(ctx);
  const cookies = await peopleAtTheDoor(ctx, site, ["a provider", "an administrator with a second step"]);
  await sql`update profiles set first_name = '-' || coalesce(first_name, 'Ana')`.execute(ctx.db);
  const tables = siteMap.filter(({ pattern }) => pattern.endsWith(".csv") && !pattern.includes(":"));
  expect(tables.length).toBeGreaterThan(8);
  for (const { pattern } of tables) {
    const cookie = cookies[pattern.startsWith("/dashboard/provider") ? "a provider" : "an administrator with a second step"];
    const answer = await site.ask(pattern + (QUERIES[pattern.split("/").at(-1)!] ?? ""), { cookie });
    expect(answer.status, pattern).toBe(200);
    const { data } = Papa.parse<string[]>((await answer.text()).replace("\uFEFF", "").trimEnd(), { newline: "\r\n" });
    const cells = data.flat();
    expect(
      cells.filter((cell) => /^[=+\-@\t\r]/.test(cell)),
      pattern,
    ).toEqual([]);
    if (!WITHOUT_WORDS.includes(pattern))
      expect(
        cells.some((cell) => /^'[=+\-@]/.test(cell)),
        pattern,
      ).toBe(true);
    expect(data.length, pattern).toBeGreaterThan(1);
  }
});
