import Papa from "papaparse";
import { expect, test } from "vitest";
import { seedDemoWorld } from "#db/seed/demo-world.ts";
import { testContext } from "#tests/support/context.ts";
import { routeArgs } from "#tests/support/route-args.tsx";
import { demoViewer } from "#tests/support/sign-in.ts";
import { loader } from "./figures-csv.ts";

const ctx = await testContext();

test("the file of a range has a row a day, and the log knows who took it", async () => {
  await seedDemoWorld(ctx.db);
  const asked = new Request("http://localhost/dashboard/admin/cifras.csv?desde=2026-11-01&hasta=2026-11-20");
  const answer = await loader(routeArgs(ctx, asked, {}, {}, demoViewer("lia")));
  const [head, ...rows] = Papa.parse<string[]>((await answer.text()).trim()).data;
  expect(rows.map(([day]) => day)).toEqual(Array.from({ length: 20 }, (_, day) => `2026-11-${String(day + 1).padStart(2, "0")}`));
  expect(new Set(rows.map((row) => row.length))).toEqual(new Set([head!.length]));
  const lines = await ctx.db.selectFrom("audit_log").select(["actor", "detail"]).where("action", "=", "figures.exported").execute();
  expect(lines).toEqual([{ actor: `admin:${demoViewer("lia").userId}`, detail: { table: "days", from: "2026-11-01", to: "2026-11-20" } }]);
});
