import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { describe, expect, test } from "vitest";
import type { TripStage } from "#app/forms/trip/receive-trip.server.ts";
import { leaveOfActor } from "#domain/inbox/message-access.ts";
import { unsealMessage } from "#domain/inbox/sealed-message.server.ts";
import { leaveOfPatient, maskedPerson, openPerson } from "#domain/leads/lead-access.ts";
import { patientToken } from "#domain/leads/lead-tokens.ts";
import { unsealLead } from "#domain/leads/sealed-lead.server.ts";
import { leadForPatient } from "#domain/receivers/lead-for-patient.server.ts";
import { planTrip } from "#domain/trip/trip-calendar.ts";
import { today } from "#domain/trip/trip-queries.server.ts";
import { m } from "#messages/m.ts";
import { addDays } from "#platform/days.ts";
import { formatDate } from "#platform/format.ts";
import { testContext } from "#tests/support/context.ts";
import { addCenter } from "#tests/support/leads.ts";
import { drawPage, formPost, routeArgs } from "#tests/support/route-args.tsx";
import { loader as calendarFile } from "./calendar-file.ts";
import { loader as guidePdf } from "./guide-pdf.ts";
import TripPage, { action, loader } from "./trip.tsx";
import { entryRules } from "./trip-texts.ts";

const ctx = await testContext();
const URL_OF = "https://cuna.test/republica-dominicana/planificar-mi-experiencia";
await addCenter(ctx, "luna", { services_offered: ["donacion-esperma", "fiv"] });
await addCenter(ctx, "mar", { services_offered: ["fiv"] });

let visitors = 0;
const wish = (change: Record<string, string> = {}) => ({
  variante: "trip",
  nombre: "Carla",
  apellido: "Quintanilla",
  email: `carla${++visitors}@correo.example`,
  telefono: `+1 809 555 ${2000 + visitors}`,
  pais: "Estados Unidos",
  provincia: "Nueva Jersey",
  servicio: "donacion-esperma",
  estado: "mujer-soltera",
  fechasVisita: "marzo, tres semanas",
  ciudad: "Santiago",
  alojamiento: "apartamento",
  mensaje: "Vengo con mi hermana",
  destino: "centros",
  ...change,
});

async function post(fields: Record<string, string>) {
  try {
    const answer = (await action(routeArgs(ctx, formPost(URL_OF, fields)))) as { data: TripStage; init: { status: number } };
    return { stage: answer.data, status: answer.init.status, redirected: null };
  } catch (thrown) {
    return { stage: null, status: (thrown as Response).status, redirected: thrown as Response };
  }
}
const draw = async (actionData?: unknown, url = URL_OF) =>
  drawPage(TripPage as never, { loaderData: await loader(routeArgs(ctx, new Request(url))), actionData });
/** The fields that a browser posts from this page besides the visible ones. */
const hidden = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)].map(([, name, value]) => [
      name!,
      value!.replaceAll("&#x27;", "'").replaceAll("&quot;", '"').replaceAll("&amp;", "&"),
    ]),
  );

