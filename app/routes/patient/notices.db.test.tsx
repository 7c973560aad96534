import { beforeEach, expect, test } from "vitest";
import { action as providerAction, loader as providerLoader } from "#app/routes/provider/notices/notices.tsx";
import { testContext } from "#tests/support/context.ts";
import { left } from "#tests/support/notices.ts";
import { drawPage, formPost, routeArgs } from "#tests/support/route-args.tsx";
import { demoViewer } from "#tests/support/sign-in.ts";
import { action as heartbeat } from "../account/heartbeat.ts";
import Notices, { action, loader } from "./notices.tsx";

const ctx = await testContext();
const [maria, amaranta] = [demoViewer("maria"), demoViewer("amaranta")];
const ADDRESS = "https://cuna.test/dashboard/user/avisos";

const page = () => loader(routeArgs(ctx, new Request(ADDRESS), {}, {}, maria));
const post = (fields: Record<string, string>, viewer = maria) => action(routeArgs(ctx, formPost(ADDRESS, fields), {}, {}, viewer));
const refusedWith = (status: number) => expect.objectContaining({ init: expect.objectContaining({ status }) });

beforeEach(async () => {
  await ctx.db.deleteFrom("notices").execute();
});

test("a list without notices says what will be there; one with them is a form that works without script", async () => {
  expect(drawPage(Notices, { loaderData: await page() })).toContain("Nada por ahora");
  await left(ctx, { user: maria.userId }, { path: "/dashboard/user/consultas" });
  const loaded = await page();
  const html = drawPage(Notices, { loaderData: loaded });
  expect(html).toContain("Tu reseña ya es pública");
  expect(html).toContain("Nuevo");
  const opened = (await post({ accion: "abrir", aviso: loaded.notices[0]!.id })) as Response;
  expect([opened.status, opened.headers.get("location")]).toEqual([303, "/dashboard/user/consultas"]);
  expect(drawPage(Notices, { loaderData: await page() })).not.toContain("Nuevo");
});

test("somebody else's notice is not found, and nonsense is refused", async () => {
  await left(ctx, { user: amaranta.userId });
  const { notices } = await providerLoader(routeArgs(ctx, new Request(ADDRESS), {}, {}, amaranta));
  await expect(post({ accion: "abrir", aviso: notices[0]!.id })).rejects.toEqual(refusedWith(404));
  await expect(post({ accion: "quitar", equipo: notices[0]!.id })).rejects.toEqual(refusedWith(404));
  await expect(post({ accion: "vistos", hasta: "ayer" })).rejects.toEqual(refusedWith(422));
  await expect(post({ accion: "otra" })).rejects.toEqual(refusedWith(422));
  expect(await post({ accion: "equipo", direccion: "http://127.0.0.1/", llave: "x", clave: "y" })).toEqual(refusedWith(422));
});

test("quiet hours are kept as chosen, wrong ones say so and change nothing, and a center's page has none", async () => {
  expect(drawPage(Notices, { loaderData: await page() })).toContain('value="22:00"');
  const hours = { accion: "silencio", callar: "si", desde: "21:30", hasta: "08:00", zona: "Europe/Madrid" };
  expect(((await post(hours)) as Response).status).toBe(303);
  const wanted = { on: true, from: 1290, to: 480, zone: "Europe/Madrid" };
  expect((await page()).quiet).toEqual(wanted);
  for (const wrong of [{ desde: "" }, { hasta: "21:30" }]) {
    const refused = await post({ ...hours, ...wrong });
    expect(refused).toEqual(refusedWith(422));
    expect(drawPage(Notices, { loaderData: await page(), actionData: { quietRefused: true } })).toContain("Escribe dos horas distintas");
  }
  expect((await page()).quiet).toEqual(wanted);
  await expect(providerAction(routeArgs(ctx, formPost(ADDRESS, hours), {}, {}, amaranta))).rejects.toEqual(refusedWith(422));
});

test("opening a notice about another center of theirs shows that center", async () => {
  const places = await ctx.db
    .selectFrom("provider_accounts")
    .selectAll()
    .where("user_id", "=", amaranta.userId)
    .orderBy("chosen_at")
    .execute();
  const other = places[0]!.provider_id;
  await left(ctx, { user: amaranta.userId }, { providerId: other, path: "/dashboard/provider/precios" });
  const { notices } = await providerLoader(routeArgs(ctx, new Request(ADDRESS), {}, {}, amaranta));
  await providerAction(routeArgs(ctx, formPost(ADDRESS, { accion: "abrir", aviso: notices[0]!.id }), {}, {}, amaranta));
  const [chosen] = await ctx.db
    .selectFrom("provider_accounts")
    .select("provider_id")
    .where("user_id", "=", amaranta.userId)
    .orderBy("chosen_at", "desc")
    .execute();
  expect(chosen!.provider_id).toBe(other);
});

test("an open page hears how many notices are new, and a visitor's hears nothing", async () => {
  await left(ctx, { user: maria.userId });
  const beat = (viewer: typeof maria | null) => heartbeat(routeArgs(ctx, formPost("https://cuna.test/latido", {}), {}, {}, viewer));
  expect(await (await beat(maria)).json()).toEqual({ unseen: 1 });
  expect((await beat(null)).status).toBe(204);
});
