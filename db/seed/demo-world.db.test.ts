import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { centerSlug, specialistSlug } from "#domain/providers/slug.ts";
import { testDatabase } from "#tests/support/database.ts";
import { clearDemoWorld, demoWorldState, seedDemoWorld } from "./demo-world.ts";

const db = await testDatabase({ role: "owner" });

async function rows<T>(query: ReturnType<typeof sql<T>>): Promise<T[]> {
  return (await query.execute(db)).rows;
}

describe("what a fresh start shows", () => {
  test("24 centers, 16 of them verified, in seven cities, and 61 specialists", async () => {
    expect(
      await rows(sql`select
        count(*) filter (where provider_type = 'clinic') as centers,
        count(*) filter (where provider_type = 'clinic' and verification_status = 'verified') as verified,
        count(distinct city) filter (where provider_type = 'clinic') as cities,
        count(*) filter (where provider_type <> 'clinic') as specialists
        from provider_profiles where listed`),
    ).toEqual([{ centers: 24, verified: 16, cities: 7, specialists: 61 }]);
  });

  test("the filters count as in the design", async () => {
    const counts = await rows<{ id: string; centers: number }>(sql`
      select word as id, count(*) as centers from provider_profiles, unnest(services_offered || languages_spoken) word
      where listed and provider_type = 'clinic' group by word`);
    const of = Object.fromEntries(counts.map(({ id, centers }) => [id, centers]));
    expect(of).toMatchObject({ fiv: 18, icsi: 15, ovodonacion: 9, preservacion: 11, dgp: 8, inseminacion: 14, es: 24, en: 19, fr: 6 });
    expect(
      await rows(sql`select count(*) filter (where has_prices) as prices, count(*) filter (where has_outcomes) as outcomes,
        count(*) filter (where not claimed) as unclaimed from provider_profiles where listed and provider_type = 'clinic'`),
    ).toEqual([{ prices: 13, outcomes: 5, unclaimed: 3 }]);
  });

  test.each([
    ["clinica-luna-de-larimar", "Naco", 4.7, 38, "5.0 41", "490000 2026-10-14", 220],
    ["instituto-marea-alta", "Los Jardines", 4.5, 21, "9.0 27", "435000 2026-09-08", null],
    ["centro-bahia-quieta", "Bávaro", null, 0, "0", null, null],
    ["unidad-caracola", "Malecón", 4.2, 9, "14.0 12", "460000 2026-08-19", null],
    ["casa-yagrumo-fertilidad", "Centro", 4.8, 12, "3.0 19", "520000 2026-11-03", 96],
    ["centro-guayacan", "Villa Velásquez", 4, 1, "26.0 6", null, null],
  ])("the card of %s", async (slug, neighborhood, rating, reviews, replies, fiv, transfers) => {
    expect(
      await rows(sql`select neighborhood, average_rating as rating, total_reviews as reviews,
        concat_ws(' ', reply_median_hours, reply_cases) as replies,
        (select concat_ws(' ', amount_cents, informed_on) from provider_prices
          where provider_id = p.id and price_line_id = 'fiv-propios' order by informed_on desc limit 1) as fiv,
        (select sum(transfers)::int from provider_outcomes where provider_id = p.id and egg_source = 'own') as transfers
        from provider_profiles p where slug = ${slug}`),
    ).toEqual([{ neighborhood, rating, reviews, replies, fiv, transfers }]);
  });

  test("the home page has three reviews, and four people with a paid place", async () => {
    const reviews = await rows<{ author_label: string }>(sql`select author_label from reviews where on_home order by 1`);
    expect(reviews.map((review) => review.author_label)).toEqual(["Carla y Denise", "R. M., 38 años", "Y. P., 34 años"]);
    const paid = await rows<{ name: string }>(
      sql`select name from provider_profiles where featured and listed and provider_type <> 'clinic' order by name`,
    );
    expect(paid.map((person) => person.name)).toEqual(["Amaranta Solís", "Elías Montaraz", "Noel Caimito", "Perla Guanábano"]);
  });
});