describe("the request at the end", () => {
  test("goes to centers only after they were named and agreed to, and not a field is lost", async () => {
    const fields = wish();
    const named = await post(fields);
    expect(named).toMatchObject({ status: 200, stage: { stage: "centers" } });
    const page = await draw(named.stage);
    expect(page).toContain("Centro luna");
    expect(page).not.toContain("Centro mar");
    expect(page).not.toMatch(/name="centros"[^>]*checked/);
    expect(await ctx.db.selectFrom("leads").select("id").execute()).toEqual([]);
    expect(await post(hidden(page))).toMatchObject({ status: 422, stage: { stage: "centers" } });

    const { redirected } = await post({ ...hidden(page), centros: /name="centros" value="([^"]+)"/.exec(page)![1]! });
    expect(redirected!.headers.get("location")).toBe("/solicitud-enviada");
    const lead = await ctx.db.selectFrom("leads").selectAll().executeTakeFirstOrThrow();
    expect(lead).toMatchObject({ source: "trip", service_type_id: "donacion-esperma", country: "Estados Unidos", city: "Santiago" });
    const sealed = (await unsealLead(ctx.keys, ctx.db, leaveOfPatient(lead.id), lead.sealed))!;
    const { variante: _variant, servicio: _service, destino: _receiver, ...asked } = fields;
    expect(sealed.form).toMatchObject(asked);
    // A center that bought the request sees everything, one that did not sees nothing, and the patient sees the wishes.
    expect(openPerson(sealed).form).toMatchObject({
      fechasVisita: "marzo, tres semanas",
      alojamiento: "apartamento",
      provincia: "Nueva Jersey",
    });
    expect(JSON.stringify(maskedPerson(sealed, 2026))).not.toContain("marzo");
    const own = await leadForPatient(ctx, patientToken(ctx.keys, lead.id, lead.created_at));
    expect(own!.trip).toEqual({ dates: "marzo, tres semanas", lodging: "apartamento", city: "Santiago" });
  });

  test("goes to our own team when the visitor would rather be guided, and to no center", async () => {
    const leads = await ctx.db.selectFrom("leads").select("id").execute();
    const fields = wish({ destino: "equipo" });
    const asked = await post(fields);
    expect(asked).toMatchObject({ status: 200, stage: { stage: "team" } });
    const page = await draw(asked.stage);
    const unticked = await post(hidden(page));
    expect(unticked).toMatchObject({ status: 422, stage: { stage: "team", refused: { errors: { consentimiento: "required" } } } });
    const { redirected } = await post({ ...hidden(page), consentimiento: "on" });
    expect(redirected!.headers.get("location")).toBe("/mensaje-enviado");
    const message = await ctx.db.selectFrom("inbox_messages").selectAll().executeTakeFirstOrThrow();
    const { variante: _variant, destino: _receiver, ...said } = fields;
    expect(message.kind).toBe("trip");
    expect(
      (await unsealMessage(ctx.keys, ctx.db, leaveOfActor("admin:lia", { id: message.id, kind: "trip" }), {
        sealed: message.sealed,
        request: null,
      }))!.form,
    ).toMatchObject(said);
    expect(await ctx.db.selectFrom("leads").select("id").execute()).toEqual(leads);
  });

  test("comes back with everything typed when something is wrong, and when something is to be changed", async () => {
    const wrong = await post(wish({ email: "carla@", servicio: "botox", destino: "", alojamiento: "tienda" }));
    expect(wrong).toMatchObject({
      status: 422,
      stage: { errors: { email: "invalid", servicio: "required", destino: "required", alojamiento: "invalid" } },
    });
    const html = await draw(wrong.stage);
    for (const kept of ["Carla", "carla@", "Nueva Jersey", "marzo, tres semanas", "Vengo con mi hermana"]) expect(html).toContain(kept);
    expect(html).toContain('href="#viaje-servicio"');
    const again = await post({ ...wish(), accion: "corregir" });
    expect(again).toMatchObject({ status: 200, stage: { stage: "form", values: { service: "donacion-esperma", receiver: "centros" } } });
  });

  test("whatever is sent, the answer is a form, never a failure", async () => {
    for (const fields of [{}, wish({ nombre: "a\0b" }), wish({ mensaje: "x".repeat(50_000) }), wish({ servicio: "__proto__" })])
      expect((await post(fields as Record<string, string>)).status).toBe(422);
    const atlantis = await post(wish({ pais: "Atlántida", destino: "equipo", paso: "enviar", consentimiento: "on" }));
    expect(atlantis).toMatchObject({ status: 422, stage: { stage: "form", errors: { pais: "invalid" } } });
  });
});

test("the request starts with what the calendar knows, and keeps it through every answer; a country is nobody's guess", async () => {
  const start = addDays(await today(ctx.db), 40);
  const planned = `${URL_OF}?tratamiento=transferencia-embriones&inicio=${start}&modo=parte`;
  const page = await draw(undefined, planned);
  expect(page).toMatch(/<option value="transferencia-embriones" selected="">/);
  const dates = /name="fechasVisita"[^>]*value="([^"]*)"|value="([^"]*)"[^>]*name="fechasVisita"/.exec(page)!;
  const { arrive, leave } = planTrip({ treatment: "transferencia-embriones", mode: "parte", start });
  expect(dates[1] ?? dates[2]).toMatch(new RegExp(`^Del ${formatDate(arrive)} al ${formatDate(leave)} .*: una parte en mi ciudad$`));
  expect(page).not.toMatch(/<option value="República Dominicana" selected/);
  expect(page).toMatch(/action="[^"]*inicio=[^"]*modo=parte"/);
  const { pais: _nowhere, ...countryless } = wish();
  expect(await post(countryless)).toMatchObject({ status: 422, stage: { errors: { pais: "required" } } });
});

