import { expect, test } from "vitest";
import { DEMO_PASSWORD } from "#db/seed/data/people.ts";
import { openPages, ownSite, press } from "#tests/support/own-site.ts";

// The life of a text: generated from the directory, confirmed by a person, read and signed by a professional, published, with the signer
// named on its page.

const PAGE = "/tratamientos/fiv";
const CITY_PAGE = "/santo-domingo/tratamientos/fiv";

const site = await ownSite();
const open = await openPages(site, { javaScriptEnabled: false });

const publicPage = async (path = PAGE) => (await fetch(site.url + path)).text();

test("a draft of the generator is signed by its reviewer, and its page names them once it is published", async () => {
  expect(await publicPage()).not.toContain("reviewedBy");
  const team = await open("/admin/generate-treatments?tratamiento=fiv", { as: "lia" });
  await press(team, "Generar");
  await team.waitForURL("**hecho=generado**");
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
  await press(team, /^Publicar/);
  await team.waitForURL("**hecho=publicado**");
  const html = await publicPage();
  expect(html).toMatch(/"reviewedBy":\{"@type":"Person","name":"Dra\. Inés Cabral, ginecóloga"\}/);
  expect(html).toContain("Revisado por");
});

test("a draft about a city is on the page of that treatment there once it is published, and a newer one takes its place", async () => {
  const headings = async (path?: string) => ((await publicPage(path)).match(/<h2[^>]*>Según el directorio, al /g) ?? []).length;
  const ofCountry = await headings();
  const page = await open("/dashboard/admin", { as: "lia" });
  const passed = async () => {
    await page.goto(`${site.url}/admin/generate-treatments?tratamiento=fiv&ciudad=santo-domingo`);
    await page.locator("main button[value=generar]").click();
    await page.waitForURL("**hecho=generado**");
    for (const point of await page.locator("main input[name=punto]").all()) await point.check();
    await page.locator("main button[value=confirmar]").click();
    await page.waitForURL("**hecho=confirmado**");
    const before = await page.getByRole("region", { name: "Dice ahora" }).innerText();
    const after = await page.getByRole("region", { name: "Dirá" }).innerText();
    await press(page, "Pasar a borrador");
    return { before, after };
  };
  const first = await passed();
  await page.waitForURL("**/contenido/city_treatment/santo-domingo.fiv?**");
  expect(first.before).toContain("Nada del directorio.");
  expect(first.after).toMatch(/Hay \d+ centros publicados que ofrecen .*, en Santo Domingo\./);
  await page.getByText("salen del directorio y siguen siendo ciertas").waitFor();
  expect(await headings(CITY_PAGE)).toBe(0);

  await page.goto(`${site.url}/dashboard/admin/contenido/city_treatment/santo-domingo.fiv/revision`);
  await page.getByText("Cada frase con una cifra o una afirmación tiene su fuente.").waitFor();
  await page.getByLabel("Motivo").fill("Con las cifras de hoy");
  await press(page, "Publicar");
  await page.waitForURL("**hecho=publicado**");
  expect(await publicPage(CITY_PAGE)).toMatch(/<h2[^>]*>Según el directorio, al .*Hay \d+ centros publicados/s);
  expect(await headings()).toBe(ofCountry);

  const second = await passed();
  await page.getByText("El texto ya dice exactamente esto").waitFor();
  expect(second.before).toMatch(/Hay \d+ centros publicados/);
});

test("a reviewer reads each sentence beside its sources, on paper too, and the team sees which one a remark is about", async () => {
  const team = await open("/dashboard/admin/revisiones/treatment/icsi", { as: "lia" });
  await team.getByLabel("Quién la revisa").selectOption({ label: "Dra. Inés Cabral, ginecóloga" });
  await press(team, "Enviar a revisión");
  await team.getByText("Enviado. Le avisamos por correo.").waitFor();

  const reviewer = await open("/dashboard/revision", { as: "ines" });
  await reviewer.getByRole("main").getByRole("link", { name: /ICSI/ }).first().click();
  const risks = reviewer.getByRole("region", { name: "Riesgos", exact: true });
  const first = risks.getByRole("listitem").first();
  expect(await first.innerText()).toMatch(/^Frases? \d+.*, fuente \d+\n.*Leímos .+\n.{20,}/s);
  await risks.getByText("Comentar «Riesgos»").click();
  const where = risks.getByLabel("Sobre qué frase");
  const [, sentence] = await where.getByRole("option").allInnerTexts();
  expect(sentence).toMatch(/^Frase \d+: /);
  await where.selectOption({ label: sentence });
  await press(reviewer, "Guardar comentario");
  await risks.getByText("Escribe el comentario").waitFor();
  expect(await where.getByRole("option", { selected: true }).innerText()).toBe(sentence);
  await risks.getByLabel("Comentario").fill("El estudio dice otra cosa.");
  await press(reviewer, "Guardar comentario");
  await reviewer.getByText("Comentario guardado.").waitFor();
  await risks.getByText("El estudio dice otra cosa.").waitFor();

  await reviewer.emulateMedia({ media: "print" });
  expect(await first.isVisible()).toBe(true);
  for (const form of await reviewer.getByRole("main").locator("form").all()) expect(await form.isVisible()).toBe(false);

  await team.reload();
  const remarks = team.getByRole("region", { name: "Comentarios" });
  await remarks.getByText("El estudio dice otra cosa.").waitFor();
  expect(await remarks.innerText()).toContain(sentence);
});
