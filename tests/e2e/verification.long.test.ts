import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { idOfPerson } from "#db/seed/people.ts";
import { idOfCenter } from "#db/seed/provider-rows.ts";
import { acceptPractice } from "#domain/practice/answer.server.ts";
import { invitationsFor } from "#domain/practice/practice-queries.server.ts";
import { choosePlace } from "#domain/team/places.server.ts";
import { openClaim } from "#domain/verification/open-claim.server.ts";
import { openTestDatabase } from "#tests/support/database.ts";
import { opensPapers } from "#tests/support/opened-papers.ts";
import { openPages, ownSite, press } from "#tests/support/own-site.ts";

// Our team decides on a profile and on its managers; the center reads the reason, corrects it, and visitors find it.

const MANATI = idOfCenter("Centro Manatí");
const REASON = "La habilitación no se lee completa. Sube la segunda página.";

const site = await ownSite();
const db = openTestDatabase(site.databaseUrl);
const open = await openPages(site, { javaScriptEnabled: false });

test("a profile comes back with a reason, is sent again, published, and found", async () => {
  for (const kind of ["habilitacion", "exequatur"] as const)
    await db
      .insertInto("provider_documents")
      .values({ provider_id: MANATI, kind, file_name: `${kind}.pdf`, stored_as: `prueba/${kind}`, media_type: "application/pdf", bytes: 9 })
      .execute();
  await choosePlace(db, idOfPerson("yadira"), MANATI);
  const address = "/dashboard/admin/verificacion";
  const [team, center] = [await open(address, { as: "lia" }), await open("/dashboard/provider", { as: "yadira" })];
  await team.getByRole("main").getByRole("link", { name: "Centro Manatí" }).click();
  await team.getByLabel("Devolver con motivo").check();
  await press(team, "Guardar la decisión");
  await team.getByText("Escribe el motivo").waitFor();
  await team.getByLabel("Motivo para el centro").fill(REASON);
  await press(team, "Guardar la decisión");
  await team.getByText("Decidido. El centro ya lo sabe.").waitFor();

  await center.reload();
  await center.getByRole("main").getByText(REASON).waitFor();
  await press(center, "Enviar a revisión");
  await center.getByText("Recibimos tu perfil.").waitFor();

  await team.goto(`${site.url}${address}/${MANATI}`);
  expect(await team.getByRole("button", { name: /^Coincide/ }).count(), "before a paper was opened").toBe(0);
  await opensPapers(db, MANATI, `admin:${idOfPerson("lia")}`);
  await team.reload();
  const identity = team.locator("li", { has: team.getByRole("heading", { name: "Identidad y dirección" }) });
  await identity.getByLabel("Nombre, tal como lo lees").fill("Centro Manati");
  await identity.getByRole("checkbox").first().check();
  await team.waitForLoadState("load");
  await Promise.all([team.waitForEvent("load"), press(team, /^Coincide\s*: Identidad y dirección/)]);
  await team.getByText("Anotado.").waitFor();
  for (const [number, paper] of ["Habilitación", "Exequátur"].entries()) {
    const row = team.locator("li", { has: team.getByRole("heading", { name: new RegExp(paper) }) });
    await row.getByLabel("Número").fill(`44${number}-B`);
    await row.getByLabel("Emitido por").fill("Ministerio de Salud Pública");
    await row.getByLabel("Vence el").fill("2099-06-30");
    await team.waitForLoadState("load");
    await Promise.all([team.waitForEvent("load"), row.getByRole("button", { name: /^Coincide/ }).click()]);
    await team.getByText("Anotado.").waitFor();
  }
  await team.getByLabel("Publicar").check();
  await press(team, "Guardar la decisión");
  await team.getByText("Decidido. El centro ya lo sabe.").waitFor();
  const search = async () => (await fetch(`${site.url}/centros?q=manat%C3%AD`)).text();
  await expect.poll(search).toContain("/centros/centro-manati");
});

test("a claim without proof is not given; after the call it is, and its person manages the profile", async () => {
  const providerId = idOfCenter("Clínica Ámbar del Norte");
  const claim = await openClaim({ db, actor: "visitor" } as never, idOfPerson("yadira"), providerId, "Dirijo la clínica.");
  if (!("id" in claim)) throw new Error(claim.outcome);
  const page = await open("/dashboard/admin/reclamos", { as: "lia" });
  await page.getByRole("main").getByRole("link", { name: "Clínica Ámbar del Norte" }).click();
  expect(await page.getByRole("button", { name: "Entregar el perfil" }).isDisabled()).toBe(true);
  await press(page, "Llamé y lo confirmaron");
  await press(page, "Entregar el perfil");
  await page.getByText("Entregado.").waitFor();
  const managers = db.selectFrom("provider_accounts").select("user_id").where("provider_id", "=", providerId).execute();
  expect(await managers).toEqual([{ user_id: idOfPerson("yadira") }]);
});

test("a center without doctors invites two, they accept, and it sees that our team looks before they are on its page", async () => {
  await choosePlace(db, idOfPerson("yadira"), MANATI);
  const center = await open("/dashboard/provider/doctores", { as: "yadira" });
  for (const [name, key] of [
    ["Dra. Zenaida Uvero", "zenaida"],
    ["Dr. Wilfrido Jagua", "wilfrido"],
  ] as const) {
    const email = `${key}@correo.example`;
    await db.insertInto("users").values({ id: key, name, email, email_verified: true }).execute();
    await center.getByLabel("Nombre o número de exequátur").fill(name);
    await center.getByLabel("Correo", { exact: true }).fill(email);
    await press(center, "Invitar");
    await center.getByText("Invitación lista.").waitFor();
    const person = { userId: key, email, emailConfirmed: true };
    const [invitation] = await invitationsFor(db, person);
    expect((await acceptPractice({ db }, person, invitation!.id)).outcome).toBe("accepted");
  }
  await center.reload();
  for (const name of ["Zenaida Uvero", "Wilfrido Jagua"])
    await center.getByRole("main").getByRole("listitem").filter({ hasText: name }).getByText("Lo revisa nuestro equipo").waitFor();
});

test("a role that only sees a screen is told so, and has no button that would be refused", async () => {
  await db
    .insertInto("user_roles")
    .values({ user_id: idOfPerson("maria"), role: "support" })
    .execute();
  const buttons = (page: Page) => page.locator('main form[method="post"] button:not([type="button"]):visible').count();
  const address = `/dashboard/admin/verificacion/${MANATI}`;
  const [sees, acts] = [await open(address, { as: "maria" }), await open(address, { as: "lia" })];
  await sees.getByText("ves esta pantalla").waitFor();
  expect(await buttons(sees)).toBe(0);
  expect(await buttons(acts)).toBeGreaterThan(0);
  const hers = await open("/dashboard/admin/solicitudes", { as: "maria" });
  expect(await hers.locator("[data-only-sees]").count(), "where it acts").toBe(0);
});
