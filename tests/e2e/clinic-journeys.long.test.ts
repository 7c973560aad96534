import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { sql } from "kysely";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { idOfPerson } from "#db/seed/people.ts";
import { idOfCenter } from "#db/seed/provider-rows.ts";
import { freeSlotsOf } from "#domain/consultations/hours-queries.server.ts";
import { checkDocument } from "#domain/listing/check-document.server.ts";
import { documentsOf } from "#domain/listing/document-files.server.ts";
import { checkItem } from "#domain/verification/check-item.server.ts";
import { ITEMS } from "#domain/verification/checklist.ts";
import { decideClaim, provePhone } from "#domain/verification/decide-claim.server.ts";
import { decideProfile } from "#domain/verification/decide-profile.server.ts";
import { profileToCheck } from "#domain/verification/profile-to-check.server.ts";
import { WELCOME_LEADS } from "#domain/wallet/welcome.ts";
import { listKeptMail, readKeptMail } from "#platform/local-smtp/kept-mail.ts";
import { openTestDatabase } from "#tests/support/database.ts";
import { executable, pdf } from "#tests/support/hostile-files.ts";
import { opensPapers, readsItem } from "#tests/support/opened-papers.ts";
import { openPages, ownSite } from "#tests/support/own-site.ts";
import { photoHost } from "#tests/support/photo-host.ts";
import { samplePhoto } from "#tests/support/sample-photo.ts";
import { type Finger, finger, written } from "#tests/support/taps.ts";

// What people of a clinic come for, gone on a telephone from the door, with every tap and every field counted.

const run = promisify(execFile);
const ROOT = "/dashboard/provider";
const PASSWORD = "tres gatos y un paraguas";
const LUNA = idOfCenter("Clínica Luna de Larimar");
const CARACOLA = idOfCenter("Unidad Caracola");

const site = await ownSite();
const db = openTestDatabase(site.databaseUrl);
const open = await openPages(site, { width: 390, cookiesChosen: true, waitUntil: "networkidle" });

const main = (page: Page) => page.getByRole("main");
const button = (page: Page, name: string | RegExp) => main(page).getByRole("button", { name, exact: true }).first();
const link = (page: Page, name: string | RegExp) => main(page).getByRole("link", { name, exact: true }).first();
const field = (page: Page, name: string) => main(page).locator(`[name="${name}"]`).first();
const choice = (page: Page, name: string, value: string) => main(page).locator(`label:has([name="${name}"][value="${value}"])`).first();
const tab = (page: Page, name: string) =>
  page
    .getByRole("navigation")
    .getByRole("link", { name: new RegExp(`^${name}`) })
    .last();

/** Waits for a mail to somebody with a link to such a page, and returns its path. */
async function linkTo(address: string, place: string): Promise<string> {
  const found = async () => {
    const mail = (await listKeptMail(db, { limit: 20 })).find(({ to }) => to.includes(address));
    return new RegExp(`/${place}/[\\w.-]+`).exec((mail && (await readKeptMail(db, mail.id))?.text) ?? "")?.[0];
  };
  await expect.poll(found).toBeDefined();
  return (await found())!;
}

interface Newcomer {
  nombre: string;
  apellido: string;
  /** What no page before has said; somebody who comes from an invitation or a claim leaves the rest as it stands. */
  email?: string;
  perfil?: string;
  ciudad?: string;
  servicio?: string;
}

/** Fills in the registration, and confirms by the mail. */
async function joins(page: Page, { tap, type, choose, follow }: Finger, { ciudad, servicio, ...typed }: Newcomer, email: string) {
  for (const [name, text] of Object.entries(typed)) await type(field(page, name), text);
  if (ciudad) await choose(field(page, "ciudad"), ciudad);
  if (servicio) await tap(choice(page, "servicios", servicio));
  await type(field(page, "password"), PASSWORD);
  await tap(main(page).locator("#terminos"));
  await tap(button(page, "Crear cuenta"));
  await page.waitForURL("**/revisa-tu-correo");
  await follow(page, site.url + (await linkTo(email, "confirmar-correo")));
  await type(field(page, "password"), PASSWORD);
  await tap(button(page, "Confirmar y entrar"));
}

