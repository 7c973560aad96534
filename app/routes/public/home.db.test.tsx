import { describe, expect, test } from "vitest";
import { testContext } from "#tests/support/context.ts";
import { pageHtml, textOf } from "#tests/support/page.tsx";
import { routeArgs } from "#tests/support/route-args.tsx";
import HomePage, { loader } from "./home.tsx";

const ctx = await testContext();

async function home() {
  const html = pageHtml(HomePage as never, await loader(routeArgs(ctx, new Request("https://cuna.test/"))));
  return { html, text: textOf(html) };
}

describe("the home page", () => {
  test("counts what the directory holds", async () => {
    const { text } = await home();
    expect(text).toMatch(/24 centros publicados 16 verificados por Cuna/);
    expect(text).toMatch(/61 especialistas en 7 ciudades del país/);
  });

  test("searches with a plain form where nothing runs", async () => {
    const { html } = await home();
    expect(html).toMatch(/<form[^>]*action="\/busqueda"/);
    for (const name of ["q", "city", "service", "type"]) expect(html).toContain(`name="${name}"`);
  });

  test("searches centers, specialists or both", async () => {
    const { html } = await home();
    const types = /<select[^>]*name="type"[\s\S]*?<\/select>/.exec(html)![0];
    expect([...types.matchAll(/value="(\w+)"/g)].map(([, value]) => value)).toEqual(["all", "centers", "specialists"]);
  });

  test("gives every range of prices its sample and its months", async () => {
    const { text } = await home();
    expect(text).toMatch(/FIV con óvulos propios US\$ 4350 – 6900 : centros por precio 9 centros ·/);
    expect(text).toMatch(/Precios informados entre \w{3} \d{4} y \w{3} \d{4}/);
  });

  test("says in a list what its map shows", async () => {
    const { html, text } = await home();
    expect(text).toMatch(/Santo Domingo 9 centros/);
    expect(text).toMatch(/San Pedro de Macorís 1 centro /);
    expect(html).toContain('href="/ciudades/santo-domingo"');
  });

  test("has no link inside the page that leads nowhere", async () => {
    const { html } = await home();
    const anchors = [...html.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
    for (const id of [...anchors, "contacto", "ciudades", "costos"]) expect(html, `#${id}`).toContain(`id="${id}"`);
  });
});
