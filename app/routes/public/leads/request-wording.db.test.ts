import { expect, test } from "vitest";
import { RELEASED } from "#app/forms/leads/consent-texts.ts";
import { acceptRoutingRequest } from "#domain/leads/accept-routing-request.server.ts";
import { patientToken } from "#domain/leads/lead-tokens.ts";
import { SITE_MARK } from "#domain/settings/consent-wording.ts";
import { saveSetting } from "#domain/settings/save-setting.server.ts";
import { storedSettings } from "#domain/settings/setting-queries.server.ts";
import { mailboxDigest } from "#domain/submissions/same-person.ts";
import { testContext } from "#tests/support/context.ts";
import { addCenter } from "#tests/support/leads.ts";
import { drawPages } from "#tests/support/server-build.ts";
import { renameSite } from "#tests/support/site-name.ts";
import { openWholeSite } from "#tests/support/whole-site.ts";

const ctx = await testContext();
drawPages();
const { ask, post } = await openWholeSite(ctx);
const slug = "centro-del-mar";
const { id: centerId, name } = await addCenter(ctx, slug);

let people = 0;
const request = (more: Record<string, string> = {}) => ({
  variante: "inline",
  tipo: "center",
  origen: slug,
  nombre: "Canaria",
  apellido: "Apellidez",
  email: `canaria.${++people}@correo.example`,
  telefono: `+1 809 555 01${String(people).padStart(2, "0")}`,
  tratamiento: "FIV",
  mensaje: "Quisiera saber el precio total.",
  consentimiento: "on",
  ...more,
});

let written = 0;
/** Writes the next version, whose sentences differ from the previous one. */
async function rewrite(): Promise<string> {
  const texts = Object.fromEntries(Object.entries(RELEASED).map(([key, text]) => [key, `${text(SITE_MARK)} (${++written}, [sitio])`]));
  const { version } = (await storedSettings(ctx.db)).consent_request;
  expect(await saveSetting(ctx, "u-1", { key: "consent_request", value: { ...texts, reason: "Otra" }, version })).toEqual({
    outcome: "saved",
  });
  return texts.send!.replaceAll("**", "").replace("[centro]", name).replaceAll(SITE_MARK, "Cuna");
}

const consents = () =>
  ctx.db.selectFrom("lead_consents").select(["text", "text_version"]).where("purpose", "=", "send").orderBy("at").orderBy("id").execute();
const formPage = async (posted?: Response) => {
  const html = await (posted ?? (await ask(`/solicitar-informacion?centro=${slug}`))).text();
  const plain = html.replace(/<[^>]+>/g, "").replace(/\s+/g, " ");
  return { html, plain, version: /name="redaccion" value="([^"]+)"/.exec(html)?.[1] ?? "" };
};
const boxes = (html: string) => [...html.matchAll(/<input[^>]*type="checkbox"[^>]*>/g)].map(([box]) => box);
const ticked = (html: string) => boxes(html).filter((box) => box.includes("checked"));

test("the next form has the new words, also out of the cache; one that was opened before comes back with them, unticked; evidence keeps its own", async () => {
  expect((await post("/solicitar-informacion", request())).status).toBe(303);
  const before = await consents();
  expect((await formPage()).version).toBe("");
  const sentence = await rewrite();
  await expect.poll(async () => (await formPage()).plain).toContain(sentence);
  const { version } = await formPage();

  const typed = request({ newsletter: "on" });
  const refused = await post("/solicitar-informacion", typed);
  expect(refused.status).toBe(409);
  const { html, plain } = await formPage(refused);
  for (const shown of [sentence, "El texto de la casilla cambió"]) expect(plain).toContain(shown);
  for (const kept of [typed.email, typed.mensaje]) expect(html).toContain(kept);
  expect([boxes(html).length > 0, ticked(html)]).toEqual([true, []]);
  expect(await consents()).toEqual(before);

  expect((await post("/solicitar-informacion", { ...typed, redaccion: version })).status).toBe(303);
  expect(await consents()).toEqual([...before, { text: sentence, text_version: version }]);
});

test("a form by script is told the words in force, and nothing is sent", async () => {
  const sentence = await rewrite();
  const before = await consents();
  const refused = await post("/api/solicitud", request());
  const { outcome, wording } = (await refused.json()) as {
    outcome: string;
    wording: { written: { version: string; texts: { send: string } } };
  };
  expect([refused.status, outcome]).toEqual([409, "reworded"]);
  expect(wording.written.texts.send.replaceAll("**", "").replace("[centro]", name)).toBe(sentence);
  expect(await consents()).toEqual(before);
  const dialog = (await (await ask(`/api/solicitud?centro=${slug}`)).json()) as object;
  expect(dialog).toMatchObject({ wording });
  expect((await post("/api/solicitud", request({ redaccion: wording.written.version }))).status).toBe(200);
});

test("the page that names the centers comes back with the new words and empty boxes, and so does that of a program's request", async () => {
  const { origen: _, consentimiento: __, ...unnamed } = request();
  const seen = (await formPage()).version;
  const naming = await formPage(await post("/solicitar-informacion", { ...unnamed, redaccion: seen }));
  const receptores = /name="receptores" value="([^"]+)"/.exec(naming.html)![1]!;
  const centros = /name="centros"[^>]*value="([^"]+)"/.exec(naming.html)![1]!;
  const body = {
    name: "Ana Peña",
    email: "programa@correo.example",
    phone_e164: "+18095550190",
    service_id: "fiv",
    origin_center_id: slug,
  };
  await acceptRoutingRequest(ctx, { body, ip: null });
  const digest = mailboxDigest(ctx.keys, body.email);
  const lead = await ctx.db.selectFrom("leads").select(["id", "created_at"]).where("email_digest", "=", digest).executeTakeFirstOrThrow();
  const link = `/solicitud/${patientToken(ctx.keys, lead.id, lead.created_at)}/centros`;
  const programs = await formPage(await ask(link));
  const before = await ctx.db.selectFrom("lead_consents").select("id").execute();

  await rewrite();
  const stale = [
    await post("/solicitar-informacion", { ...unnamed, redaccion: naming.version, receptores, centros }),
    await post(link, {
      redaccion: programs.version,
      receptores: /name="receptores" value="([^"]+)"/.exec(programs.html)![1]!,
      centros: centerId,
    }),
  ];
  expect(stale.map(({ status }) => status)).toEqual([422, 409]);
  for (const answer of stale) {
    const { html, plain } = await formPage(answer);
    expect(plain).toContain("El texto de la casilla cambió");
    expect([boxes(html).length > 0, ticked(html)]).toEqual([true, []]);
  }
  expect(await ctx.db.selectFrom("lead_consents").select("id").execute()).toEqual(before);
});

test("a form that was opened under the site's name before comes back with the new one, unticked; evidence has the sentence that was read", async () => {
  const opened = await formPage();
  expect(opened.version).not.toBe("");
  const before = await consents();
  await renameSite(ctx, "Nido");
  await expect.poll(async () => (await formPage()).plain).toContain("Nido");
  const refused = await post("/solicitar-informacion", request({ redaccion: opened.version }));
  expect(refused.status).toBe(409);
  const { html, plain, version } = await formPage(refused);
  expect([boxes(html).length > 0, ticked(html), plain.includes("Cuna")]).toEqual([true, [], false]);
  expect(await consents()).toEqual(before);
  expect((await post("/solicitar-informacion", request({ redaccion: version }))).status).toBe(303);
  const { text } = (await consents()).at(-1)!;
  expect(text).toContain("Nido");
  expect(plain).toContain(text);
});