/** Opens an entry of the panel that has no place of its own in the bar below. The balance stands behind the name of one. */
async function more(page: Page, { tap }: Finger, name: string) {
  await tap(page.getByRole("button", { name: "Más", exact: true }));
  await tap(
    page
      .getByRole("dialog")
      .or(page.locator(":popover-open"))
      .getByRole("link", { name: new RegExp(`^${name}`) }),
  );
}

test("from the home page to «Verificado»: a clinic registers, fills in what is missing, sends papers and photos, and two doctors accept", async () => {
  const page = await open("/");
  const hand = finger();
  const { tap, type, give } = hand;
  const email = "noemi.tejada@guayabo.example";
  await tap(page.getByRole("button", { name: "Menú", exact: true }));
  await tap(page.getByRole("link", { name: "Para centros" }).locator("visible=true"));
  await tap(link(page, "Registrar mi consulta"));
  const newcomer = { nombre: "Noemí", apellido: "Tejada", email, perfil: "Centro Guayabo del Sur", ciudad: "La Romana", servicio: "fiv" };
  await joins(page, hand, newcomer, email);
  await page.waitForURL(`**${ROOT}`);
  await tap(button(page, "Empezar"));
  await tap(link(page, /^Escribir.*Descripción/));
  await type(field(page, "descripcion"), "Fertilidad cerca de casa, con horario de tarde y un equipo que contesta.");
  await type(field(page, "direccion"), "Calle Guayabo 12");
  await type(field(page, "telefono"), "809 555 0171");
  const parts = page.getByRole("navigation", { name: "Partes del perfil" });
  await tap(parts.getByRole("link", { name: /^Servicios/ }));
  await tap(choice(page, "idiomas", "es"));
  await tap(parts.getByRole("link", { name: "Horario" }));
  await type(field(page, "mon-0-desde"), "08:00");
  await type(field(page, "mon-0-hasta"), "17:00");
  await tap(button(page, "Guardar cambios"));
  await page.waitForURL("**/perfil?hecho=*");
  await tap(link(page, /^Habilitación/));
  for (const paper of ["Habilitación", "Exequátur"]) {
    await give(field(page, "archivo"), { name: `${paper}.pdf`, mimeType: "application/pdf", buffer: pdf });
    await tap(button(page, "Subir documento"));
    await main(page)
      .getByRole("listitem")
      .filter({ hasText: `${paper}.pdf` })
      .waitFor();
  }
  const photos = await Promise.all([40, 90, 200].map((red) => samplePhoto(`${red}.jpg`, red)));
  await give(field(page, "fotos"), [...photos, { name: "foto.jpg", mimeType: "image/jpeg", buffer: executable }]);
  await tap(button(page, "Subir fotos"));
  await page.getByText("foto.jpg no entró").waitFor();
  await page.getByText("Es un programa, no una foto ni un documento.").waitFor();
  await expect.poll(() => page.locator("#fotos li").count()).toBe(3);
  await more(page, hand, "Doctores");
  const doctors = [
    { nombre: "Zenaida", apellido: "Uvero", called: "Dra. Zenaida Uvero", mail: "zenaida@correo.example" },
    { nombre: "Wilfrido", apellido: "Jagua", called: "Dr. Wilfrido Jagua", mail: "wilfrido@correo.example" },
  ];
  for (const { called, mail } of doctors) {
    await type(field(page, "nombre"), called);
    await type(field(page, "email"), mail);
    await tap(button(page, "Invitar"));
    await main(page).getByRole("listitem").filter({ hasText: called }).first().waitFor();
  }
  await tap(tab(page, "Hoy"));
  await tap(button(page, "Enviar a revisión"));
  await main(page).getByText("Recibimos tu perfil.").waitFor();
  expect(hand.spent()).toBe(written("a clinic registers"));

  for (const { nombre, apellido, mail } of doctors) {
    const theirs = finger();
    const doctor = await open("/");
    await theirs.follow(doctor, site.url + (await linkTo(mail, "invitacion")));
    await theirs.tap(link(doctor, "Crear mi cuenta"));
    await joins(doctor, theirs, { nombre, apellido, servicio: "fiv" }, mail);
    await theirs.tap(button(doctor, "Aceptar"));
    await doctor.waitForURL("**/doctores?hecho=aceptar");
    expect(theirs.spent()).toBe(written("a doctor invited by a clinic"));
  }
  const address = `${site.url}/centros/centro-guayabo-del-sur`;
  expect((await fetch(address)).status).toBe(404);
  await verifies("centro-guayabo-del-sur");
  await page.goto(address);
  await main(page).getByText("Verificado", { exact: true }).first().waitFor();
  // The page shows some of them twice: a photo's address begins with its digest.
  const shown = await page
    .locator('main img[src^="/fotos/"]')
    .evaluateAll((all) => all.map((image) => image.getAttribute("src")!.slice(0, 40)));
  expect(new Set(shown).size).toBe(3);
  await page.goto(`${site.url}${ROOT}/doctores`);
  for (const { nombre, apellido } of doctors)
    await main(page)
      .getByRole("listitem")
      .filter({ hasText: `${nombre} ${apellido}` })
      .getByRole("button", { name: /^Quitar/ })
      .waitFor();
});

