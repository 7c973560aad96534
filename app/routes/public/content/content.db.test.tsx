import { JSDOM } from "jsdom";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { loader as feed } from "#app/routes/public/files/blog-feed.ts";
import { listArticles } from "#domain/content/articles.server.ts";
import { pathOfArticle } from "#domain/content/content.ts";
import { defaultSite } from "#domain/content/site.ts";
import { testContext } from "#tests/support/context.ts";
import { pageHtml, textOf } from "#tests/support/page.tsx";
import { routeArgs } from "#tests/support/route-args.tsx";
import ArticlePage, { loader as article, meta as articleMeta } from "./article.tsx";
import BlogPage, { loader as blog } from "./blog.tsx";
import QuestionsPage, { loader as questions, meta as questionsMeta } from "./questions.tsx";
import ResourcesPage, { loader as resources } from "./resources.tsx";
import TreatmentPage, { loader as treatment, meta as treatmentMeta } from "./treatment.tsx";
import TreatmentsPage, { loader as treatments } from "./treatments.tsx";

// The texts of content/ on the demo world.
const ctx = await testContext();
const asked = (path: string, slug = "") => routeArgs(ctx, new Request(`https://cuna.test${path}`), { slug });

describe("a treatment", () => {
  const open = async (slug: string) => {
    const loaderData = await treatment(asked(`/tratamientos/${slug}`, slug));
    const html = pageHtml(TreatmentPage as never, loaderData);
    return { loaderData, html, text: textOf(html), document: new JSDOM(html).window.document };
  };

  test("computes its price with sample and months, line by line", async () => {
    const { text } = await open("fiv");
    expect(text).toMatch(/Precio publicado US\$ [\d ]+ – [\d ]+: centros por precio \d+ centros, \w{3}/);
    expect(text).toMatch(
      /FIV con óvulos propios más la medicación: US\$ [\d ]+ – [\d ]+, según los \d+ centros que la publican [\d ]+ – [\d ]+: centros por precio \d+ centros/,
    );
    expect((await open("gestacion-subrogada")).text).toContain("Cuna no publica precios de gestación subrogada");
  });

  test("links the range of its price to the list that begins with the lowest, and shows that center among its own", async () => {
    const { html, text, loaderData } = await open("ovodonacion");
    expect(html.match(/href="\/centros\?services=ovodonacion&amp;sort=price"/g)).toHaveLength(2);
    expect(loaderData.centers[0]!.price!.amountCents).toBe(loaderData.main!.lowCents);
    expect(text).toContain("Primero, el precio publicado más bajo.");
  });

  test("of any kind has every reference and every entry of its contents lead to something on the page", async () => {
    const { listed } = await treatments(asked("/tratamientos"));
    expect(listed.length).toBeGreaterThan(9);
    for (const { slug } of listed) {
      const { document } = await open(slug);
      const anchors = [...document.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')].map((link) => link.hash.slice(1));
      expect(anchors.length).toBeGreaterThan(10);
      expect(anchors.filter((id) => !document.getElementById(decodeURIComponent(id)))).toEqual([]);
      const ids = [...document.querySelectorAll("[id]")].map(({ id }) => id);
      expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    }
  });

  test("names no reviewer before one has signed", async () => {
    const { loaderData, text } = await open("fiv");
    expect(text).toContain("Revisión médica pendiente");
    const said = JSON.stringify(treatmentMeta({ loaderData, matches: [{ loaderData: { site: defaultSite } }] } as never));
    expect(said).toContain("MedicalWebPage");
    expect(said).toContain("FAQPage");
    expect(said).not.toMatch(/reviewedBy|lastReviewed/);
  });

  test("asks which family and presumes none", async () => {
    const { document, text } = await open("gestacion-subrogada");
    expect(document.querySelectorAll('input[name="familia"]').length).toBeGreaterThan(1);
    expect(document.querySelectorAll('input[name="familia"][checked]').length).toBe(0);
    expect(text).toContain("No es asesoría legal.");
    expect(text).toContain("Lo que no se sabe");
  });

  test("that nobody wrote is not found", async () => {
    await expect(treatment(asked("/tratamientos/nada", "nada"))).rejects.toMatchObject({ init: { status: 404 } });
  });
});

test("the list names every treatment, with its price and who offers it", async () => {
  const text = textOf(pageHtml(TreatmentsPage as never, await treatments(asked("/tratamientos"))));
  expect(text).toMatch(/Fecundación in vitro \(FIV\).*Desde US\$ [\d,]+ \d+ centros,.* centros lo ofrecen/);
});

test("every article and guide begins with what matters most, and its references lead to a source on the page", async () => {
  const listed = await Promise.all((["article", "guide"] as const).map((kind) => listArticles(ctx.db, { kind, most: 100 })));
  expect(listed.flat().length).toBeGreaterThan(20);
  for (const text of listed.flat()) {
    const path = pathOfArticle(text);
    const { document } = new JSDOM(pageHtml(ArticlePage as never, await article(asked(path, text.slug)))).window;
    expect(document.querySelector("article h2")?.id, path).toBe("esencial");
    const essentials = document.querySelector("[aria-labelledby=esencial]")!;
    expect([3, 4], path).toContain(essentials.querySelectorAll("li").length);
    expect(essentials.textContent).not.toContain("[^");
    const references = [...essentials.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')].map((link) => link.hash.slice(1));
    expect(references.filter((id) => !document.getElementById(id))).toEqual([]);
  }
});

test("an article names its reviewer, for readers and for search engines, only while one has signed its words", async () => {
  const { articles } = await blog(asked("/blog"));
  const { slug } = articles[0]!;
  const open = async () => {
    const loaderData = await article(asked(`/blog/${slug}`, slug));
    const said = JSON.stringify(articleMeta({ loaderData, matches: [{ loaderData: { site: defaultSite } }] } as never));
    return { said, text: textOf(pageHtml(ArticlePage as never, loaderData)) };
  };
  const before = await open();
  expect(before.text).toContain("Revisión médica pendiente");
  expect(before.said).not.toMatch(/reviewedBy|lastReviewed/);
  await ctx.db
    .updateTable("articles")
    .set({ reviewed_by: "Dra. Inés Cabral, ginecóloga", reviewed_on: "2026-11-20" })
    .where("slug", "=", slug)
    .execute();
  const signed = await open();
  expect(signed.text).toContain("Dra. Inés Cabral, ginecóloga");
  expect(signed.said).toContain('"lastReviewed":"2026-11-20","reviewedBy":{"@type":"Person","name":"Dra. Inés Cabral, ginecóloga"}');
});

describe("the blog", () => {
  test("keeps guides and articles at their own addresses", async () => {
    const { articles } = await blog(asked("/blog"));
    const { slug } = articles[0]!;
    expect(textOf(pageHtml(ArticlePage as never, await article(asked(`/blog/${slug}`, slug))))).toContain(articles[0]!.title);
    await expect(article(asked(`/guias/${slug}`, slug))).rejects.toMatchObject({ init: { status: 404 } });
  });

  test("goes by category and by page, and a page too far is not found", async () => {
    const all = await blog(asked("/blog"));
    const { category } = all.categories[0]!;
    const some = await blog(asked(`/blog?categoria=${encodeURIComponent(category)}`));
    expect(new Set(some.articles.map((one) => one.category))).toEqual(new Set([category]));
    expect(pageHtml(BlogPage as never, all)).toContain('href="/blog?pagina=2"');
    const next = await blog(asked("/blog?pagina=2"));
    expect(next.articles.map(({ slug }) => slug)).not.toContain(all.articles[0]!.slug);
    await expect(blog(asked("/blog?pagina=40"))).rejects.toMatchObject({ init: { status: 404 } });
  });

  test("is told as RSS that a program can read, newest first", async () => {
    const answer = await feed(asked("/blog/rss.xml"));
    expect(answer.headers.get("content-type")).toContain("application/rss+xml");
    const xml = new JSDOM(await answer.text(), { contentType: "text/xml" }).window.document;
    const items = [...xml.querySelectorAll("channel > item")];
    expect(items.length).toBeGreaterThanOrEqual(12);
    const days = items.map((item) => Date.parse(item.querySelector("pubDate")!.textContent!));
    expect(days).toEqual([...days].sort((a, b) => b - a));
    for (const item of items) expect(item.querySelector("guid")!.textContent).toMatch(/^https:\/\/cuna\.test\/blog\//);
    expect(xml.getElementsByTagName("atom:link")[0]!.getAttribute("href")).toBe("https://cuna.test/blog/rss.xml");
  });
});

describe("frequent questions", () => {
  const open = async (path: string) => {
    const loaderData = await questions(asked(path));
    const { document } = new JSDOM(pageHtml(QuestionsPage as never, loaderData)).window;
    const meta = JSON.stringify(questionsMeta({ loaderData, matches: [{ loaderData: { site: defaultSite } }] } as never));
    return { document, meta, shown: [...document.querySelectorAll("[data-question]:not([hidden])")] };
  };

  test("are all there, each with an address that a link opens", async () => {
    const { document, shown, meta } = await open("/preguntas-frecuentes");
    expect(shown.length).toBeGreaterThanOrEqual(30);
    expect(document.querySelector("details > #que-significa-verificado")).not.toBeNull();
    expect(meta).toContain("FAQPage");
  });

  test("say who signed an answer, and search engines hear of it once all are signed that rest on a source", async () => {
    const pending = await open("/preguntas-frecuentes");
    const unsigned = ({ document }: typeof pending) =>
      [...document.querySelectorAll("[data-question] p")].filter(({ textContent }) => textContent === "Revisión médica pendiente").length;
    expect(unsigned(pending)).toBeGreaterThan(3);
    expect(unsigned(pending)).toBeLessThan(pending.shown.length);
    expect(pending.meta).not.toContain("reviewedBy");
    const signed = { reviewed_by: "Dra. Inés Cabral, ginecóloga", reviewed_on: "2026-11-03" };
    await ctx.db.updateTable("questions").set(signed).where(sql<boolean>`cardinality(source_ids) > 0`).execute();
    const reviewed = await open("/preguntas-frecuentes");
    expect(reviewed.document.body.textContent).toContain("Revisado por Dra. Inés Cabral, ginecóloga  · 3 nov 2026");
    expect(unsigned(reviewed)).toBe(0);
    expect(reviewed.meta).toContain('"lastReviewed":"2026-11-03","reviewedBy":[{"@type":"Person","name":"Dra. Inés Cabral, ginecóloga"}]');
    await ctx.db.updateTable("questions").set({ reviewed_by: null, reviewed_on: null }).execute();
  });

  test("are searched without a script, accents aside, and such a page is not for search engines", async () => {
    const { shown, meta } = await open("/preguntas-frecuentes?q=RESENAS");
    expect(shown.length).toBeGreaterThan(0);
    expect(shown.length).toBeLessThan(15);
    for (const entry of shown) expect(entry.textContent).toMatch(/reseñas?/i);
    expect(meta).toContain("noindex");
  });

  test("that nobody asked lead on", async () => {
    const { document, shown } = await open("/preguntas-frecuentes?q=submarino");
    expect(shown).toEqual([]);
    expect(document.querySelector("[data-question-none]:not([hidden])")!.textContent).toContain("No encontramos esa pregunta");
  });
});

test("the hub of resources leads only to pages that are served", async () => {
  const html = pageHtml(ResourcesPage as never, await resources(asked("/recursos")));
  for (const path of ["/guias", "/blog", "/preguntas-frecuentes", "/como-revisamos"]) expect(html).toContain(`href="${path}"`);
});
