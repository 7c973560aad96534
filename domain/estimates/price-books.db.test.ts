import { sql } from "kysely";
import { expect, test } from "vitest";
import { leftOut } from "#domain/directory/left-out.server.ts";
import { paymentCounts } from "#domain/directory/payment-counts.server.ts";
import { priceRanges } from "#domain/directory/price-ranges.server.ts";
import { testDatabase } from "#tests/support/database.ts";
import { calculatedCenters, priceBook } from "./price-books.server.ts";

const db = await testDatabase();

test("the book has the lines that somebody informs, and only those", async () => {
  const ranges = await priceRanges(db);
  const book = priceBook(ranges);
  expect(book["fiv-propios"]).toEqual({ lowCents: 435_000, medianCents: 520_000, highCents: 690_000, centers: 9 });
  expect(Object.keys(book).every((id) => ranges.some(({ lineId }) => lineId === id))).toBe(true);
  expect(priceBook([])).toEqual({});
});

test("centers to calculate with are listed and have a current price of a cycle; what expired is not among their prices", async () => {
  const centers = await calculatedCenters(db, null);
  const luna = centers.find(({ slug }) => slug === "clinica-luna-de-larimar")!;
  expect(luna.prices).toMatchObject({ "fiv-propios": 490_000, "fiv-donados": 920_000, "icsi-complemento": 75_000 });
  expect(centers.map(({ slug }) => slug)).not.toContain("unidad-jicara");
  expect(centers.find(({ slug }) => slug === "instituto-brisa-de-levante")!.prices).not.toHaveProperty("transferencia-congelados");
  await db.updateTable("provider_profiles").set({ verification_status: "draft" }).where("slug", "=", luna.slug).execute();
  expect((await calculatedCenters(db, luna.slug)).map(({ slug }) => slug)).not.toContain(luna.slug);
  await db.updateTable("provider_profiles").set({ verification_status: "verified" }).where("slug", "=", luna.slug).execute();
});

test("of very many centers the last to inform are offered, and always the one that the address names", async () => {
  const many = Array.from({ length: 70 }, (_, n) => ({
    slug: `nuevo-${n}`,
    provider_type: "clinic",
    clinic_name: `Nuevo ${n}`,
    verification_status: "published",
  }));
  const ids = await db.insertInto("provider_profiles").values(many).returning("id").execute();
  await db
    .insertInto("provider_prices")
    .values(
      ids.map(({ id }) => ({
        provider_id: id,
        price_line_id: "fiv-propios",
        amount_cents: 500_000,
        informed_on: sql<string>`(now() + interval '1 day')::date`,
      })),
    )
    .execute();
  expect((await calculatedCenters(db, null)).map(({ slug }) => slug)).not.toContain("clinica-luna-de-larimar");
  const named = await calculatedCenters(db, "clinica-luna-de-larimar");
  expect(named).toHaveLength(60);
  expect(named.map(({ slug }) => slug)).toContain("clinica-luna-de-larimar");
});

test("what current prices leave out is told in the centers' own words", async () => {
  const said = (await leftOut(db, { medication: "medicación" })).filter(({ lineId }) => lineId === "fiv-propios");
  expect(said).toEqual([{ lineId: "fiv-propios", what: "medicación", centers: 8 }]);
});

test("a price that its center says includes the medication leaves nothing to add for it; one that says the contrary leaves it out", async () => {
  const say = (slug: string, medication: string | null) =>
    sql`update provider_prices set medication = ${medication}, not_included = null
      where price_line_id = 'fiv-propios' and provider_id = (select id from provider_profiles where slug = ${slug})`.execute(db);
  const apart = async () => (await leftOut(db, { medication: "medicación" })).find(({ lineId }) => lineId === "fiv-propios")!.centers;
  const luna = "clinica-luna-de-larimar";
  const within = async () => (await priceRanges(db)).find(({ lineId }) => lineId === "fiv-propios")!.withMedication;
  const withinBefore = await within();
  await say(luna, "included");
  expect((await calculatedCenters(db, luna)).find(({ slug }) => slug === luna)!.prices).toMatchObject({ "medicacion-ciclo": 0 });
  expect(await within()).toBe(withinBefore + 1);
  const before = await apart();
  await say(luna, "apart");
  expect(await apart()).toBe(before + 1);
});

test("ways of paying are counted over listed centers, the silent ones apart", async () => {
  const before = await paymentCounts(db);
  const own = { provider_type: "clinic", clinic_name: "Centro", payment_methods: ["paypal"] };
  await db
    .insertInto("provider_profiles")
    .values([
      { ...own, slug: "paga-uno", verification_status: "published" },
      { ...own, slug: "paga-dos", verification_status: "pending" },
      { ...own, slug: "paga-nada", verification_status: "published", payment_methods: [] },
    ])
    .execute();
  const after = await paymentCounts(db);
  const paypal = (counts: typeof before) => counts.methods.find(({ id }) => id === "paypal")!.centers;
  expect([paypal(after) - paypal(before), after.centers - before.centers, after.silent - before.silent]).toEqual([1, 2, 1]);
  expect(after.methods.map(({ name }) => name)).toEqual([
    "Efectivo",
    "Tarjeta de crédito",
    "Transferencia bancaria",
    "Planes de pago",
    "Seguros internacionales",
    "PayPal",
  ]);
});
