import { sql } from "kysely";
import { expect, test } from "vitest";
import { loader as rootLoader } from "#app/root.tsx";
import { loader as manifestLoader } from "#app/routes/public/files/manifest.ts";
import { idOfPerson } from "#db/seed/people.ts";
import type { QueuedMail } from "#domain/mail/send-mail.server.ts";
import { limitsSetting, readLeadLimits } from "#domain/submissions/limits.server.ts";
import { dayInSantoDomingo } from "#platform/format.ts";
import { testContext } from "#tests/support/context.ts";
import { drawPage, formPost, routeArgs } from "#tests/support/route-args.tsx";
import { demoViewer } from "#tests/support/sign-in.ts";
import { composeMail } from "#worker/compose-mail.ts";
import Setting, { action, loader } from "./section.tsx";
import AllSettings, { loader as allLoader } from "./settings.tsx";

const ctx = await testContext();
const lia = demoViewer("lia");
const at = (section: string) => `https://cuna.test/dashboard/admin/ajustes/${section}`;
const load = (section: string) => loader(routeArgs(ctx, new Request(at(section)), { section }, {}, lia));
const post = (section: string, fields: Record<string, string>) =>
  action(routeArgs(ctx, formPost(at(section), fields), { section }, {}, lia)).catch((thrown: unknown) => thrown);
const opened = async (section: string) => {
  const { values, version } = await load(section);
  return { ...values, version: String(version) };
};
const refused = (status: number, data: object) => ({ init: { status }, data });

test("a change of the brand reaches the pages, the mails and the manifest, and its history says before and after", async () => {
  const form = { ...(await opened("marca")), nombre: "Nido", telefono: "+1 (829) 555-0199", whatsapp: "+1 829 555 0199" };
  expect(await post("marca", form)).toMatchObject({ status: 303 });
  const { site } = await rootLoader(routeArgs(ctx, new Request("https://cuna.test/")));
  expect(site).toMatchObject({ name: "Nido", phone: "+1 (829) 555-0199", phoneE164: "+18295550199", whatsapp: "18295550199" });
  const manifest = await manifestLoader(routeArgs(ctx, new Request("https://cuna.test/manifest.webmanifest")));
  expect(await manifest.json()).toMatchObject({ short_name: "Nido" });
  const queued = { template: "password-changed", userId: idOfPerson("maria") } as QueuedMail;
  const mail = await ctx.db.transaction().execute((tx) => composeMail(ctx)(queued, tx));
  expect(mail!.html).toContain("Nido");
  const loaded = await load("marca");
  const html = drawPage(Setting, { loaderData: loaded, params: { section: "marca" } });
  expect(html).toMatch(/<th[^>]*>Nombre<\/th>.*<del[^>]*>Cuna<\/del>.*<ins[^>]*>Nido<\/ins>/);
  const all = await allLoader(routeArgs(ctx, new Request("https://cuna.test/dashboard/admin/ajustes")));
  expect(drawPage(AllSettings, { loaderData: all })).toContain("Nido");
});

test("a person who saves second is shown what the first one saved, keeps what they typed, and overwrites only what they have seen", async () => {
  const [first, second] = [await opened("marca"), { ...(await opened("marca")), lema: "El mío" }];
  await post("marca", { ...first, lema: "El de otra persona" });
  const actionData = (await post("marca", second)) as { data: object };
  expect(actionData).toMatchObject(refused(409, { conflict: true, typed: { lema: "El mío" } }));
  const loaderData = await load("marca");
  const html = drawPage(Setting, { loaderData, actionData: actionData.data, params: { section: "marca" } });
  expect(html).toContain("Otra persona guardó cambios");
  expect(html).toContain("El de otra persona");
  expect(html).toContain('value="El mío"');
  expect(html).toContain(`name="version" value="${loaderData.version}"`);
  expect(await post("marca", { ...second, version: String(loaderData.version) })).toMatchObject({ status: 303 });
  expect(await post("marca", await opened("marca"))).toMatchObject(refused(422, { same: true }));
});

