import { describe, expect, test } from "vitest";
import { defaultSite } from "#domain/content/site.ts";
import { testContext } from "#tests/support/context.ts";
import { pageHtml, textOf } from "#tests/support/page.tsx";
import { routeArgs } from "#tests/support/route-args.tsx";
import CentersPage, { handle, loader, meta } from "./centers.tsx";

// On the demo world: 24 centers, of which 18 offer IVF.
const ctx = await testContext();

const load = (query: string) => loader(routeArgs(ctx, new Request(`https://cuna.test/centros${query}`)));

async function list(query: string) {
  const loaderData = await load(query);
  const html = pageHtml(CentersPage as never, loaderData);
  const described = meta({ loaderData, matches: [{ loaderData: { site: defaultSite } }] } as never) as Record<string, unknown>[];
  return { html, text: textOf(html), described, cards: [...html.matchAll(/<article/g)].length };
}

/** Returns where a non-canonical address redirects to. */
async function sentTo(query: string): Promise<string | null> {
  const thrown = await load(query).then(
    () => null,
    (response: unknown) => response as Response,
  );
  return thrown?.headers.get("location") ?? null;
}

describe("one list has one address", () => {
  test.each([
    ["?service=fiv&type=centers&paymentMethods=efectivo&q=", "/centros?services=fiv&pagos=efectivo"],
    ["?services=icsi&services=fiv&sort=featured", "/centros?services=fiv,icsi"],
    ["?services=fiv,unknown", "/centros?services=fiv"],
    ["?city=santiago", "/centros?city=Santiago"],
    ["?pagina=49", "/centros?pagina=2"],
  ])("%s leads to %s", async (given, canonical) => {
    expect(await sentTo(given)).toBe(canonical);
    expect(await sentTo(canonical.slice("/centros".length))).toBeNull();
  });
});

describe("the list", () => {
  test("shows twelve of all, says how many, and links the next page", async () => {
    const { cards, text, html } = await list("");
    expect(cards).toBe(12);
    expect(text).toContain("24 centros");
    expect(html).toContain('href="/centros?pagina=2"');
  });

  test("carries the one service that was filtered by into each card's links, and of several none", async () => {
    const one = (await list("?services=fiv")).html;
    expect([...one.matchAll(/href="\/solicitar-informacion\?centro=[^"]*servicio=fiv"/g)]).toHaveLength(12);
    expect(one).toMatch(/href="\/centros\/[a-z-]+\?servicio=fiv"/);
    expect((await list("?services=fiv,icsi")).html).not.toMatch(/servicio=/);
  });

  test("says of how many the filters left these, and lets each of them be dropped", async () => {
    const { text, html } = await list("?services=fiv&verified=true");
    expect(text).toMatch(/\d+ centros? de 24\s?\./);
    expect(html).toContain('href="/centros?verified=true"');
    expect(html).toContain('href="/centros?services=fiv"');
  });

  test("keeps the paid badge and the verified one apart, and every fact in its place", async () => {
    const { html } = await list("");
    for (const card of html.split("<article").slice(1)) {
      expect(card).toMatch(/>(Verificado|Sin verificar)</);
      const facts = [...card.matchAll(/<dt[^>]*>([^<]*)/g)].map(([, label]) => label);
      // A price that lacks the medication says so below it.
      expect(facts.filter((label) => !/^(\+ )?Medicación$/.test(label!))).toEqual(["FIV desde", "Resultados", "Responde en"]);
    }
  });

  test("opens the surrogacy filter with its legal status, and no other", async () => {
    expect((await list("?services=gestacion-subrogada")).text).toContain("y eso no la hace legal");
    expect((await list("?services=fiv")).text).not.toContain("Ninguna ley dominicana");
  });

  test("without any center names the smallest fix, and shows what it would bring", async () => {
    const { text, html, cards } = await list("?city=La+Romana&languages=pt");
    expect(text).toContain("No encontramos centros");
    expect(text).toMatch(/Sin «[^»]+» hay \d+ centros?\./);
    expect(cards).toBeGreaterThan(0);
    expect(html).toContain('href="/centros"');
  });

  test("is kept by shared caches for a minute", () => {
    expect(handle.cache).toBe("shared");
  });
});

describe("search engines", () => {
  const isIndexed = (described: Record<string, unknown>[]) => described.some(({ rel }) => rel === "canonical");

  test("find the list, its pages and those of a city", async () => {
    for (const query of ["", "?pagina=2", "?city=Santiago"]) expect(isIndexed((await list(query)).described), query).toBe(true);
    const { described } = await list("?city=Santiago");
    expect(described).toContainEqual({ title: "Centros de fertilidad en Santiago · Cuna" });
  });

  test("leave combinations of filters alone", async () => {
    for (const query of ["?services=fiv", "?city=Santiago&services=fiv", "?sort=rating", "?q=luna"]) {
      const { described } = await list(query);
      expect(isIndexed(described), query).toBe(false);
      expect(described).toContainEqual({ name: "robots", content: "noindex, follow" });
    }
  });
});

describe("prices", () => {
  const cardsOf = (html: string) =>
    html
      .split("<article")
      .slice(1)
      .map((card) => textOf(`<article${card}`));

  test("a list of one service shows its price on each card with its month and what it leaves out, or that there is none", async () => {
    const { html } = await list("?services=ovodonacion");
    for (const card of cardsOf(html))
      expect(card).toMatch(
        /FIV con óvulos donados (US\$ \d[\d ]+ · \w{3} 20\d\d(, hace más de 6 meses)? \+ Medicación US\$ \d[\d –]+( · \d+ centros?)?|Sin precio informado) Resultados/,
      );
  });

  test("in the order of prices, those without one come last, under a heading that says so, and the page says the rule", async () => {
    const { html, text } = await list("?services=ovodonacion&sort=price");
    const [priced, others] = html.split('id="sin-precio"');
    for (const card of cardsOf(priced!)) expect(card).toMatch(/donados US\$/);
    for (const card of cardsOf(others!)) expect(card).toMatch(/donados Sin precio informado/);
    expect(text).toContain("Del precio más bajo al más alto; quien no lo informa va al final.");
  });

  test("without one service the page says why nothing changes, and keeps what was asked", async () => {
    const { html, text } = await list("?hasta=8000&sort=price");
    expect(text).toContain("marca uno y se aplicarán");
    expect(html).toMatch(/name="hasta"[^>]*value="8000"/);
    expect(html).toMatch(/<option value="price" selected/);
    expect((await list("?services=gestacion-subrogada&sort=price")).text).toContain("no publican aquí precios de este servicio");
  });

  test("what is no amount stays in its field with a sentence, and can be taken away", async () => {
    const { html, text, cards } = await list("?services=fiv&hasta=ocho+mil");
    expect(html).toMatch(/aria-invalid="true"[^>]*name="hasta" value="ocho mil"/);
    expect(text).toContain("Escribe el precio solo con números");
    expect(html).toContain('href="/centros?services=fiv"');
    expect(cards).toBe(12);
  });

  test("an amount is one address, however it was typed", async () => {
    for (const typed of ["8000", "8,000", "8.000", "US$ 8 000"]) {
      const canonical = handle.query.hasta!(typed);
      expect(canonical).toBe("8000");
    }
    expect(await sentTo("?services=fiv&hasta=8,000")).toBe("/centros?services=fiv&hasta=8000");
    expect((await list("?services=fiv&hasta=4900")).text).toContain("Hasta US$ 4900");
  });
});
