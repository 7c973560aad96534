import { expect, test } from "vitest";
import OwnFeatured, { action as askAction, loader as askLoader } from "#app/routes/provider/featured/places.tsx";
import { addDays } from "#platform/days.ts";
import { dayInSantoDomingo } from "#platform/format.ts";
import { testContext } from "#tests/support/context.ts";
import { drawPage, formPost, routeArgs } from "#tests/support/route-args.tsx";
import { demoViewer } from "#tests/support/sign-in.ts";
import Prices, { action, loader } from "./prices.tsx";

const ctx = await testContext();
const URL = "https://cuna.test/dashboard/admin/precios";
const post = (fields: Record<string, string>) =>
  action(routeArgs(ctx, formPost(URL, fields), {}, {}, demoViewer("lia"))).catch((thrown: unknown) => thrown);
const screen = async () => drawPage(Prices, { loaderData: await loader(routeArgs(ctx, new Request(URL), {}, {}, demoViewer("lia"))) });
const refused = (data: object) => ({ init: { status: 422 }, data });

const OWN = "https://cuna.test/dashboard/provider/destacado";
const amaranta = demoViewer("amaranta");
const ownPlaces = async () => {
  const loaded = await askLoader(routeArgs(ctx, new Request(OWN), {}, {}, amaranta));
  return { id: loaded.place.id, html: drawPage(OwnFeatured, { loaderData: loaded }) };
};

test("a price of a paid place changes with its reason and its history, and a center sees it before it asks", async () => {
  expect((await ownPlaces()).html).toContain("Portada, US$ 50.00 por semana");
  const change = { cual: "place:home:5000", precio: "62.50", motivo: "Más visitas en la portada" };
  expect(await post({ ...change, precio: "0.99" })).toMatchObject(refused({ errors: { amount: expect.stringContaining("US$") } }));
  expect(await post({ ...change, motivo: "" })).toMatchObject(refused({ errors: { reason: expect.any(String) } }));
  expect(await post({ ...change, cual: "place:menu:5000" })).toMatchObject(refused({ errors: { which: expect.any(String) } }));
  expect(await post(change)).toMatchObject({ status: 303 });
  expect(await post(change)).toMatchObject({ init: { status: 409 } });
  const html = await screen();
  expect(html).toMatch(/Espacio: Portada.*US\$ 50\.00.*US\$ 62\.50.*Más visitas en la portada/);
  const { id, html: asked } = await ownPlaces();
  expect(asked).toContain('value="home 6250"');
  const ask = (donde: string) => {
    const desde = addDays(dayInSantoDomingo(new Date()), 40);
    const request = formPost(OWN, { centro: id, donde, desde, semanas: "2" });
    return askAction(routeArgs(ctx, request, {}, {}, amaranta)).catch((thrown: unknown) => thrown);
  };
  expect(await ask("home 5000")).toMatchObject({
    init: { status: 409 },
    data: { where: "home", error: expect.stringContaining("El precio cambió") },
  });
  expect(await ask("home 6250")).toMatchObject({ status: 303 });
  expect((await ownPlaces()).html).toContain("US$ 125.00");
});
