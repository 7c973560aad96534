import { describe, expect, test } from "vitest";
import { defaultSite } from "#domain/content/site.ts";
import { DEFAULT_ROUTING_POLICY } from "#domain/routing/policy.ts";
import { testContext } from "#tests/support/context.ts";
import { pageHtml, textOf } from "#tests/support/page.tsx";
import { putInForce } from "#tests/support/policy.ts";
import { routeArgs } from "#tests/support/route-args.tsx";
import { loader as loadCenters } from "./centers.tsx";
import OrderingPage, { loader as orderingLoader } from "./ordering.tsx";
import SearchPage, { handle, loader, meta } from "./search.tsx";
import SpecialistsPage, { loader as specialistsLoader, meta as specialistsMeta } from "./specialists.tsx";

// On the demo world: 24 centers and 61 specialists.
const ctx = await testContext();

const loadSearch = (query: string) => loader(routeArgs(ctx, new Request(`https://cuna.test/busqueda${query}`)));
const loadPeople = (query: string) => specialistsLoader(routeArgs(ctx, new Request(`https://cuna.test/especialistas${query}`)));

const cardsIn = (html: string) => [...html.matchAll(/<article/g)].length;
const described = (describe: typeof meta | typeof specialistsMeta, loaderData: unknown) =>
  describe({ loaderData, matches: [{ loaderData: { site: defaultSite } }] } as never) as Record<string, unknown>[];

async function search(query: string) {
  const loaderData = await loadSearch(query);
  const html = pageHtml(SearchPage as never, loaderData);
  return { html, text: textOf(html), cards: cardsIn(html), described: described(meta, loaderData) };
}

async function people(query: string) {
  const loaderData = await loadPeople(query);
  const html = pageHtml(SpecialistsPage as never, loaderData);
  return { html, text: textOf(html), cards: cardsIn(html), described: described(specialistsMeta, loaderData) };
}

const sentTo = (loading: Promise<unknown>) =>
  loading.then(
    () => null,
    (response: Response) => response.headers.get("location"),
  );

describe("one question has one address", () => {
  test.each([
    ["?service=fiv&type=all&paymentMethods=efectivo&languages=en,es", "/centros?services=fiv&languages=en,es&pagos=efectivo"],
    ["?type=centers&service=fiv&q=luna", "/centros?q=luna&services=fiv"],
    ["?type=specialists&languages=de", "/especialistas?languages=de"],
    ["?tab=especialistas", "/busqueda?tab=specialists"],
    ["?q=fiv&tab=respuestas&pagina=2", "/busqueda?q=fiv&tab=answers"],
    ["?tab=all&pagina=3&sort=featured", "/busqueda"],
    ["?precios=true&sort=experience", "/busqueda"],
  ])("/busqueda%s leads to %s", async (given, canonical) => expect(await sentTo(loadSearch(given))).toBe(canonical));

  test.each([
    ["?service=fiv&type=specialists&paymentMethods=efectivo", "/especialistas?services=fiv&pagos=efectivo"],
    ["?precios=true&pagina=50", "/especialistas?pagina=7"],
  ])("/especialistas%s leads to %s", async (given, canonical) => {
    expect(await sentTo(loadPeople(given))).toBe(canonical);
    expect(await sentTo(loadPeople(canonical.slice("/especialistas".length)))).toBeNull();
  });
});

describe("a search for something urgent", () => {
  test("shows its answer first, all its signs of danger among it, then texts, and no center, filter or paid place", async () => {
    const { html, text, cards } = await search("?q=sangrado+tras+la+transferencia");
    expect(cards).toBe(0);
    for (const said of [
      "Sangrado tras la transferencia",
      "A urgencias",
      "Empapas más de una compresa",
      "te falta el aire",
      "Sin revisar por un médico",
    ])
      expect(text).toContain(said);
    expect(html).toContain('href="tel:911"');
    expect(html).not.toContain("data-filters");
    expect(text).not.toContain("[^");
  });

  test("leaves the tabs of centers and specialists as they are", async () => {
    expect((await search("?q=sangrado+tras+la+transferencia&tab=centers")).html).toContain("data-filters");
  });
});

