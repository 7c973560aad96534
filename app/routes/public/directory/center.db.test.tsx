import { describe, expect, test } from "vitest";
import { defaultSite } from "#domain/content/site.ts";
import { NO_CENTER_FILTERS } from "#domain/directory/center-filters.ts";
import { searchCenters } from "#domain/directory/search-centers.server.ts";
import { testContext } from "#tests/support/context.ts";
import { pageHtml, textOf } from "#tests/support/page.tsx";
import { routeArgs } from "#tests/support/route-args.tsx";
import CenterPage, { loader, meta } from "./center.tsx";

const ctx = await testContext();

const load = (slug: string, query = "") => loader(routeArgs(ctx, new Request(`https://cuna.test/centros/${slug}${query}`), { slug }));

async function page(slug: string, query = "") {
  const loaderData = await load(slug, query);
  const html = pageHtml(CenterPage as never, loaderData);
  const described = meta({ loaderData, matches: [{ loaderData: { site: defaultSite } }] } as never) as Record<string, unknown>[];
  const clinic = described
    .map((entry) => entry["script:ld+json"] as Record<string, unknown>)
    .find((node) => node?.["@type"] === "MedicalClinic")!;
  return { html, text: textOf(html), clinic, described };
}

const statusOf = (slug: string) =>
  load(slug).then(
    () => 200,
    (thrown: { init?: { status?: number } }) => thrown.init?.status,
  );

describe("a center's page", () => {
  test("is not found for a slug nobody has, or whose center is not published", async () => {
    expect(await statusOf("clinica-que-no-existe")).toBe(404);
    await ctx.db.updateTable("provider_profiles").set({ verification_status: "pending" }).where("slug", "=", "centro-cafeto").execute();
    expect(await statusOf("centro-cafeto")).toBe(404);
  });

  test("its form asks what the visitor came to ask, and says what the center pays for exactly that", async () => {
    const card = async (query: string) =>
      /<aside id="pedir-informacion".*?<\/aside>/s.exec((await page("clinica-luna-de-larimar", query)).html)![0];
    const [asked, open, unknown] = [await card("?servicio=icsi"), await card(""), await card("?servicio=botox")];
    expect(asked).toMatch(/<option[^>]*value="ICSI"[^>]*selected|<option[^>]*selected[^>]*value="ICSI"/);
    expect(asked).toContain('name="mensaje"');
    expect(textOf(asked)).toContain("El centro paga a Cuna US$ 18 por abrir tu solicitud y ver tu contacto. Tú no pagas nunca.");
    for (const form of [open, unknown]) {
      expect(form).not.toMatch(/<option[^>]*value="(ICSI|FIV|Otros)"[^>]*selected/);
      expect(textOf(form)).toContain("El centro paga a Cuna entre US$ 7 y US$ 32, según el tratamiento");
    }
  });

  test("says what the center wrote of itself, with its paragraphs, and the search finds words of it; nothing when it wrote nothing", async () => {
    const slug = "clinica-luna-de-larimar";
    const about = async () => /<section id="sobre".*?<\/section>/s.exec((await page(slug)).html)?.[0];
    const bio = "Somos tres especialistas en Naco.\n\nUna misma persona acompaña con guayacanes.";
    await ctx.db.updateTable("provider_profiles").set({ bio }).where("slug", "=", slug).execute();
    expect(await about()).toContain(bio);
    expect(await about()).toContain("whitespace-pre-line");
    const found = await searchCenters(ctx.db, { ...NO_CENTER_FILTERS, q: "guayacanes" }, 1);
    expect(found.cards.map((card) => card.slug)).toEqual([slug]);
    await ctx.db.updateTable("provider_profiles").set({ bio: null }).where("slug", "=", slug).execute();
    expect(await about()).toBeUndefined();
  });

  test("shows no percentage under twenty cases: the plain fraction and a sentence", async () => {
    const { html } = await page("clinica-luna-de-larimar");
    const rows = html.split("<tr").map(textOf);
    const oldest = rows.find((row) => row.includes("43 o más"))!;
    expect(oldest).toContain("n = 6");
    expect(oldest).toContain("1 de 6 transferencias");
    expect(oldest).toContain("Son muy pocos casos");
    expect(oldest).not.toContain("%");
    expect(rows.find((row) => row.includes("Menos de 35"))).toMatch(/44 %.*34 – 55 %/);
  });

  test("says of donors and stored embryos what the center said, each fact with its source and day, and names what nobody said", async () => {
    const part = async (slug: string) => textOf(/<section id="donantes".*?<\/section>/s.exec((await page(slug)).html)![0]);
    const answered = await part("centro-alborada-de-fertilidad");
    expect(answered).toContain("El paciente elige: anónimo o no lo dice el centro, 3 jun 2026");
    expect(answered).toContain("Un banco extranjero centro-alborada-de-fertilidad.example, 20 oct 2026");
    expect(answered).toContain("Guardar embriones un año US$ 400");
    expect(answered).toContain("No informado Espera por un donante, familias por donante");
    const silent = await part("centro-cundeamor");
    expect(silent).toContain("No informado");
    expect(silent).toContain("No lo suponemos: pregúntalo");
  });

  test("says that outcomes, prices and reply times are missing where others have them", async () => {
    const { text } = await page("clinica-cacao-en-flor");
    expect(text).toContain("Resultados no publicados");
    expect(text).toContain("No informado");
    expect(text).toContain("Sin datos todavía");
    expect(text).toContain("Aún sin reseñas");
  });

  test("says that nobody answers for it yet", async () => {
    expect((await page("clinica-cacao-en-flor")).text).toContain("Aún no está en Cuna");
    expect((await page("clinica-luna-de-larimar")).text).not.toContain("Aún no está en Cuna");
  });

  test("marks a price older than six months, and shows none older than twelve", async () => {
    const { text } = await page("instituto-nacar-de-medicina-reproductiva");
    expect(text).toContain("Hace más de 6 meses");
    expect(text).toMatch(/No informado el último es de \w{3} \d{4}/);
  });

  test("opens with five reviews, and shows the others when asked", async () => {
    const count = ({ html }: { html: string }) => html.split('id="resenas"')[1]!.split("</section>")[0]!.split("<article").length - 1;
    expect(count(await page("clinica-luna-de-larimar"))).toBe(5);
    expect(count(await page("clinica-luna-de-larimar", "?tab=resenas"))).toBe(38);
  });
});

