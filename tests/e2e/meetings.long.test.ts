import { expect, test } from "vitest";
import { idOfCenter } from "#db/seed/provider-rows.ts";
import { decideReply } from "#domain/reviews/decide-reply.server.ts";
import { decideReview } from "#domain/reviews/decide-review.server.ts";
import { decideClaim, provePhone } from "#domain/verification/decide-claim.server.ts";
import { listKeptMail, readKeptMail } from "#platform/local-smtp/kept-mail.ts";
import { moveToPast } from "#tests/support/consultations.ts";
import { openTestDatabase } from "#tests/support/database.ts";
import { pdf } from "#tests/support/hostile-files.ts";
import { openPages, ownSite } from "#tests/support/own-site.ts";

// A consultation from its request to the reply to its review, and a claim, both without script.

const AGENDA = "/dashboard/provider/agenda";
const MINE = "/dashboard/user/consultas";
const PLAIN = { javaScriptEnabled: false };

const site = await ownSite();
const db = openTestDatabase(site.databaseUrl);
const open = await openPages(site);

test("from a center's page to a consultation, a review and its answer", async () => {
  const hers = await open("/centros/clinica-luna-de-larimar", { as: "maria", ...PLAIN });
  await hers.getByRole("link", { name: "Pedir una consulta" }).click();
  await hers.getByRole("button", { name: "Pedir esta hora" }).click();
  await hers.getByText("Elige una de las horas libres.").waitFor();
  await hers
    .locator("label", { has: hers.locator('[name="hora"]') })
    .last()
    .click();
  await hers.getByRole("button", { name: "Pedir esta hora" }).click();
  await hers.getByText("Guardamos esta hora").waitFor();
  const id = new URL(hers.url()).pathname.split("/").at(-1)!;

  const theirs = await open(`${AGENDA}/consulta/${id}`, { as: "amaranta", ...PLAIN });
  await theirs.getByRole("button", { name: "Confirmar" }).click();
  await theirs.waitForURL(`${site.url}${AGENDA}`);
  await moveToPast({ db }, id, 1);
  for (const [page, path] of [
    [hers, `${MINE}/${id}`],
    [theirs, `${AGENDA}/consulta/${id}`],
  ] as const) {
    await page.goto(site.url + path);
    await page.getByRole("button", { name: "Sí, tuvo lugar" }).click();
    await page.waitForLoadState();
  }
  await hers.goto(`${site.url}${MINE}/${id}`);
  await hers.getByRole("link", { name: "Escribir una reseña" }).click();
  await hers.getByText("4 de 5").click();
  await hers.locator('[name="texto"]').fill("Nos explicaron cada paso y cada precio sin prisa ninguna.");
  await hers.getByRole("button", { name: "Enviar mi reseña" }).click();
  await hers.getByText("La leemos antes de publicarla.").waitFor();
  const review = await db.selectFrom("reviews").select("id").where("consultation_id", "=", id).executeTakeFirstOrThrow();
  await decideReview(db, review.id, { publish: true }, "cli");

  await theirs.goto(`${site.url}/dashboard/provider/resenas`);
  const received = theirs.locator("li", { hasText: "sin prisa ninguna" });
  await received.getByText("Responder", { exact: true }).click();
  await received.locator('[name="texto"]').first().fill("Gracias por contarlo.");
  await received.getByRole("button", { name: "Enviar respuesta" }).click();
  await theirs.getByText("Tu respuesta espera").first().waitFor();
  await decideReply(db, review.id, { publish: true }, "cli");
  await hers.goto(`${site.url}/centros/clinica-luna-de-larimar?tab=resenas`);
  await hers.locator("article", { hasText: "sin prisa ninguna" }).getByText("Gracias por contarlo.").waitFor();
});

