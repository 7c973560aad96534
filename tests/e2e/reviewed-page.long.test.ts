import { expect, test } from "vitest";
import { DEMO_PASSWORD } from "#db/seed/data/people.ts";
import { openPages, ownSite, press } from "#tests/support/own-site.ts";

// A text on its way: made from the directory, passed by a person, read and signed by a professional, published, and named on its page.

const PAGE = "/tratamientos/fiv";

const site = await ownSite();
const open = await openPages(site, { javaScriptEnabled: false });

const publicPage = async () => (await fetch(site.url + PAGE)).text();

test("a draft of the generator is signed by its reviewer, and its page names them once it is published", async () => {
  expect(await publicPage()).not.toContain("reviewedBy");
  const team = await open("/admin/generate-treatments?tratamiento=fiv", { as: "lia" });
  await press(team, "Generar");
  for (const point of await team.locator("main input[name=punto]").all()) await point.check();
  await team.locator("main button[value=confirmar]").click();
  await team.waitForURL("**hecho=confirmado**");
  await press(team, "Pasar a borrador");
  await team.waitForURL("**/contenido/treatment/fiv?**");

  await team.goto(`${site.url}/dashboard/admin/revisiones/treatment/fiv`);
  await team.getByLabel("Quién la revisa").selectOption({ label: "Dra. Inés Cabral, ginecóloga" });
  await press(team, "Enviar a revisión");
  await team.getByText("Enviado. Le avisamos por correo.").waitFor();

  const reviewer = await open("/dashboard/revision", { as: "ines" });
  await reviewer.getByRole("main").getByRole("link", { name: "Fecundación in vitro" }).first().click();
  await reviewer.getByRole("heading", { name: /^Según el directorio/ }).waitFor();
  await reviewer.getByLabel("Tu nombre, como").fill("Inés");
  await press(reviewer, "Firmar");
  await reviewer.getByText("Escribe tu nombre igual que «Dra. Inés Cabral».").waitFor();
  await reviewer.getByLabel("Tu nombre, como").fill("Dra. Inés Cabral");
  await reviewer.getByLabel("Tu contraseña, otra vez").fill(DEMO_PASSWORD);
  await press(reviewer, "Firmar");
  await reviewer.getByText("Firmado. El equipo lo publica").waitFor();
  expect(await publicPage()).not.toContain("Inés Cabral");

  await team.goto(`${site.url}/dashboard/admin/contenido/treatment/fiv/revision`);
  await team.getByText("Dra. Inés Cabral firmó la versión").waitFor();
  await team.getByLabel("Motivo").fill("Firmada");
  await press(team, "Publicar");
  await team.waitForURL("**hecho=publicado**");
  const html = await publicPage();
  expect(html).toMatch(/"reviewedBy":\{"@type":"Person","name":"Dra\. Inés Cabral, ginecóloga"\}/);
  expect(html).toContain("Revisado por");
}, 120_000);