test("what is wrong is said beside its field, keeps what was typed, and saves nothing; a section that does not exist is not found", async () => {
  const before = await opened("marca");
  const typed = { ...before, nombre: " ", telefono: "llámanos", correo: "hola", direccion: "una\nlínea" };
  const answer = (await post("marca", typed)) as { data: object };
  expect(answer).toMatchObject(
    refused(422, { errors: Object.fromEntries(["nombre", "telefono", "correo", "direccion"].map((name) => [name, expect.any(String)])) }),
  );
  expect(await opened("marca")).toEqual(before);
  const html = drawPage(Setting, { loaderData: await load("marca"), actionData: answer.data, params: { section: "marca" } });
  expect(html).toContain('value="llámanos"');
  expect(await post("otra", typed)).toMatchObject({ init: { status: 404 } });
});

test("a rate says its day and source or is none; pages have the new one at once", async () => {
  const form = { ...(await opened("cambio")), "dop-tasa": "63,25", "dop-fecha": "2099-01-01", "dop-fuente": "" };
  expect(await post("cambio", form)).toMatchObject(
    refused(422, { errors: { "dop-fecha": expect.any(String), "dop-fuente": expect.any(String) } }),
  );
  const on = dayInSantoDomingo(new Date());
  const right = { ...form, "dop-fecha": on, "dop-fuente": "Banco Central, venta", "eur-tasa": "", "eur-fecha": "", "eur-fuente": "" };
  expect(await post("cambio", right)).toMatchObject({ status: 303 });
  const { money } = await rootLoader(routeArgs(ctx, new Request("https://cuna.test/")));
  expect(money.rates).toEqual({ dop: { currency: "dop", rate: 63.25, on, source: "Banco Central, venta" } });
});

test("limits of requests are whole numbers that fit each other, and hold for the next request", async () => {
  await ctx.db.deleteFrom("settings").where("key", "=", "lead_limits").execute();
  const shown = await opened("ritmo");
  expect(shown).toMatchObject({ persona: "5", "todos-hora": "480", version: "0" });
  const wrong = { ...shown, persona: "0", red: "3.5", "centro-hora": "11" };
  const errors = { persona: expect.any(String), red: expect.any(String), "centro-hora": expect.any(String) };
  expect(await post("ritmo", wrong)).toMatchObject(refused(422, { errors }));
  expect(await post("ritmo", { ...shown, persona: "7", "centro-hora": "31" })).toMatchObject({ status: 303 });
  const { rows } = await sql<{ limits: unknown }>`select ${limitsSetting} as limits`.execute(ctx.db);
  expect(readLeadLimits(rows[0]!.limits)).toMatchObject({ perPerson: 7, perAddress: 60, pace: { center: { tenMinutes: 12, hour: 31 } } });
});

test("a time of keeping gets shorter within its bounds and never longer, and pages and nightly jobs take it at once", async () => {
  expect(await opened("plazos")).toEqual({ solicitudes: "24", visitas: "13", version: "0" });
  const errors = { solicitudes: expect.any(String), visitas: expect.any(String) };
  const wrong = [["25", "14"], ["5", "0"], ["un año", "1.5"]] as const; // biome-ignore format: a line is enough
  for (const [solicitudes, visitas] of wrong)
    expect(await post("plazos", { solicitudes, visitas, version: "0" })).toMatchObject(refused(422, { errors }));
  expect(await post("plazos", { solicitudes: "12", visitas: "3", version: "0" })).toMatchObject({ status: 303 });
  const longer = await post("plazos", { solicitudes: "13", visitas: "3", version: "1" });
  expect(longer).toMatchObject(refused(422, { errors: { solicitudes: expect.stringContaining("de 6 a 12") } }));
  expect((await rootLoader(routeArgs(ctx, new Request("https://cuna.test/")))).retention).toEqual({ requests: 12, events: 3 });
});

test("no language is offered without words in it, and no tag manager is taken that is none", async () => {
  expect(await post("idiomas", { en: "si", version: "0" })).toMatchObject(
    refused(422, { typed: { en: "si" }, errors: { en: expect.any(String) } }),
  );
  const screen = drawPage(Setting, { loaderData: await load("idiomas"), params: { section: "idiomas" } });
  expect(screen).toMatch(/<input[^>]*name="en"[^>]*disabled=""|<input[^>]*disabled=""[^>]*name="en"/);
  expect(await post("medicion", { gestor: "<script>", version: "0" })).toMatchObject(
    refused(422, { typed: { gestor: "<script>" }, errors: { gestor: expect.any(String) } }),
  );
  expect(await post("medicion", { gestor: "gtm-abc1234", version: "0" })).toMatchObject({ status: 303 });
  expect((await load("medicion")).values).toEqual({ gestor: "GTM-ABC1234" });
});