test("a consultation agreed on by telephone: confirmed by the link of a mail, moved, and missed; another one is cancelled", async () => {
  const theirs = await open(AGENDA, { as: "amaranta", ...PLAIN });
  const enter = async (name: string) => {
    await theirs.goto(`${site.url}${AGENDA}`);
    await theirs.getByRole("link", { name: "Consulta", exact: true }).click();
    await theirs.getByRole("button", { name: "Apuntar", exact: true }).click();
    await theirs.getByText("Elige una hora libre, o escribe el día y la hora.").waitFor();
    await theirs.locator('[name="nombre"]').fill(name);
    await theirs.locator('[name="correo"]').fill(`${name.split(" ")[0]!.toLowerCase()}@correo.example`);
    await theirs
      .locator("label", { has: theirs.locator('[name="hora"]') })
      .last()
      .click();
    await theirs.getByRole("button", { name: "Apuntar", exact: true }).click();
    await theirs.getByText("Consulta apuntada.").waitFor();
    const { id, ends_at } = await db.selectFrom("consultations").selectAll().orderBy("asked_at", "desc").executeTakeFirstOrThrow();
    return { id, ends_at };
  };
  const linkIn = async (address: string) => {
    const mailTo = async () => (await listKeptMail(db, { limit: 20 })).find(({ to }) => to.includes(address));
    await expect.poll(mailTo).toBeDefined();
    const mail = (await readKeptMail(db, (await mailTo())!.id))!;
    return /\/cita\/[\w.-]+/.exec(mail.text!)![0];
  };
  const { id } = await enter("Belkis Ogando");
  const hers = await open(await linkIn("belkis@correo.example"), PLAIN);
  await hers.getByRole("button", { name: "Confirmar" }).click();
  await hers.getByText("Confirmada").waitFor();

  await theirs.goto(`${site.url}${AGENDA}/consulta/${id}`);
  await theirs.getByRole("heading", { name: "Consulta con Belkis Ogando" }).waitFor();
  await theirs
    .locator("#otra-hora label", { has: theirs.locator('[name="hora"]') })
    .first()
    .click();
  await theirs.getByRole("button", { name: "Proponer esta hora" }).click();
  await theirs.waitForURL(`${site.url}${AGENDA}?hecho=propuesta`);
  await hers.reload();
  await hers.getByRole("link", { name: "Ver la propuesta" }).click();
  await hers.getByRole("button", { name: "Aceptar cambio" }).click();
  await hers.getByText("Confirmada").waitFor();
  const moved = await db.selectFrom("consultations").select("id").where("moves", "=", id).executeTakeFirstOrThrow();
  await moveToPast({ db }, moved.id, 1);
  await theirs.goto(`${site.url}${AGENDA}/consulta/${moved.id}`);
  await theirs.getByRole("button", { name: "No vino" }).click();
  await theirs.goto(`${site.url}${AGENDA}/consulta/${moved.id}`);
  await theirs.getByText("No hubo consulta").waitFor();

  await enter("Grecia Lora");
  await hers.goto(site.url + (await linkIn("grecia@correo.example")));
  await hers.getByRole("button", { name: "Confirmar" }).click();
  const cancel = async () => {
    await hers.getByText("Cancelar la consulta").click();
    await hers.getByRole("button", { name: "Sí, cancelar" }).click();
    await hers.getByText("Cancelada", { exact: true }).waitFor();
  };
  await cancel();
  await hers.getByRole("button", { name: "Deshacer" }).click();
  await hers.getByText("Confirmada").waitFor();
  await cancel();
});

test("a center points at itself on the map by the arrow keys, and says that it does not offer a line", async () => {
  const page = await open("/dashboard/provider/perfil#lugar", { as: "amaranta" });
  const latitude = page.locator('[name="latitud"]');
  const before = Number(await latitude.inputValue());
  await page.getByRole("application", { name: "Mapa de Santo Domingo" }).press("ArrowUp");
  expect(Number(await latitude.inputValue())).toBeGreaterThan(before);
  await page.getByRole("application", { name: "Mapa de Santo Domingo" }).click({ position: { x: 40, y: 40 } });
  const typed = await latitude.inputValue();
  await page.getByRole("button", { name: "Guardar cambios" }).click();
  await page.waitForURL(/hecho=revision/);
  expect(await latitude.inputValue()).toBe(typed);

  await page.goto(`${site.url}/dashboard/provider/precios`);
  const line = page.locator("li", { has: page.locator("#precio-fiv-propios") });
  await line.locator("summary").click();
  await line.getByText("No lo ofrezco").click();
  await page.getByRole("button", { name: "Publicar cambios" }).click();
  await page.getByText("No sale en tu perfil").waitFor();
  await line.locator("summary").click();
  await line.getByText(/precios? anterior/).waitFor();
});

test("a claim is proved with a paper and decided by our team", async () => {
  const { id, slug } = await db
    .selectFrom("provider_profiles")
    .select(["id", "slug"])
    .where("id", "=", idOfCenter("Clínica Luna de Larimar"))
    .executeTakeFirstOrThrow();
  const page = await open("/claims", { as: "yadira", ...PLAIN });
  await page.locator('[name="perfil"]').fill(`${site.url}/centros/${slug}`);
  await page.getByRole("button", { name: "Buscar" }).click();
  await page.locator('[name="mensaje"]').fill("Dirijo la clínica.");
  await page.getByRole("button", { name: "Pedir este perfil" }).click();
  await page.locator('[name="archivo"]').setInputFiles({ name: "acta.pdf", mimeType: "application/pdf", buffer: pdf });
  await page.getByRole("button", { name: "Enviar documento" }).click();
  await page.getByRole("link", { name: "acta.pdf" }).waitFor();
  const claimId = new URL(page.url()).pathname.split("/").at(-1)!;
  await provePhone(db, claimId, "cli");
  expect(await decideClaim(db, claimId, { approve: true }, "cli")).toBe("done");
  await page.goto(`${site.url}/claims/${claimId}`);
  await page.getByText("Ya administras este perfil.").waitFor();
  expect(await db.selectFrom("provider_accounts").select("user_id").where("provider_id", "=", id).execute()).toHaveLength(1);
});