/** Verifies a profile as our team does; tests/e2e/verification.long.test.ts goes that way in a browser. */
async function verifies(slug: string): Promise<void> {
  const { id } = await db.selectFrom("provider_profiles").select("id").where("slug", "=", slug).executeTakeFirstOrThrow();
  const lia = `admin:${idOfPerson("lia")}` as const;
  const licence = { number: "4471-B", issuer: "Ministerio de Salud Pública", issuedOn: "2025-07-01", expiresOn: "2099-06-30" };
  await opensPapers(db, id, lia);
  for (const { id: documentId, state, kind, statedNumber } of await documentsOf(db, id)) {
    const read = { ...licence, number: statedNumber ?? `${kind}-1` };
    expect(await checkDocument(db, { providerId: id, documentId, state }, { accept: true, licence: read }, lia)).toBe("done");
  }
  for (const item of ITEMS) expect(await checkItem(db, id, await readsItem(db, id, item), lia)).toBe("done");
  const { version } = (await profileToCheck(db, id))!;
  expect(await decideProfile(db, { providerId: id, version, decision: "verified" }, lia)).toBe("done");
}

/** Gives Amaranta a role at her own center. */
const givesRole = (role: "owner" | "reception" | "finance") =>
  db.updateTable("provider_accounts").set({ role }).where("user_id", "=", idOfPerson("amaranta")).where("provider_id", "=", LUNA).execute();

test("reception answers who waits, in the morning, and sees no money", async () => {
  await givesRole("reception");
  const page = await open(ROOT, { as: "amaranta" });
  const hand = finger();
  await hand.tap(link(page, /^Responder: /));
  await hand.type(field(page, "mensaje"), "Hola, sí: los martes por la tarde hay hora. ¿Le va bien a las tres?");
  await hand.tap(button(page, "Enviar mensaje"));
  await page.waitForURL("**/solicitudes/*?hecho=respondida");
  expect(hand.spent()).toBe(written("reception answers"));
});

