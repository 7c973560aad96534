import { describe, expect, test } from "vitest";
import { defaultSite } from "#domain/content/site.ts";
import { centerToWriteTo } from "#domain/leads/form-queries.server.ts";
import { calledAs } from "#domain/providers/called.server.ts";
import { displayName } from "#domain/providers/display-name.ts";
import { testContext } from "#tests/support/context.ts";
import { routed } from "#tests/support/leads.ts";
import { pageHtml, textOf } from "#tests/support/page.tsx";
import { routeArgs } from "#tests/support/route-args.tsx";
import SpecialistPage, { loader, meta } from "./specialist.tsx";

const ctx = await testContext();
const load = (slug: string) => loader(routeArgs(ctx, new Request(`https://cuna.test/especialistas/${slug}`), { slug }));

async function page(slug: string) {
  const loaderData = await load(slug);
  const html = pageHtml(SpecialistPage as never, loaderData);
  const described = meta({ loaderData, matches: [{ loaderData: { site: defaultSite } }] } as never) as Record<string, unknown>[];
  const person = described
    .map((entry) => entry["script:ld+json"] as Record<string, unknown>)
    .find((node) => ["IndividualPhysician", "Person"].includes(String(node?.["@type"])))!;
  return { html, text: textOf(html), person };
}

const offersOf = async (leadId: string) => {
  const rows = await ctx.db
    .selectFrom("offers as o")
    .innerJoin("provider_profiles as p", "p.id", "o.provider_id")
    .select("p.slug")
    .where("o.lead_id", "=", leadId)
    .execute();
  return rows.map(({ slug }) => slug);
};

describe("a person's page", () => {
  test("leads from another spelling of the slug to the one address, and is not found for nobody's", async () => {
    const thrown = (slug: string) =>
      load(slug).then(
        () => null,
        (answer: unknown) => answer,
      );
    for (const spelling of ["dra-amaranta-solis", "Dra. Amaranta Solís", "amaranta-solis-md"]) {
      const answer = (await thrown(spelling)) as Response;
      expect([answer.status, answer.headers.get("location")]).toEqual([301, "/especialistas/amaranta-solis"]);
    }
    expect(await thrown("quien-no-existe")).toMatchObject({ init: { status: 404 } });
    expect(await thrown("clinica-luna-de-larimar")).toMatchObject({ init: { status: 404 } });
  });

  test("calls only doctors doctors, and says what nobody told", async () => {
    expect((await page("camilo-ausubo")).text).not.toMatch(/Dra?\. Camilo/);
    const { text } = await page("rogelio-almendral");
    for (const silence of ["Dr. Rogelio Almendral", "Sin descripción disponible", "No informado", "Sin verificar"])
      expect(text).toContain(silence);
  });

  test("shows somebody as verified only when both flags hold", async () => {
    const flags = { verified: false, verification_status: "verified" } as const;
    await ctx.db.updateTable("provider_profiles").set(flags).where("slug", "=", "selene-cuarzo").execute();
    const { text } = await page("selene-cuarzo");
    expect(text).toContain("La verificación de Cuna no está completa");
    expect(text).not.toContain("verificó su identidad");
    expect((await page("amaranta-solis")).text).toContain("verificó su identidad y su licencia");
  });

  test("tells search engines where they practise, and no score under three reviews", async () => {
    const { person } = await page("elias-montaraz");
    expect(person).toMatchObject({ "@type": "IndividualPhysician", knowsLanguage: ["es", "en"], aggregateRating: { reviewCount: 11 } });
    expect(person.practicesAt).toHaveLength(2);
    expect((await page("aurelio-saman")).person).not.toHaveProperty("aggregateRating");
    expect((await page("camilo-ausubo")).person["@type"]).toBe("Person");
  });
});

describe("a request about a person", () => {
  test("names every center of theirs to choose from, and reaches the chosen one alone", async () => {
    const { html } = await page("elias-montaraz");
    const choices = [...html.matchAll(/<input[^>]*type="radio"[^>]*>/g)].map(([input]) => /value="([^"]+)"/.exec(input)![1]);
    expect(choices).toEqual(["instituto-marea-alta", "clinica-luna-de-larimar"]);
    for (const chosen of choices) {
      const { leadId } = await routed(ctx, { originSlug: chosen });
      expect(await offersOf(leadId)).toEqual([chosen]);
    }
  });

  test("reaches a doctor who practises alone, by the name the patient agreed to", async () => {
    expect(await centerToWriteTo(ctx.db, "aurora-tabebuia")).toMatchObject({ name: "Dra. Aurora Tabebuia" });
    const { leadId } = await routed(ctx, { originSlug: "aurora-tabebuia" });
    expect(await offersOf(leadId)).toEqual(["aurora-tabebuia"]);
    const { text } = await ctx.db
      .selectFrom("lead_consents")
      .select("text")
      .where("lead_id", "=", leadId)
      .where("purpose", "=", "send")
      .executeTakeFirstOrThrow();
    expect(text).toContain("Dra. Aurora Tabebuia");
  });

  test("is not written to who practises in a center: the center is", async () => {
    expect(await centerToWriteTo(ctx.db, "amaranta-solis")).toBeNull();
  });
});

test("a query calls everybody as the pages do", async () => {
  const rows = await ctx.db
    .selectFrom("provider_profiles")
    .select(["provider_type", "name", "honorific", calledAs("provider_profiles").as("called")])
    .execute();
  const none = { center: "", specialist: "" };
  for (const row of rows) expect(row.called).toBe(displayName(row as Parameters<typeof displayName>[0], none));
});
