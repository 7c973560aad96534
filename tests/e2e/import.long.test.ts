import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { idOfPerson } from "#db/seed/people.ts";
import { openTestDatabase } from "#tests/support/database.ts";
import { oldSpreadsheet } from "#tests/support/import-file.ts";
import { opensPapers } from "#tests/support/opened-papers.ts";
import { openPages, ownSite, press } from "#tests/support/own-site.ts";

// From a spreadsheet to centers that visitors find: without a script, from the file to the search.

const CHOSEN = ["Clínica yagrumo 120", "Clínica yagrumo 130"];

const site = await ownSite();
const db = openTestDatabase(site.databaseUrl);
const open = await openPages(site, { as: "lia", javaScriptEnabled: false });

/** Presses a button and waits for the page that answers. On a slow machine, the page that is left may still be loading. */
async function pressAndWait(page: Page, name: string | RegExp): Promise<void> {
  await page.waitForLoadState("load");
  await Promise.all([page.waitForEvent("load"), press(page, name)]);
}

/** Accepts the papers of a center, which another journey tests. */
const acceptedPapers = (id: string) =>
  db
    .insertInto("provider_documents")
    .values(
      (["habilitacion", "exequatur"] as const).map((kind) => ({
        provider_id: id,
        kind,
        file_name: `${kind}.pdf`,
        stored_as: `prueba/${id}/${kind}`,
        media_type: "application/pdf",
        bytes: 9,
        state: "accepted",
        expires_on: "2099-06-30",
      })),
    )
    .execute();

test("500 rows of which 40 are wrong: the report names those, the others come in, and two that were verified are found", async () => {
  const page = await open("/dashboard/admin/importar");
  const file = { name: "centros-cibao-nov.csv", mimeType: "text/csv", buffer: oldSpreadsheet("yagrumo") };
  await page.getByLabel("Archivo CSV o JSON").setInputFiles(file);
  await pressAndWait(page, "Leer el archivo");
  // The page reloads itself while the file is read.
  const start = page.getByRole("button", { name: "Importar 460 filas" });
  await start.waitFor();
  const report = await (await page.request.get(`${page.url().split("?")[0]}/informe.csv`)).text();
  expect(report.trim().split("\r\n")).toHaveLength(1 + 40);
  await Promise.all([page.waitForEvent("load"), start.click()]);
  await page.getByRole("heading", { name: "460 perfiles pendientes, 40 filas afuera" }).waitFor();

  for (const [index, name] of CHOSEN.entries()) {
    const { id } = await db.selectFrom("provider_profiles").select("id").where("name", "=", name).executeTakeFirstOrThrow();
    await acceptedPapers(id);
    await opensPapers(db, id, `admin:${idOfPerson("lia")}`);
    await page.goto(`${site.url}/dashboard/admin/centros?vista=pendientes&q=${encodeURIComponent(name)}`);
    await page.getByRole("main").getByRole("link", { name }).click();
    await page.getByRole("main").getByRole("link", { name: "Verificación y documentos" }).click();
    for (const item of ["Identidad y dirección", "Equipo", "Laboratorio y servicios"]) {
      const row = page.locator("li", { has: page.getByRole("heading", { name: item }) });
      for (const tick of await row.getByRole("checkbox").all()) await tick.check();
      await row.locator('[name="hallado"]').fill(name);
      await pressAndWait(page, new RegExp(`^Coincide\\s*: ${item}`));
      await page.getByText("Anotado.").waitFor();
    }
    await page.getByLabel("Verificar").check();
    await pressAndWait(page, "Guardar la decisión");
    await page.getByText("Decidido. El centro ya lo sabe.").waitFor();
    if (index < CHOSEN.length - 1) continue;
    // How quickly it is found is measured by the bench changed-page.
    const found = async () => (await fetch(`${site.url}/centros?q=yagrumo`)).text();
    const both = /\/centros\/clinica-yagrumo-120.*\/centros\/clinica-yagrumo-130/s;
    await expect.poll(found).toMatch(both);
  }
});