test("one tap says that somebody did not come, one takes it back, and another appointment begins with who it is for", async () => {
  const page = await open(ROOT, { as: "amaranta" });
  const ofRosa = main(page).getByRole("listitem").filter({ hasText: "Rosa M." }).first();
  await ofRosa.getByRole("button", { name: /^No vino/ }).click();
  await page.getByText("Anotado: no vino.").waitFor();
  await ofRosa.getByRole("button", { name: /^Sí vino/ }).click();
  await page.getByText("Anotado: vino.").waitFor();
  expect(await ofRosa.count()).toBe(0);
  await db
    .updateTable("consultations")
    .set({ confirmed_by_provider_at: null })
    .where("provider_id", "=", LUNA)
    .where("status", "=", "confirmed")
    .execute();
  await page.reload({ waitUntil: "networkidle" });
  await ofRosa.getByRole("button", { name: /^No vino/ }).click();
  await ofRosa.getByRole("link", { name: /^Otra cita/ }).click();
  await page.waitForURL("**/agenda/nueva?de=*");
  await page.getByRole("heading", { name: "Apuntar una consulta" }).waitFor();
  expect(await main(page).innerText()).toContain("Rosa Marte");
});

test("from a request to its appointment and the started treatment, which is taken back", async () => {
  const page = await open(`${ROOT}/solicitudes?ver=abiertas`, { as: "amaranta" });
  const hand = finger();
  await hand.tap(page.locator(`main li a[href*="${ROOT}/solicitudes/"]`).first());
  await hand.tap(link(page, "Apuntar su consulta"));
  await page.waitForURL("**/agenda/nueva?solicitud=*");
  await hand.tap(page.locator('label:has([name="hora"])').first());
  await hand.tap(button(page, "Apuntar"));
  await page.getByText("La solicitud está «Con consulta».").waitFor();
  await hand.tap(button(page, "Pasar a «Empezó el tratamiento»"));
  const outcome = page.getByRole("region", { name: "Estado" });
  await outcome.getByText("Empezó el tratamiento", { exact: true }).waitFor();
  expect(hand.spent()).toBe(written("from a request to its appointment"));
  await outcome.getByRole("button", { name: "Volver a «Con consulta»" }).click();
  await outcome.getByRole("button", { name: "Pasar a «Empezó el tratamiento»" }).waitFor();
  expect(await outcome.innerText()).toContain("Esto lo lee solo tu equipo");
});

test("a specialist finds her profile, registers for it and proves that it is hers", async () => {
  const { id, slug } = await db
    .updateTable("provider_profiles")
    .set({ claimed: false })
    .where("slug", "=", "hortensia-nogal")
    .returning(["id", "slug"])
    .executeTakeFirstOrThrow();
  const page = await open(`/especialistas/${slug}`);
  const [hand, joining] = [finger(), finger()];
  await hand.tap(link(page, "¿Eres tú? Pide administrarlo"));
  await joining.tap(link(page, "Crear cuenta"));
  const email = "hortensia@nogal.example";
  await joins(page, joining, { nombre: "Hortensia", apellido: "Nogal", email }, email);
  await page.waitForURL("**/claim-profile/*");
  await hand.type(field(page, "mensaje"), "Soy yo: atiendo en Santiago.");
  await hand.tap(button(page, "Pedir este perfil"));
  await page.waitForURL("**/claims/*");
  await hand.give(field(page, "archivo"), { name: "exequatur.pdf", mimeType: "application/pdf", buffer: pdf });
  await hand.tap(button(page, "Enviar documento"));
  await link(page, "exequatur.pdf").waitFor();
  expect(hand.spent()).toBe(written("a specialist finds her profile"));
  expect(joining.spent()).toBe(written("the same specialist registers"));
  const claimId = new URL(page.url()).pathname.split("/").at(-1)!;
  await provePhone(db, claimId, "cli");
  expect(await decideClaim(db, claimId, { approve: true }, "cli")).toBe("done");
  await page.reload();
  await main(page).getByText("Ya administras este perfil.").waitFor();
  expect(await db.selectFrom("provider_accounts").select("role").where("provider_id", "=", id).execute()).toEqual([{ role: "owner" }]);
});

