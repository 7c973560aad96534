import { expect, test } from "vitest";
import { changeState } from "#domain/followups/change-state.server.ts";
import { purchaseLead } from "#domain/offers/purchase-lead.server.ts";
import { WELCOME_LEADS } from "#domain/wallet/welcome.ts";
import { aBuyer, addMoney } from "#tests/support/buyers.ts";
import { testContext } from "#tests/support/context.ts";
import { drawPage, routeArgs } from "#tests/support/route-args.tsx";
import { demoViewer } from "#tests/support/sign-in.ts";
import Statistics, { loader as loadPage } from "./statistics.tsx";
import { loader } from "./statistics-file.ts";

const ctx = await testContext();
const amaranta = demoViewer("amaranta");
const { center, member, offer } = await aBuyer(ctx);
await ctx.db.updateTable("provider_accounts").set({ chosen_at: new Date() }).where("provider_id", "=", center.id).execute();

const PAGE = "https://cuna.test/dashboard/provider/estadisticas?dias=30";
const drawn = async () => {
  const loaderData = await loadPage(routeArgs(ctx, new Request(PAGE), {}, {}, amaranta));
  return drawPage(Statistics, { loaderData, actionData: undefined, params: {} });
};
const file = async () => (await loader(routeArgs(ctx, new Request(PAGE), {}, {}, amaranta))).text();
const lineOf = (text: string, name: string) =>
  text
    .split("\r\n")
    .find((line) => line.startsWith(name) || line.startsWith(`"${name}`))
    ?.split(",")
    .at(-1);

test("the file of the statistics says what the page says of the cost of each step, and only to who sees the wallet", async () => {
  expect(lineOf(await file(), "Con consulta")).toBeUndefined();
  await addMoney(ctx, center.id, 50_000);
  for (let index = 0; index < WELCOME_LEADS + 2; index++) {
    const { id } = await offer();
    expect(await purchaseLead(ctx, member, id)).toEqual({ outcome: "purchased" });
    if (index > 0) continue;
    await changeState(ctx, member, { offerId: id, from: "new", to: "contacted" });
    await changeState(ctx, member, { offerId: id, from: "contacted", to: "consultation" });
  }
  const text = await file();
  const cost = lineOf(text, "Con consulta: costo de cada una")!;
  expect([lineOf(text, "Solicitudes abiertas"), lineOf(text, "Con consulta")]).toEqual([String(WELCOME_LEADS + 2), "1"]);
  expect(Number(cost)).toBeGreaterThan(0);
  expect(await drawn()).toContain(`US$\u00a0${Number(cost).toFixed(2)}`);
  expect([lineOf(text, "Empezaron el tratamiento"), lineOf(text, "Empezaron el tratamiento: costo")]).toEqual(["0", ""]);
  await ctx.db.updateTable("provider_accounts").set({ role: "editor" }).where("provider_id", "=", center.id).execute();
  expect(await file()).not.toContain("costo de cada una");
});