test("words of something urgent in a list of centers or specialists lead to their answer", async () => {
  expect(await sentTo(loadPeople("?q=beta+45"))).toBe("/busqueda?q=beta+45");
  const centers = loadCenters(routeArgs(ctx, new Request("https://cuna.test/centros?q=sangrado+tras+la+transferencia&services=fiv")));
  expect(await sentTo(centers)).toBe("/busqueda?q=sangrado+tras+la+transferencia");
  expect(await sentTo(loadPeople("?q=fertilidad"))).toBeNull();
});

test("surrogacy by any of its words shows what the law says before centers, in the search and in the lists", async () => {
  const { text } = await search("?q=madre+sustituta");
  expect(text.indexOf("Gestación subrogada")).toBeGreaterThan(-1);
  expect((await people("?q=vientre+de+alquiler")).html).toContain("abogadosdq.com");
  expect((await search("?q=alquilar+un+vientre")).html).toContain("abogadosdq.com");
  expect((await search("?q=fiv")).html).not.toContain("abogadosdq.com");
});

describe("the results page", () => {
  test("says what was asked, how many there are of each, and shows some of each with the way to all", async () => {
    const { text, html, cards } = await search("?city=Santiago");
    expect(text).toContain("Resultados de Búsqueda");
    expect(text).toContain("Todos los proveedores en Santiago");
    expect(text).toMatch(/\d+ resultados : \d+ centros y \d+ especialistas/);
    expect(cards).toBe(10);
    expect(html).toContain('href="/busqueda?city=Santiago&amp;tab=centers"');
    expect(html).toContain('href="/busqueda?city=Santiago&amp;tab=specialists"');
    expect([...html.matchAll(/data-lead-dialog="/g)]).toHaveLength(4);
  });

  test("each tab is empty in its own words, and names what the other has", async () => {
    expect((await search("?q=zzzzqqqq")).text).toContain("No se encontraron resultados");
    const centers = await search("?q=%C3%89tienne&tab=centers");
    expect(centers.text).toContain("No se encontraron centros");
    expect(centers.text).toContain("Sí hay 1 especialista");
    const specialists = await search("?services=gestacion-subrogada&tab=specialists");
    expect(specialists.text).toContain("No se encontraron especialistas");
    for (const { html } of [centers, specialists]) expect(html).toContain("Limpiar filtros");
  });

  test("finds the pages and the tools of the site, under its own name", async () => {
    const { html, text } = await search("?q=accesibilidad&tab=answers");
    expect(html).toContain('href="/p/accesibilidad"');
    expect(text).not.toContain("{site}");
    expect((await search("?q=planificar+mi+viaje&tab=answers")).html).toContain('href="/republica-dominicana/planificar-mi-experiencia"');
    for (const [words, path] of [
      ["privacidad", "/privacidad"],
      ["términos+de+uso", "/terminos"],
    ])
      expect((await search(`?q=${words}&tab=answers`)).html).toMatch(new RegExp(`<h2[^>]*><a [^>]*href="${path}"`));
    expect((await search("?q=cómo+revisamos&tab=answers")).html.match(/<h2[^>]*><a [^>]*href="\/como-revisamos"/g)).toHaveLength(1);
  });

  test("shows three answers, with the way to all of them; each leads to its text, a law to its family", async () => {
    const { html, text } = await search("?q=dos+pap%C3%A1s");
    expect(text).toMatch(/\d+ respuestas/);
    expect([...html.matchAll(/href="\/busqueda\?q=dos\+pap%C3%A1s&amp;tab=answers"/g)].length).toBeGreaterThan(1);
    const answers = await search("?q=dos+pap%C3%A1s&tab=answers");
    expect(answers.html).toContain('href="/tratamientos/gestacion-subrogada#ley-pareja-masculina"');
    expect(answers.text).toContain("Qué dice la ley: pareja de hombres, Gestación subrogada");
    expect(answers.cards).toBe(0);
  });

  test("words that name no center say what could help next", async () => {
    const { html, text } = await search("?q=hiperestimulaci%C3%B3n");
    expect(text).toContain("Ningún centro ni especialista coincide con estas palabras");
    for (const path of ["/asesoramiento", "/centros", "/tratamientos", "/preguntas-frecuentes"]) expect(html).toContain(`href="${path}"`);
    expect((await search("?q=zzzzqqqq")).html).toContain('href="/asesoramiento"');
    const filtered = await search("?q=fiv&city=Santiago&languages=it");
    expect(filtered.text).toContain("Intenta ajustar los filtros");
    expect(filtered.text).not.toContain("coincide con estas palabras");
    expect(filtered.html).toContain('href="/tratamientos/fiv"');
  });

  test("is titled with the words, described with the count, and left out of search engines", async () => {
    const { described } = await search("?q=fiv");
    expect(described).toContainEqual({ title: "Búsqueda: fiv · Cuna" });
    expect((await search("")).described).toContainEqual({ title: "Búsqueda: todos los resultados · Cuna" });
    expect(described).toContainEqual({ name: "robots", content: "noindex, follow" });
    const description = String(described.find(({ name }) => name === "description")?.content);
    expect(description).toMatch(/^\d+ resultados/);
    expect(description.length).toBeLessThanOrEqual(160);
    expect(handle).toMatchObject({ cache: "shared" });
  });
});

describe("the list of specialists", () => {
  test("shows nine, and a plain link to the next nine; the last page has none", async () => {
    const first = await people("");
    expect(first.cards).toBe(9);
    expect(first.html).toMatch(/href="\/especialistas\?pagina=2"[^>]*>Cargar más especialistas/);
    const last = await people("?pagina=7");
    expect(last.html).not.toContain("Cargar más");
    expect(last.html).toContain('href="/especialistas?pagina=6"');
  });

  test("leads to each person's own page and marks paid places", async () => {
    const { html } = await people("");
    expect(html).toContain('href="/especialistas/');
    expect(html).toContain("Destacado");
  });

  test("without anybody says to adjust the filters, and what the smallest change would bring", async () => {
    const { text } = await people("?city=La+Romana&languages=de");
    expect(text).toContain("No se encontraron especialistas");
    expect(text).toContain("Intenta ajustar los filtros");
    expect(text).toMatch(/Sin «[^»]+» hay \d+ especialistas?\./);
  });

  test("is found by search engines whole and by city, never by combination", async () => {
    const hasCanonical = async (query: string) => (await people(query)).described.some(({ rel }) => rel === "canonical");
    expect(await Promise.all(["", "?city=Santiago", "?languages=de", "?sort=experience"].map(hasCanonical))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});

describe("how results are ordered", () => {
  test("tells the weights that routing really uses, as an administrator set them", async () => {
    const load = () => orderingLoader(routeArgs(ctx, new Request("https://cuna.test/como-ordenamos")));
    const textNow = async () => textOf(pageHtml(OrderingPage as never, await load()));
    for (const [name, weight] of Object.entries(DEFAULT_ROUTING_POLICY.weights))
      expect(await textNow()).toContain(`weights.${name} ${weight}`);
    await putInForce(ctx.db, { weights: { city: 77, language: 3, verification: 10, reply: 5, rotation: 5 } });
    expect(await textNow()).toContain("weights.city 77");
  });

  test("the fewest reviews it tells are those of the score", async () => {
    const rows = await ctx.db.selectFrom("provider_profiles").select(["score", "total_reviews"]).execute();
    const { MIN_REVIEWS } = await import("#domain/directory/center-card.ts");
    for (const { score, total_reviews } of rows) expect(score !== null).toBe(total_reviews >= MIN_REVIEWS);
  });
});
