import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { testDatabase } from "#tests/support/database.ts";
import { centerBySlug } from "./center-detail.server.ts";
import type { CenterDetail } from "./center-detail.ts";

const db = await testDatabase();

const monthsAgo = (months: number, days = 0) =>
  sql<string>`((now() at time zone 'America/Santo_Domingo')::date - make_interval(months => ${months}, days => ${days}))::date`;
const insert = async (values: { slug: string; [column: string]: unknown }) => {
  const row = { provider_type: "clinic", clinic_name: `Centro ${values.slug}`, verification_status: "published", ...values };
  return (await db.insertInto("provider_profiles").values(row).returning("id").executeTakeFirstOrThrow()).id;
};

const load = async (slug: string): Promise<CenterDetail> => {
  const center = await centerBySlug(db, slug);
  if (!center) throw new Error(`${slug} is not listed`);
  return center;
};

const BROKEN_DAY = [
  ["08:00", "12:00"],
  ["14:00", "17:00"],
];

let id: string;
beforeAll(async () => {
  id = await insert({
    slug: "faro",
    clinic_name: "Centro Faro",
    verification_status: "verified",
    verified: true,
    city: "Santiago",
    services_offered: ["fiv", "dgp", "otros"],
    languages_spoken: ["en", "es"],
    payment_methods: ["paypal", "efectivo"],
    reply_median_hours: 3,
    reply_within_24h: 0.9,
    reply_cases: 4,
    image_gallery: JSON.stringify([
      { url: "/fotos/sala.webp", alt: "Sala" },
      { url: "https://img.example/1.jpg", alt: "Nobody has fetched it" },
      { url: "javascript:alert(1)" },
      { alt: "sin dirección" },
      7,
    ]),
    opening_hours: JSON.stringify({
      mon: BROKEN_DAY,
      tue: BROKEN_DAY,
      wed: [["08:00", "12:00"]],
      fri: [["08:00", "12:00"]],
      sat: [],
      sun: "cerrado",
    }),
  });
});

describe("who has a page", () => {
  test("a listed center, by its slug", async () => {
    expect(await load("faro")).toMatchObject({
      name: "Centro Faro",
      verified: true,
      place: { city: { slug: "santiago", name: "Santiago" } },
    });
  });

  test.each(["draft", "pending", "returned"])("not a center that is %s", async (verification_status) => {
    await insert({ slug: `faro-${verification_status}`, verification_status });
    expect(await centerBySlug(db, `faro-${verification_status}`)).toBeNull();
  });

  test("not a person, and not an unknown slug", async () => {
    await insert({ slug: "faro-persona", provider_type: "doctor", clinic_name: null, full_name: "Alma Faro" });
    expect(await centerBySlug(db, "faro-persona")).toBeNull();
    expect(await centerBySlug(db, "no-existe")).toBeNull();
    expect(await centerBySlug(db, "'; --")).toBeNull();
  });
});

describe("facts", () => {
  test("services come with the description of the service, and unlisted ones do not come", async () => {
    const { offered, services } = await load("faro");
    expect(offered.map((service) => service.id).sort()).toEqual(["dgp", "fiv"]);
    expect(offered.every(({ description, icon }) => description !== "" && icon !== "")).toBe(true);
    expect(services.map((service) => service.id)).toEqual(["fiv", "dgp"]);
  });

  test("languages and payments have their names, in their own order", async () => {
    const { spoken, payments } = await load("faro");
    expect(spoken.map(({ name }) => name)).toEqual(["Español", "Inglés"]);
    expect(payments.map(({ name }) => name)).toEqual(["Efectivo", "PayPal"]);
  });

  test("only whole images with a safe address, and days with the same hours in one line", async () => {
    const { gallery, place } = await load("faro");
    expect(gallery).toEqual([{ url: "/fotos/sala.webp", alt: "Sala" }]);
    expect(place.hours).toEqual([
      { from: "mon", to: "tue", spans: BROKEN_DAY },
      { from: "wed", to: "wed", spans: [["08:00", "12:00"]] },
      { from: "fri", to: "fri", spans: [["08:00", "12:00"]] },
    ]);
  });

  test("no reply time under five cases, and both figures from five on", async () => {
    expect(await load("faro")).toMatchObject({ reply: null, replyWithin24h: null });
    await db.updateTable("provider_profiles").set({ reply_cases: 5 }).where("id", "=", id).execute();
    expect(await load("faro")).toMatchObject({ reply: { medianHours: 3, cases: 5 }, replyWithin24h: 0.9 });
  });

  test("nobody can read the addresses to which leads are mailed", async () => {
    await db.updateTable("provider_profiles").set({ email: "canario@faro.example" }).where("id", "=", id).execute();
    expect(JSON.stringify(await load("faro"))).not.toContain("canario");
  });
});

