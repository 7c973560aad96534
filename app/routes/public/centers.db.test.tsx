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
      expect(facts).toEqual(["FIV desde", "Resultados", "Responde en"]);
    }
  });

  test("opens the surrogacy filter with its legal status, and no other", async () => {
    expect((await list("?services=gestacion-subrogada")).text).toContain("Ninguna ley dominicana regula estos acuerdos");
    expect((await list("?services=fiv")).text).not.toContain("Ninguna ley dominicana");
  });

  test("without any center names the smallest fix, and shows what it would bring", async () => {
    const { text, html, cards } = await list("?city=La+Romana&languages=pt");
    expect(text).toContain("No encontramos centros");
    expect(text).toMatch(/sin «[^»]+» aparecen? \d+/);
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
