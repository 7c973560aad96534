import { sql } from "kysely";
import { expect, test } from "vitest";
import Automatic, { loader as loadAutomatic, action as saveAutomatic } from "#app/routes/provider/offers/automatic.tsx";
import Preferences, { loader as loadPreferences, action as savePreferences } from "#app/routes/provider/offers/preferences.tsx";
import { automaticDecisions } from "#domain/offers/automatic-decisions.server.ts";
import { automaticSettings, saveAutomaticRule } from "#domain/offers/automatic-rule.server.ts";
import { buyAutomatically } from "#domain/offers/buy-automatically.server.ts";
import { aBuyer, addMoney } from "#tests/support/buyers.ts";
import { testContext } from "#tests/support/context.ts";
import { drawPage, formPost, routeArgs } from "#tests/support/route-args.tsx";
import { demoViewer } from "#tests/support/sign-in.ts";

const ctx = await testContext();
const { center, offer } = await aBuyer(ctx);
await ctx.db.updateTable("provider_accounts").set({ chosen_at: new Date() }).where("provider_id", "=", center.id).execute();
const [amaranta, yadira] = [demoViewer("amaranta"), demoViewer("yadira")];
const automatic = "https://cuna.test/dashboard/provider/billetera/automatica";
const preferences = "https://cuna.test/dashboard/provider/solicitudes/preferencias";

const thrownBy = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (thrown: unknown) => thrown as Response & { init?: ResponseInit },
  );
const statusOf = (answer: { status?: number; init?: ResponseInit | null } | null) => answer?.init?.status ?? answer?.status;
const amounts = { maximo: "24", dia: "48", mes: "300", calidad: "50", tipo: "ambas" };

test("the trial shows each offer with its reason, and a wrong amount keeps what was typed and saves nothing", async () => {
  await offer();
  const wrong = { centro: center.id, ...amounts, maximo: "cien", dia: "10", tratamientos: "icsi", accion: "encender" };
  const answer = (await saveAutomatic(routeArgs(ctx, formPost(automatic, wrong), {}, {}, amaranta))) as {
    data: object;
    init: ResponseInit;
  };
  expect(answer.init.status).toBe(422);
  const loaderData = (await loadAutomatic(routeArgs(ctx, new Request(automatic), {}, {}, amaranta))) as { settings: { enabled: boolean } };
  expect(loaderData.settings.enabled).toBe(false);
  const html = drawPage(Automatic, { loaderData, actionData: answer.data, params: {} });
  expect(html).toContain('value="cien"');
  expect(html).toContain("Escribe una cantidad en dólares");
  expect(html).toContain("Está fuera de lo que eliges.");
  const asKept = drawPage(Automatic, { loaderData, params: {} });
  expect(asKept).toContain("Habría comprado 1 por US$ 18");
  expect(asKept).toContain("Cumple todo. Con esta, US$ 18 de US$ 300.");
});

test("it is switched on, tried and off again; somebody else's center is not found", async () => {
  const shown = async () => {
    const loaderData = await loadAutomatic(routeArgs(ctx, new Request(automatic), {}, {}, amaranta));
    const html = drawPage(Automatic, { loaderData, params: {} });
    return /name="mostrado" value="([^"]*)"/.exec(html)![1]!.replaceAll("&quot;", '"');
  };
  const post = (fields: Record<string, string>, who = amaranta) =>
    thrownBy(saveAutomatic(routeArgs(ctx, formPost(automatic, { centro: center.id, ...fields }), {}, {}, who)));
  expect(statusOf(await post({ ...amounts, accion: "encender" }, yadira))).toBe(404);
  expect((await post({ ...amounts, mostrado: await shown(), accion: "encender" }))?.headers.get("Location")).toContain("hecho=encendida");
  expect((await post({ ...amounts, mostrado: await shown(), accion: "guardar", maximo: "20" }))?.headers.get("Location")).toContain(
    "hecho=guardada",
  );
  expect((await post({ accion: "apagar" }))?.headers.get("Location")).toContain("hecho=apagada");
  const kept = await ctx.db
    .selectFrom("automatic_rules")
    .select(["enabled", "max_price_cents"])
    .where("provider_id", "=", center.id)
    .execute();
  expect(kept).toEqual([{ enabled: false, max_price_cents: 2000 }]);
});

test("what was really decided is listed with its reason, and what was bought may be given back while it is held", async () => {
  const buyer = await aBuyer(ctx);
  await addMoney(ctx, buyer.center.id, 100_000);
  await saveAutomaticRule(ctx, buyer.member, { ...(await automaticSettings(ctx.db, buyer.center.id)).rule, minQuality: 0 }, true);
  const bought = await buyer.offer();
  await buyAutomatically(ctx, bought.id);
  const { rule } = await automaticSettings(ctx.db, buyer.center.id);
  await saveAutomaticRule(ctx, buyer.member, { ...rule, minQuality: 100 }, true);
  const left = await buyer.offer();
  await buyAutomatically(ctx, left.id);
  await ctx.db
    .updateTable("provider_accounts")
    .set({ chosen_at: sql`now() + interval '1 hour'` })
    .where("provider_id", "=", buyer.center.id)
    .execute();
  const draw = async () =>
    drawPage(Automatic, {
      loaderData: (await loadAutomatic(routeArgs(ctx, new Request(automatic), {}, {}, amaranta))) as object,
      params: {},
    });
  const html = await draw();
  expect(html).toContain("Cumplía todo.");
  expect(html).toContain("Su calidad no llegaba a tu mínimo.");
  expect(html).toContain(`/dashboard/provider/solicitudes/${bought.id}#devolver`);
  expect(html).not.toContain(`/dashboard/provider/solicitudes/${left.id}#devolver`);
  const asked = { offer_id: bought.id, reason: "wrong-phone", state: "asked", asked_by: "cli" };
  await ctx.db.insertInto("lead_returns").values(asked).execute();
  expect(await draw()).not.toContain("#devolver");
  expect((await automaticDecisions(ctx.db, center.id)).total).toBe(0);
});

test("preferences are kept as ticked; a wrong limit or a day that is over says so and keeps nothing", async () => {
  const post = (fields: Record<string, string>, who = amaranta) =>
    savePreferences(routeArgs(ctx, formPost(preferences, { centro: center.id, ...fields }), {}, {}, who));
  const wrong = (await post({ tope: "0", pausa: "si", hasta: "2020-01-01", tratamientos: "icsi" })) as { data: object; init: ResponseInit };
  expect(wrong.init.status).toBe(422);
  const loaderData = (await loadPreferences(routeArgs(ctx, new Request(preferences), {}, {}, amaranta))) as object;
  const html = drawPage(Preferences, { loaderData, actionData: wrong.data, params: {} });
  expect(html).toContain("Escribe un número entre 1 y 99");
  expect(html).toContain("Elige un día desde hoy");
  expect(html).toContain('value="0"');
  expect(statusOf(await thrownBy(post({ tope: "3" }, yadira)))).toBe(404);
  expect(await ctx.db.selectFrom("offer_criteria").select("treatments").where("provider_id", "=", center.id).execute()).toEqual([]);
  expect((await thrownBy(post({ tope: "3", tratamientos: "icsi", edades: "made-up" })))?.status).toBe(303);
  const [kept] = await ctx.db
    .selectFrom("offer_criteria as c")
    .innerJoin("provider_profiles as p", "p.id", "c.provider_id")
    .select(["treatments", "age_bands", "daily_lead_cap"])
    .where("c.provider_id", "=", center.id)
    .execute();
  expect(kept).toEqual({ treatments: ["icsi"], age_bands: [], daily_lead_cap: 3 });
});
