import { expect, test } from "vitest";
import { aBuyer } from "#tests/support/buyers.ts";
import { testContext } from "#tests/support/context.ts";
import { drawPage, routeArgs } from "#tests/support/route-args.tsx";
import { demoViewer } from "#tests/support/sign-in.ts";
import Prices, { action, loader, shouldRevalidate } from "./prices.tsx";

const ctx = await testContext();

test("the panel counts the prices that are published, of all lines of the template", async () => {
  const { center } = await aBuyer(ctx);
  await ctx.db.updateTable("provider_accounts").set({ chosen_at: new Date() }).where("provider_id", "=", center.id).execute();
  const lines = await ctx.db.selectFrom("price_lines").select("id").execute();
  const lead = async () => {
    const request = new Request("https://cuna.test/dashboard/provider/precios");
    const loaderData = await loader(routeArgs(ctx, request, {}, {}, demoViewer("amaranta")));
    return /(\d+) de (\d+) precios publicados/
      .exec(drawPage(Prices, { loaderData, actionData: undefined, params: {} }))
      ?.slice(1)
      .map(Number);
  };
  const [before = 0, all] = (await lead())!;
  expect([before, all]).toEqual([0, lines.length]);
  await ctx.db
    .insertInto("provider_prices")
    .values({ provider_id: center.id, price_line_id: lines[0]!.id, amount_cents: 90_00, informed_on: "2026-11-01" })
    .execute();
  expect(await lead()).toEqual([1, all]);
});

test("a list of which a part was wrong is read again, so that what was published is counted beside what came back", async () => {
  const { center } = await aBuyer(ctx);
  const [first, second] = await ctx.db.selectFrom("price_lines").select("id").limit(2).execute();
  const send = async (prices: Record<string, string>) => {
    const body = new FormData();
    for (const [name, value] of Object.entries({ centro: center.id, anio: "2025", ovulos: "own", ...prices })) body.append(name, value);
    const request = new Request("https://cuna.test/dashboard/provider/precios", { method: "POST", body });
    const answer = await action(routeArgs(ctx, request, {}, {}, demoViewer("amaranta")));
    const { data: actionResult, init } = answer as unknown as { data: { published: { prices: number } }; init: ResponseInit };
    const args = { actionResult, actionStatus: init.status, defaultShouldRevalidate: false } as Parameters<typeof shouldRevalidate>[0];
    return [init.status, actionResult.published.prices, shouldRevalidate(args)];
  };
  expect(await send({ [`precio-${first!.id}`]: "70", [`precio-${second!.id}`]: "mucho" })).toEqual([422, 1, true]);
  expect(await send({ [`precio-${second!.id}`]: "mucho" })).toEqual([422, 0, false]);
});
