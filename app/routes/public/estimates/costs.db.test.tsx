import { sql } from "kysely";
import { expect, test } from "vitest";
import { medicationLineOf } from "#domain/directory/medication.ts";
import { priceRanges } from "#domain/directory/price-ranges.server.ts";
import { testContext } from "#tests/support/context.ts";
import { drawPage, routeArgs } from "#tests/support/route-args.tsx";
import Costs, { loader } from "./costs.tsx";

const ctx = await testContext();

/** Returns the text of each row of the table of prices. */
async function rows(): Promise<string[]> {
  const { data } = (await loader(routeArgs(ctx, new Request("https://cuna.test/costos-financiamiento")))) as unknown as { data: never };
  const [, table] = drawPage(Costs, { loaderData: data }).split('id="precios"');
  const [list] = table!.split("</ul>");
  return [...list!.matchAll(/<li[\s\S]*?<\/li>/g)].map(([row]) =>
    row
      .replace(/<[^>]+>/g, " ")
      .replace(/\s+/g, " ")
      .trim(),
  );
}
const SAYS = /(?:Más|Con) la medicación|Ningún centro dice si incluye la medicación/;
const rowOf = async (label: string) => (await rows()).find((row) => row.startsWith(label))!;

test("each treatment that has medication says what it costs for a cycle, and no other line speaks of it", async () => {
  const ranges = await priceRanges(ctx.db);
  const all = await rows();
  expect(all).toHaveLength(ranges.length);
  for (const [index, { lineId }] of ranges.entries()) expect(SAYS.test(all[index]!), lineId).toBe(medicationLineOf(lineId) !== null);
});

test("what centers say of the medication of a price is told: none, some apart and some within, all within", async () => {
  const say = (medication: string | null) =>
    sql`update provider_prices set medication = ${medication}, not_included = null where price_line_id = 'fiv-propios'`.execute(ctx.db);
  const label = "FIV con óvulos propios";
  await say(null);
  expect(await rowOf(label)).toMatch(/Ningún centro dice si incluye la medicación: US\$/);
  await say("included");
  expect(await rowOf(label)).toMatch(/Con la medicación incluida, según los \d+ centros que lo dicen/);
  await sql`update provider_prices set medication = 'apart' where price_line_id = 'fiv-propios' and provider_id =
    (select id from provider_profiles where slug = 'clinica-luna-de-larimar')`.execute(ctx.db);
  const both = await rowOf(label);
  expect(both).toMatch(/Más la medicación: US\$/);
  expect(both).toMatch(/\d+ de \d+ centros la incluyen en su precio/);
  expect(both).toContain("medicación");
});