describe("prices", () => {
  beforeAll(async () => {
    const price = (line: string, amount_cents: number, informed_on: ReturnType<typeof monthsAgo>) => ({
      provider_id: id,
      price_line_id: line,
      amount_cents,
      informed_on,
    });
    await db
      .insertInto("provider_prices")
      .values([
        price("fiv-propios", 500_000, monthsAgo(5)),
        price("fiv-propios", 400_000, monthsAgo(14)),
        price("dgp-embrion", 40_000, monthsAgo(12)),
        price("icsi-complemento", 70_000, monthsAgo(12, 1)),
      ])
      .execute();
  });

  test("the newest of a line counts; a line of an offered service without a price is missing, never zero", async () => {
    const { prices } = await load("faro");
    const states = prices.map(({ lineId, state, amountCents }) => [lineId, state, amountCents]);
    expect(states).toEqual([
      ["fiv-propios", "current", 500_000],
      ["icsi-complemento", "expired", 70_000],
      ["dgp-embrion", "stale", 40_000],
      ["medicacion-ciclo", "missing", null],
    ]);
  });

  test("the price of IVF and the day of the prices that are shown are at most a year old", async () => {
    const center = await load("faro");
    expect(center.price).toMatchObject({ amountCents: 500_000, stale: false, notIncluded: null });
    expect(center.pricesInformedOn).toBe(center.price?.informedOn);
    await db.deleteFrom("provider_prices").where("provider_id", "=", id).where("amount_cents", "=", 500_000).execute();
    expect((await load("faro")).price).toBeNull();
  });
});

test("outcomes: the newest year of each egg source, percentages from twenty transfers, checked only when every row was", async () => {
  const row = { provider_id: id, egg_source: "own", checked_by: "Equipo", checked_on: "2026-09-12", evidence_file: "informe.pdf" };
  await db
    .insertInto("provider_outcomes")
    .values([
      { ...row, year: 2024, age_band: "under-35", transfers: 90, births: 40 },
      { ...row, year: 2025, age_band: "35-37", transfers: 61, births: 22 },
      { ...row, year: 2025, age_band: "under-35", transfers: 19, births: 9 },
      { ...row, year: 2023, age_band: "under-35", egg_source: "donor", transfers: 30, births: 15, checked_on: null, checked_by: null },
    ])
    .execute();
  const { reported, outcomes } = await load("faro");
  expect(outcomes).toEqual({ transfers: 80, year: 2025 });
  expect(reported).toMatchObject([
    { eggSource: "own", year: 2025, transfers: 80, checkedOn: "2026-09-12", evidence: true },
    { eggSource: "donor", year: 2023, transfers: 30, checkedOn: null },
  ]);
  expect(reported[0]!.bands.map(({ ageBand, rate }) => [ageBand, rate === null])).toEqual([
    ["under-35", true],
    ["35-37", false],
  ]);
});

test("the team are the listed people of this center, a doctor with their title", async () => {
  const person = (slug: string, more: object = {}) =>
    insert({ slug, provider_type: "doctor", clinic_name: null, full_name: `Alma ${slug}`, ...more });
  const members = [
    await person("una", { honorific: "Dra." }),
    await person("dos", { provider_type: "specialist" }),
    await person("tres", { verification_status: "pending" }),
  ];
  const other = await insert({ slug: "faro-oculto", verification_status: "draft" });
  await db
    .insertInto("provider_members")
    .values([
      ...members.map((specialist_id, display_order) => ({ center_id: id, specialist_id, display_order })),
      { center_id: other, specialist_id: members[0]! },
    ])
    .execute();
  const { team } = await load("faro");
  expect(team.map(({ name }) => name)).toEqual(["Dra. Alma una", "Alma dos"]);
  // A center that is not listed is not counted among their centers.
  expect(team[0]).toMatchObject({ center: { slug: "faro" }, centerCount: 1 });
});

describe("reviews", () => {
  const review = async (rating: number, held: { patient?: boolean; provider?: boolean; status?: string } = {}) => {
    const { patient = true, provider = true, status = "published" } = held;
    const consultation = await db
      .insertInto("consultations")
      .values({
        provider_id: id,
        held_on: "2026-07-01",
        service_type_id: "fiv",
        confirmed_by_patient_at: patient ? sql<Date>`now()` : null,
        confirmed_by_provider_at: provider ? sql<Date>`now()` : null,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    await db
      .insertInto("reviews")
      .values({ provider_id: id, consultation_id: consultation.id, author_label: "L. C., 36 años", rating, body: `Voto ${rating}`, status })
      .execute();
  };

  test("only published ones of a consultation that both sides confirmed; the right of reply goes with them", async () => {
    await review(5);
    await review(4, { patient: false });
    await review(3, { provider: false });
    await review(2, { status: "pending" });
    await db.updateTable("reviews").set({ reply: "Gracias", replied_at: sql`now()` }).where("provider_id", "=", id).execute();
    const { latestReviews } = await load("faro");
    expect(latestReviews).toMatchObject([{ rating: 5, service: "FIV", heldOn: "2026-07-01", reply: { text: "Gracias" } }]);
  });

  test("no score for the center under three reviews", async () => {
    await db.updateTable("provider_profiles").set({ average_rating: 5, total_reviews: 2 }).where("id", "=", id).execute();
    expect(await load("faro")).toMatchObject({ rating: null, reviews: 2 });
    await db.updateTable("provider_profiles").set({ total_reviews: 3 }).where("id", "=", id).execute();
    expect(await load("faro")).toMatchObject({ rating: 5, reviews: 3 });
  });
});