describe("what search engines read of a center", () => {
  test("is what the page shows", async () => {
    const { clinic, described } = await page("clinica-luna-de-larimar");
    expect(clinic).toMatchObject({
      name: "Clínica Luna de Larimar",
      url: "https://cuna.test/centros/clinica-luna-de-larimar",
      address: { addressLocality: "Santo Domingo", addressCountry: "DO" },
      knowsLanguage: ["es", "en", "fr"],
      aggregateRating: { ratingValue: 4.7, reviewCount: 38 },
    });
    expect(described).toContainEqual({ tagName: "link", rel: "canonical", href: "https://cuna.test/centros/clinica-luna-de-larimar" });
  });

  test("holds nothing that nobody gave: no rating without reviews, no telephone, no photos", async () => {
    const { clinic } = await page("centro-bahia-quieta");
    expect(clinic).not.toHaveProperty("aggregateRating");
    expect(clinic).not.toHaveProperty("image");
    expect(JSON.stringify(clinic)).not.toContain("null");
  });
});

test("markup in a center's words stays words", async () => {
  const hostile = '</script><script>alert(1)</script><img src=x onerror="alert(1)">';
  await ctx.db
    .updateTable("provider_profiles")
    .set({ short_description: hostile, clinic_name: `Clínica ${hostile}` })
    .where("slug", "=", "centro-uvero")
    .execute();
  const { html } = await page("centro-uvero");
  expect(html).not.toContain("<script>alert");
  expect(html).not.toContain("<img src=x");
});