test("who keeps the money finds the wallet in the bar of a telephone, in one line with the rest", async () => {
  await givesRole("finance");
  const page = await open(ROOT, { as: "amaranta" });
  const bar = page.locator("[data-phone-bar]");
  const icons = bar.locator("a:visible > .lucide, button:visible > .lucide");
  const tops = await icons.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  expect(tops).toHaveLength(3);
  expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(1);
  expect(await bar.getByText(/US\$/).locator("visible=true").count()).toBe(0);
  await tab(page, "Billetera").click();
  await main(page).getByText("Saldo disponible").waitFor();
  await page.getByRole("button", { name: "Más", exact: true }).click();
  await page.locator(":popover-open").getByText(/US\$/).waitFor();
});

test("what is left of the first three requests is opened free; then a transfer with its proof, a top-up that is canceled, and one by card", async () => {
  await givesRole("owner");
  await db
    .updateTable("offers")
    .set({ provider_id: LUNA })
    .where("status", "=", "open")
    .where("provider_id", "in", ["Clínica Coral Sereno", "Instituto Marea Alta"].map(idOfCenter))
    .execute();
  const page = await open(ROOT, { as: "amaranta" });
  // Her center has used the first of them.
  for (let opened = 1; opened < WELCOME_LEADS; opened++) {
    const hand = finger();
    await hand.tap(tab(page, "Solicitudes"));
    await hand.tap(button(page, "Abrir gratis"));
    await main(page).getByText("Solicitud abierta. Ya puedes llamar o escribir.").waitFor();
    expect(hand.spent()).toBe(written("one of the first three requests"));
  }
  await page.goto(`${site.url}${ROOT}/solicitudes`);
  expect(await main(page).innerText()).toMatch(/Abrir por US\$/);
  for (const [row, way, ends] of [
    ["a top-up by transfer", "bank", pays],
    ["a top-up that is canceled", "bank", cancels],
    ["a top-up by card", "card", charges],
  ] as const) {
    const hand = finger();
    await more(page, hand, "Billetera");
    await hand.tap(link(page, "Recargar saldo"));
    if (way === "card") await hand.tap(choice(page, "pago", "card"));
    await hand.tap(button(page, "Continuar"));
    await page.waitForURL("**/recargas/*");
    await ends(page, hand);
    expect(hand.spent()).toBe(written(row));
  }
});

async function pays(page: Page, { tap, give }: Finger): Promise<void> {
  await give(field(page, "archivo"), { name: "transferencia.pdf", mimeType: "application/pdf", buffer: pdf });
  await tap(button(page, "Enviar comprobante"));
  await main(page).getByText("Recibimos el comprobante.").waitFor();
}

async function cancels(page: Page, { tap }: Finger): Promise<void> {
  await tap(button(page, "Cancelar esta recarga"));
  await main(page).getByText("Cancelada", { exact: true }).first().waitFor();
}

async function charges(page: Page, { tap }: Finger): Promise<void> {
  const before = await balanceOf(LUNA);
  await tap(link(page, /^Pagar US\$/));
  await page.waitForURL("**/dev/pagos/**");
  await tap(button(page, "Aprobar el pago"));
  await main(page).getByText("El aviso llegó y el saldo entró a la billetera.").waitFor();
  expect(await balanceOf(LUNA)).toBe(before + 10_000);
}

async function balanceOf(providerId: string): Promise<number> {
  const account = db.selectFrom("ledger_accounts").select("balance_cents as cents").where("provider_id", "=", providerId);
  return (await account.executeTakeFirstOrThrow()).cents ?? 0;
}

test("with the cap of the day reached, a request waits its turn, and its sender reads until when", async () => {
  await db
    .updateTable("offers")
    .set({ made_at: sql<Date>`now()` })
    .where("provider_id", "=", CARACOLA)
    .where("status", "=", "open")
    .execute();
  const page = await open(ROOT, { as: "yadira" });
  const hand = finger();
  await hand.tap(tab(page, "Solicitudes"));
  await hand.tap(link(page, "Preferencias"));
  await hand.type(field(page, "tope"), "1");
  await hand.tap(button(page, "Guardar"));
  await page.waitForURL("**/preferencias?hecho=*");
  expect(hand.spent()).toBe(written("the cap of the day"));
  const patient = await open("/solicitar-informacion?centro=unidad-caracola");
  await choice(patient, "tratamiento", "FIV").click();
  await main(patient)
    .getByText(/La tuya queda en turno, y la lee el/)
    .first()
    .waitFor();
  expect(await main(patient).innerText()).not.toContain("no puede recibir");
});