test("the answer stands before its form, with the day of the sample and what centers publish, medication apart", async () => {
  const luna = await ctx.db.selectFrom("provider_profiles").select("id").where("slug", "=", "luna").executeTakeFirstOrThrow();
  const priced = (price_line_id: string, amount_cents: number) => ({ provider_id: luna.id, price_line_id, amount_cents, informed_on: day });
  const day = await today(ctx.db);
  const start = addDays(day, 40);
  await ctx.db.deleteFrom("provider_prices").execute();
  const asked = (treatment: string) => draw(undefined, `${URL_OF}?tratamiento=${treatment}&inicio=${start}&modo=todo`);
  await ctx.db
    .insertInto("provider_prices")
    .values([priced("fiv-donados", 920_000), priced("fiv-propios", 490_000)])
    .execute();
  const silent = await asked("ovodonacion");
  expect(silent).toContain("ningún centro lo informa");
  expect(silent).not.toContain("Juntos, sin viaje");
  await ctx.db.insertInto("provider_prices").values(priced("medicacion-transferencia", 110_000)).execute();
  const page = await asked("ovodonacion");
  const read = page.replaceAll("\u00a0", " ").replaceAll("\u202f", " ");
  for (const words of ["Muestra de semen", "US$ 9200", "US$ 1100", "US$ 10 300"]) expect(read).toContain(words);
  expect(page.indexOf('id="resultado"')).toBeLessThan(page.indexOf('id="tratamiento"'));
  expect(page).toMatch(/costos-financiamiento\?ovulos=donados[^"]*noches=\d+/);
  expect(await asked("preservacion")).not.toContain("Muestra de semen");
});

test("a day that has passed stays in its field, and the page says that it has passed", async () => {
  const page = await draw(undefined, `${URL_OF}?tratamiento=icsi&inicio=2024-03-05&modo=todo`);
  expect(page).toContain("Esa fecha ya pasó");
  expect(page).toMatch(/value="2024-03-05"/);
});

test("a rule of entry is told only with its source; without one, the consulate is", async () => {
  const told = async () => {
    const page = await draw();
    return ["vigencia de al menos seis meses", "puntacanaupdates.com", "consulado dominicano"].map((words) => page.includes(words));
  };
  expect(await told()).toEqual([true, true, true]);
  await ctx.db.deleteFrom("sources").where("id", "=", "viaje-pasaporte-2026").execute();
  expect(await told()).toEqual([false, false, true]);
});

test("the chosen days are on the page, in the calendar file and in the document", async () => {
  const start = addDays(await today(ctx.db), 15);
  const arrive = addDays(start, -1);
  const query = `?tratamiento=fiv&inicio=${start}&modo=todo`;
  expect(await draw(undefined, URL_OF + query)).toContain(formatDate(arrive));
  const file = await (await calendarFile(routeArgs(ctx, new Request(`${URL_OF}/calendario.ics${query}`)))).text();
  expect(file).toMatch(new RegExp(`SUMMARY:Llegada[\\s\\S]*?DTSTART;VALUE=DATE:${arrive.replaceAll("-", "")}`));
  expect(file).toContain("SUMMARY:Punción");
  await expect(calendarFile(routeArgs(ctx, new Request(`${URL_OF}/calendario.ics?inicio=2026-02-30`)))).rejects.toMatchObject({
    init: { status: 404 },
  });
  const document = await guidePdf(routeArgs(ctx, new Request(`${URL_OF}/guia.pdf${query}`)));
  const bytes = Buffer.from(await document.arrayBuffer());
  expect(bytes.subarray(0, 5).toString()).toBe("%PDF-");
  for (const mark of ["/Lang (es-DO)", "/MarkInfo", "/StructTreeRoot", "/DisplayDocTitle true"])
    expect(bytes.toString("latin1")).toContain(mark);
});

test("the document numbers its sources and lists each once at the end, and no page begins with the rest of another's text", async () => {
  const query = `?tratamiento=fiv&inicio=${addDays(await today(ctx.db), 15)}&modo=todo`;
  const answer = await guidePdf(routeArgs(ctx, new Request(`${URL_OF}/guia.pdf${query}`)));
  const pages = await wordsOf(await answer.arrayBuffer());
  const whole = pages.join(" ");
  const [text = "", list = ""] = whole.split(m.trip_pdf_sources());
  const used = [...text.matchAll(/\[(\d+(?:, \d+)*)\]/g)].flatMap(([, numbers]) => numbers!.split(", ").map(Number));
  expect(used.length).toBeGreaterThan(8);
  for (let number = 1; number <= Math.max(...used); number++)
    expect([used.includes(number), list.includes(` ${number} `)]).toEqual([true, true]);
  expect(text).not.toContain(m.trip_rules_seen({ date: "" }).trim());
  // The rules whose source is known here, as they begin and end.
  const rules = entryRules()
    .map(({ title, text: words }) => [`${title} ${words.slice(0, 12)}`, words.slice(-12)] as const)
    .filter(([start]) => text.includes(start));
  expect(rules.length).toBeGreaterThan(3);
  for (const [start, end] of rules)
    expect(
      pages.some((page) => page.includes(start) && page.includes(end)),
      start,
    ).toBe(true);
});

async function wordsOf(bytes: ArrayBuffer): Promise<string[]> {
  const pdf = await getDocument({ data: new Uint8Array(bytes), useSystemFonts: true }).promise;
  const pages = await Promise.all(Array.from({ length: pdf.numPages }, (_, index) => pdf.getPage(index + 1)));
  const contents = await Promise.all(pages.map((page) => page.getTextContent()));
  return contents.map(({ items }) =>
    items
      .map((item) => ("str" in item ? item.str : ""))
      .join(" ")
      .replace(/\s+/g, " "),
  );
}
