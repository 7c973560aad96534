import { JSDOM } from "jsdom";
import { describe, expect, test } from "vitest";
import { defaultSite } from "#domain/content/site.ts";
import { testContext } from "#tests/support/context.ts";
import { textOf } from "#tests/support/page.tsx";
import { drawPage, routeArgs } from "#tests/support/route-args.tsx";
import StoriesPage, { loader, meta } from "./stories.tsx";

const ctx = await testContext();
const { db } = ctx;

const load = (query = "") => loader(routeArgs(ctx, new Request(`https://cuna.test/testimonios${query}`)));
async function open(query = "") {
  const loaderData = await load(query);
  const html = drawPage(StoriesPage as never, { loaderData });
  const said = JSON.stringify(meta({ loaderData, matches: [{ loaderData: { site: defaultSite } }] } as never));
  return { loaderData, document: new JSDOM(html).window.document, text: textOf(html), said };
}

/** Returns every story of every page of a list. */
async function everyStory(query = "") {
  const { loaderData } = await open(query);
  const all = [];
  for (let page = 1; page <= loaderData.pages; page++) all.push(...(await load(`?${query.slice(1)}&pagina=${page}`)).told);
  return { all, found: loaderData.counts.found };
}

interface Said {
  slug: string;
  listed?: boolean;
  status?: string;
  patient?: boolean;
  provider?: boolean;
  stars?: number;
  reply?: string;
}

/** Adds a review of a center of its own. */
async function tell({ slug, listed = true, status = "published", patient = true, provider = true, stars = 5, reply }: Said) {
  const { id } = await db
    .insertInto("provider_profiles")
    .values({
      slug,
      provider_type: "clinic",
      clinic_name: `Centro ${slug}`,
      city: "Santiago",
      verification_status: listed ? "published" : "pending",
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const consultation = await db
    .insertInto("consultations")
    .values({
      provider_id: id,
      service_type_id: "fiv",
      held_on: "2026-11-01",
      confirmed_by_patient_at: patient ? new Date() : null,
      confirmed_by_provider_at: provider ? new Date() : null,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const common = {
    provider_id: id,
    consultation_id: consultation.id,
    author_label: "Alguien",
    rating: stars,
    body: `canario ${slug}`,
    status,
  };
  await db
    .insertInto("reviews")
    .values({ ...common, ...(reply && { reply, replied_at: new Date() }) })
    .execute();
}

describe("what is told", () => {
  test("only published reviews of listed providers, on a consultation that both sides confirmed; bad ones too", async () => {
    await tell({ slug: "buena" });
    await tell({ slug: "mala", stars: 1, reply: "respuesta canaria" });
    await tell({ slug: "oculta", listed: false });
    await tell({ slug: "pendiente", status: "pending" });
    await tell({ slug: "rechazada", status: "rejected" });
    await tell({ slug: "sin-paciente", patient: false });
    await tell({ slug: "sin-centro", provider: false });
    const { all, found } = await everyStory();
    expect(
      all
        .map(({ provider }) => provider.slug)
        .filter((slug) => /^(buena|mala|oculta|pendiente|rechazada|sin-)/.test(slug))
        .sort(),
    ).toEqual(["buena", "mala"]);
    expect(new Set(all.map(({ id }) => id)).size).toBe(found);
    const { document, text } = await open();
    const card = [...document.querySelectorAll("#historias article")].find(({ textContent }) => textContent!.includes("canario mala"))!;
    expect(card.textContent).toContain("Consulta confirmada");
    expect(card.textContent).toContain("1 de 5");
    expect(card.textContent).toContain("respuesta canaria");
    expect(card.querySelector('a[href="/centros/mala"]')).not.toBeNull();
    expect(text).toContain(`${found} historias`);
  });

  test("a provider with fewer than three reviews shows no score", async () => {
    const { all } = await everyStory();
    const few = all.filter(({ provider }) => provider.reviews < 3);
    expect(few.length).toBeGreaterThan(0);
    expect(few.filter(({ provider }) => provider.rating !== null)).toEqual([]);
    expect(all.some(({ provider }) => provider.rating !== null)).toBe(true);
  });

  test("the latest come first", async () => {
    const { all } = await everyStory();
    const made = new Map(
      (await db.selectFrom("reviews").select(["id", "created_at"]).execute()).map(({ id, created_at }) => [id, created_at]),
    );
    const days = all.map(({ id }) => made.get(id)!.getTime());
    expect(days).toEqual(days.toSorted((a, b) => b - a));
  });
});

describe("filters and pages", () => {
  test("every story meets the filters, and as many are shown as the choice said", async () => {
    const { loaderData } = await open();
    for (const { value, name, stories } of loaderData.counts.cities) {
      const { all } = await everyStory(`?ciudad=${value}`);
      expect(all.every(({ provider }) => provider.city === name)).toBe(true);
      expect(all).toHaveLength(stories);
    }
    const both = await everyStory("?ciudad=santiago&tratamiento=fiv");
    expect(both.all.length).toBe(both.found);
    expect(both.all.every(({ provider, service }) => provider.city === "Santiago" && service === "FIV")).toBe(true);
  });

  test("a filter nobody knows leads to the page without it, a page too far is not found", async () => {
    const thrown = (await Promise.resolve(load("?ciudad=nada&tratamiento=fiv")).catch((error: Response) => error)) as Response;
    expect([thrown.status, thrown.headers.get("location")]).toEqual([302, "/testimonios?tratamiento=fiv"]);
    await expect(load("?pagina=50")).rejects.toMatchObject({ init: { status: 404 } });
  });

  test("two filters that meet nothing say so and offer each alone, which finds something", async () => {
    const { loaderData } = await open();
    const { cities, services } = loaderData.counts;
    const pairs = cities.flatMap((city) => services.map((service) => ({ city: city.value, service: service.value })));
    const found = await Promise.all(
      pairs.map(async (pair) => ({ pair, data: await load(`?ciudad=${pair.city}&tratamiento=${pair.service}`) })),
    );
    const { pair } = found.find(({ data }) => data.counts.found === 0)!;
    const { document, said } = await open(`?ciudad=${pair.city}&tratamiento=${pair.service}`);
    const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/testimonios?"]')].map(({ search }) => search);
    expect(links).toHaveLength(2);
    for (const search of links) expect((await load(search)).told.length).toBeGreaterThan(0);
    expect(said).toContain("noindex");
  });
});

test("search engines get no score from here, and the demonstration says what it is", async () => {
  const { loaderData, said, text } = await open();
  expect(said).toContain("BreadcrumbList");
  expect(said).not.toMatch(/AggregateRating|"Review"|ratingValue/);
  expect(text).not.toContain("son inventados");
  const Page = StoriesPage as unknown as (props: object) => React.JSX.Element;
  const demo = drawPage(((props: object) => Page({ ...props, matches: [{ loaderData: { site: defaultSite, demo: true } }] })) as never, {
    loaderData,
  });
  expect(demo).toContain("son inventados");
});

test("without any review the page says so and keeps its rules", async () => {
  await db.deleteFrom("reviews").execute();
  const { document, text } = await open();
  expect(text).toContain("Aún no hay historias publicadas");
  expect(document.querySelector("form")).toBeNull();
  expect(text).toContain("Primero, la consulta");
});