test("a colleague is invited for reception, accepts, answers and sees no money", async () => {
  const page = await open(ROOT, { as: "yadira" });
  const hand = finger();
  await more(page, hand, "Equipo y accesos");
  await hand.type(field(page, "email"), "amaranta.solis@luna-de-larimar.example");
  await hand.tap(choice(page, "permiso", "reception"));
  await hand.tap(button(page, "Invitar"));
  await main(page).getByText("Recepción, vale hasta").waitFor();
  const colleague = await open(ROOT, { as: "amaranta" });
  await hand.tap(button(colleague, /^Aceptar/));
  await colleague.getByText("Unidad Caracola").locator("visible=true").first().waitFor();
  expect(hand.spent()).toBe(written("a colleague is invited"));
  expect(await main(colleague).innerText()).not.toMatch(/Saldo|US\$\s\d+\.\d\d/);
  for (const path of ["billetera", "solicitudes/preferencias", "perfil"]) {
    await colleague.goto(`${site.url}${ROOT}/${path}`);
    await colleague.getByRole("heading", { name: /no llega hasta aquí/ }).waitFor();
  }
});

test("a calendar elsewhere makes its hours busy here, and ours is read there", async () => {
  const { slots } = await freeSlotsOf(db, CARACOLA);
  const [{ startsAt, endsAt }] = slots as [(typeof slots)[number]];
  const stamp = (moment: Date) => `${moment.toISOString().slice(0, 19).replace(/[-:]/g, "")}Z`;
  const event = ["BEGIN:VEVENT", "UID:1@elsewhere.example", `DTSTART:${stamp(startsAt)}`, `DTEND:${stamp(endsAt)}`, "END:VEVENT"];
  const host = await photoHost({
    "/privado.ics": (_, response) => response.end(["BEGIN:VCALENDAR", ...event, "END:VCALENDAR"].join("\r\n")),
  });
  const page = await open(ROOT, { as: "yadira" });
  const hand = finger();
  await hand.tap(tab(page, "Agenda"));
  await hand.tap(link(page, "Calendarios"));
  await hand.type(field(page, "direccion"), "https://calendario.example/privado.ics");
  await hand.tap(button(page, "Conectar calendario"));
  await main(page).getByText("calendario.example").waitFor();
  const { id } = await db.selectFrom("consultation_calendars").select("id").where("provider_id", "=", CARACOLA).executeTakeFirstOrThrow();
  const given = { databaseUrl: site.databaseUrl, dataDir: site.dataDir, publicUrl: site.url, calendarId: id };
  const GIVEN = JSON.stringify({ ...given, host: new URL(host.url).hostname, url: `${host.url}/privado.ics` });
  // The site tries the typed address too, in which nothing is; what it finds is overtaken.
  const fresh = async () => {
    await run(process.execPath, ["tests/support/calendar-reader.ts"], { env: { ...process.env, GIVEN } });
    await page.reload({ waitUntil: "networkidle" });
    return main(page).getByText("Al día", { exact: true }).count();
  };
  await expect.poll(fresh).toBe(1);
  expect((await freeSlotsOf(db, CARACOLA)).slots[0]!.startsAt).not.toEqual(startsAt);
  await hand.tap(button(page, "Crear dirección privada"));
  const address = await main(page)
    .getByText(/calendario\/consultas\//)
    .innerText();
  await hand.tap(button(page, "Copiar dirección"));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(hand.spent()).toBe(written("a doctor's own calendar"));
  expect(await (await fetch(/https?:\S+/.exec(address)![0])).text()).toMatch(/^BEGIN:VCALENDAR/);
});