describe("every fact has its evidence", () => {
  test("ids are those of the reference tables", async () => {
    const unknown = await rows(sql`
      select p.slug, x.id from provider_profiles p, lateral (
        select s as id from unnest(services_offered) s where s not in (select id from service_types where service_types.listed)
        union all select l from unnest(languages_spoken) l where l not in (select code from languages)
        union all select m from unnest(payment_methods) m where m not in (select id from payment_methods)
        union all select c from unnest(countries_served) c where c not in (select code from countries)) x`);
    expect(unknown).toEqual([]);
  });

  test("projected columns equal the rows they were projected from", async () => {
    const wrong = await rows(sql`
      select slug from provider_profiles p where
        average_rating is distinct from (select round(avg(rating), 1) from reviews where provider_id = p.id and status = 'published')
        or total_reviews <> (select count(*) from reviews where provider_id = p.id and status = 'published')
        or has_prices <> exists (select from provider_prices where provider_id = p.id)
        or has_outcomes <> exists (select from provider_outcomes where provider_id = p.id)`);
    expect(wrong).toEqual([]);
  });

  test("a review belongs to a consultation of that provider, confirmed by both sides, and no two have the same text", async () => {
    const loose = await rows(sql`select r.id from reviews r join consultations c on c.id = r.consultation_id
      where c.provider_id <> r.provider_id or c.confirmed_by_patient_at is null or c.confirmed_by_provider_at is null
        or r.created_at < c.confirmed_by_provider_at`);
    expect(loose).toEqual([]);
    const [said] = await rows<{ written: number; different: number }>(
      sql`select count(*) as written, count(distinct body) as different from reviews`,
    );
    expect(said?.different).toBe(said?.written);
  });

  test("a price is for a service that the center offers", async () => {
    const stray = await rows(sql`select p.slug, x.price_line_id from provider_prices x join price_lines l on l.id = x.price_line_id
      join provider_profiles p on p.id = x.provider_id where not l.service_type_id = any (p.services_offered)`);
    expect(stray).toEqual([]);
  });

  test("prices show every age: fresh, over six months, over twelve", async () => {
    const ages = await rows(sql`select distinct
      case when informed_on > date '2026-05-20' then 'fresh' when informed_on > date '2025-11-20' then 'stale' else 'expired' end as age
      from (select distinct on (provider_id, price_line_id) informed_on from provider_prices
        order by provider_id, price_line_id, informed_on desc) latest order by age`);
    expect(ages).toEqual([{ age: "expired" }, { age: "fresh" }, { age: "stale" }]);
  });

  test("each profile is in its city, and its slug is made from its name", async () => {
    const profiles = await rows<{ slug: string; name: string; provider_type: string; kilometers: number | null }>(sql`
      select slug, p.name, provider_type, 111 * sqrt((p.latitude - c.latitude) ^ 2 + ((p.longitude - c.longitude) * 0.95) ^ 2) as kilometers
      from provider_profiles p join cities c on c.name = p.city`);
    for (const { slug, name, provider_type, kilometers } of profiles) {
      expect(slug).toBe(provider_type === "clinic" ? centerSlug(name) : specialistSlug(name));
      // Bávaro and Las Terrenas are beaches, far from the center of their municipality.
      if (kilometers !== null) expect(kilometers, slug).toBeLessThan(27);
    }
  });

  test("no text speaks of dreams, miracles, fights or clocks", async () => {
    const found = await rows(sql`
      select t from (select body as t from reviews union all select reply from reviews union all select bio from provider_profiles
        union all select short_description from provider_profiles) texts where t ~* '(sueñ|milagro|luch|reloj)'`);
    expect(found).toEqual([]);
  });
});

describe("seeding and clearing", () => {
  const TABLES = [
    "provider_profiles",
    "provider_members",
    "provider_badges",
    "provider_prices",
    "provider_outcomes",
    "consultations",
    "reviews",
    "settings",
  ];

  /** Reads all rows with their versions, which show a row that was written again with the same values. */
  const snapshot = () =>
    Promise.all(
      TABLES.map((table) =>
        rows<{ digest: string }>(
          sql`select md5(string_agg(t::text || t.xmin::text, '' order by t::text)) as digest from ${sql.table(table)} t`,
        ),
      ),
    );

  test("seeding again writes nothing", async () => {
    const before = await snapshot();
    await seedDemoWorld(db);
    expect(await snapshot()).toEqual(before);
  });

  test("seeding again keeps what somebody has changed", async () => {
    await db.updateTable("provider_profiles").set({ phone: "+18095559999" }).where("slug", "=", "unidad-caracola").execute();
    await seedDemoWorld(db);
    expect(await rows(sql`select phone from provider_profiles where slug = 'unidad-caracola'`)).toEqual([{ phone: "+18095559999" }]);
  });

  test("clearing leaves only real data and is remembered, and the same world can come back", async () => {
    const ids = () => rows<{ id: string }>(sql`select id from provider_profiles where demo order by id`);
    const before = await ids();
    await db.insertInto("provider_profiles").values({ slug: "centro-real", provider_type: "clinic", clinic_name: "Centro Real" }).execute();
    expect(await demoWorldState(db)).toBe("present");

    await clearDemoWorld(db);
    expect(await rows(sql`select slug from provider_profiles`)).toEqual([{ slug: "centro-real" }]);
    expect(await rows(sql`select from reviews union all select from consultations union all select from provider_prices`)).toEqual([]);
    expect(await rows(sql`select from settings where key = 'exchange_rates'`)).toEqual([]);
    expect(await demoWorldState(db)).toBe("cleared");

    await seedDemoWorld(db);
    expect(await ids()).toEqual(before);
    expect(await demoWorldState(db)).toBe("present");
  });
});
