import { beforeAll, expect, test } from "vitest";
import { WEEKDAYS } from "#domain/providers/weekday.ts";
import { testContext } from "./support/context.ts";
import { peopleAtTheDoor } from "./support/people-at-the-door.ts";
import { drawPages } from "./support/server-build.ts";
import { openWholeSite, type WholeSite } from "./support/whole-site.ts";
import { visit } from "./support/without-script.ts";

// Two people of a center work in it at once, without script. Nobody writes over what they have not seen, and nobody has to type again what
// a colleague did not touch.

drawPages();
const ctx = await testContext();

let site: WholeSite;
let cookie: string;
beforeAll(async () => {
  site = await openWholeSite(ctx);
  cookie = (await peopleAtTheDoor(ctx, site, ["a provider"]))["a provider"];
});

const PROFILE = "/dashboard/provider/perfil";
const SAVE = "Guardar cambios";

test("who saves one field of the profile leaves alone what a colleague changed in another", async () => {
  const [mine, theirs] = [await visit(site, cookie, PROFILE), await visit(site, cookie, PROFILE)];
  expect((await theirs.press(SAVE, { "mon-0-desde": "07:30", whatsapp: "+18095550199" })).status).toBe(200);
  const saved = await mine.press(SAVE, { resumen: "Abrimos temprano." });
  expect([saved.status, saved.text]).toEqual([200, expect.stringContaining("Guardado.")]);
  expect(["mon-0-desde", "whatsapp", "resumen"].map(saved.valueOf)).toEqual(["07:30", "+18095550199", "Abrimos temprano."]);
});

test("a mistake loses nothing that was typed, in any part of the profile", async () => {
  const page = await visit(site, cookie, PROFILE);
  const typed = { nombre: "Otro nombre", web: "luna", "mon-0-desde": "23:00", direccion: "Calle 2", "propios-hasta": "44" };
  const refused = await page.press(SAVE, typed);
  expect(refused.status).toBe(422);
  expect(Object.fromEntries(Object.keys(typed).map((name) => [name, refused.valueOf(name)]))).toEqual(typed);
});

const HOURS = "/dashboard/provider/agenda/horario";
const ADD_BREAK = "Pausa de 12:00 a 2:00 p. m.";
const COPY = "Copiar el lunes hasta el viernes";

test("a week is filled in at a press, keeps all that was typed beside it, and is stored only once it is saved", async () => {
  for (const [path, field, typed, save] of [
    [PROFILE, "resumen", "Con pausa a mediodía.", SAVE],
    [HOURS, "margen", "5", "Guardar horario"],
  ] as const) {
    const page = await visit(site, cookie, path);
    const times = Object.fromEntries(Array.from({ length: 14 }, (_, i) => [`${WEEKDAYS[i >> 1]}-1-${i % 2 ? "hasta" : "desde"}`, ""]));
    const monday = { "mon-0-desde": "08:00", "mon-0-hasta": "17:00", "sat-0-desde": "", "sat-0-hasta": "" };
    const parted = await page.press(ADD_BREAK, { ...times, ...monday, [field]: typed });
    const filled = await parted.press(COPY);
    const shown = ["mon-0-hasta", "mon-1-desde", "fri-0-desde", "fri-1-hasta", "sat-0-desde", field];
    expect([filled.status, ...shown.map(filled.valueOf)]).toEqual([200, "12:00", "14:00", "08:00", "17:00", "", typed]);
    expect((await visit(site, cookie, path)).valueOf(field)).not.toBe(typed);
    const saved = await filled.press(save);
    expect(saved.status).toBe(200);
    expect(shown.map((await visit(site, cookie, path)).valueOf)).toEqual(["12:00", "14:00", "08:00", "17:00", "", typed]);
  }
});

test("hours that overlap, or end before they begin, are told at their day, and nothing that was typed is lost", async () => {
  const page = await visit(site, cookie, PROFILE);
  const typed = { "tue-0-hasta": "15:00", "tue-1-desde": "14:00", "tue-1-hasta": "18:00", "wed-0-desde": "22:00", "thu-0-hasta": "" };
  const refused = await page.press(SAVE, typed);
  expect([refused.status, Object.keys(typed).map(refused.valueOf)]).toEqual([422, Object.values(typed)]);
  for (const sentence of [
    "El segundo tramo empieza cuando ya terminó el primero.",
    "La hora de cerrar va después de la hora de abrir.",
    "Escribe la hora de abrir y la de cerrar, o deja las dos vacías.",
  ])
    expect(refused.text).toContain(sentence);
});

const PRICES = "/dashboard/provider/precios";
const PUBLISH = "Publicar cambios";

test("who publishes one price leaves alone what a colleague published of another, and what is right is not held up by what is wrong", async () => {
  const [mine, theirs] = [await visit(site, cookie, PRICES), await visit(site, cookie, PRICES)];
  expect((await theirs.press(PUBLISH, { "precio-primera-consulta": "83" })).text).toContain("Publicamos 1 precio");
  const typed = { "precio-icsi-complemento": "777", "precio-dgp-embrion": "mil", "sin-fiv-propios": "Anestesia", "punciones-35-37": "uno" };
  const refused = await mine.press(PUBLISH, typed);
  expect([refused.status, refused.text]).toEqual([422, expect.stringContaining("Publicamos 2 precios")]);
  expect(Object.fromEntries(Object.keys(typed).map((name) => [name, refused.valueOf(name)]))).toEqual(typed);
  const saved = await refused.press(PUBLISH, { "precio-dgp-embrion": "410", "punciones-35-37": "72" });
  expect([saved.status, saved.text]).toEqual([200, expect.stringContaining("Publicamos 1 precio")]);
  expect(["precio-primera-consulta", "precio-icsi-complemento", "precio-dgp-embrion"].map(saved.valueOf)).toEqual(["83", "777", "410"]);
});

test("a service that is marked as not offered is counted as no published price", async () => {
  const page = await visit(site, cookie, PRICES);
  const saved = (await page.press(PUBLISH, { "precio-primera-consulta": "84", "no-dgp-embrion": "si" })).text;
  expect(saved).toContain("Publicamos 1 precio con fecha de hoy. Cambiaste si ofreces 1 servicio.");
});

const RULE = "/dashboard/provider/billetera/automatica";

test("a rule that spends money is saved by nobody who has not seen all of it", async () => {
  await (await visit(site, cookie, RULE)).press("Encender");
  const [mine, theirs] = [await visit(site, cookie, RULE), await visit(site, cookie, RULE)];
  expect((await theirs.press("Guardar", { dia: "96" })).status).toBe(200);
  const told = await mine.press("Guardar", { calidad: "61" });
  expect([told.status, told.text]).toEqual([409, expect.stringContaining("Otra persona guardó cambios")]);
  expect(["dia", "calidad"].map(told.valueOf)).toEqual(["96", "61"]);
  const saved = await told.press("Guardar");
  expect([saved.status, ...["dia", "calidad"].map(saved.valueOf)]).toEqual([200, "96", "61"]);
});
