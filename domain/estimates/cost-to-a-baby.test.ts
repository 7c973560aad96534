import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ASSUMPTION_KEYS, assumptionsToQuery, DEFAULT_ASSUMPTIONS, MAX, readAssumptions } from "./cost-assumptions.ts";
import { type Assumptions, COST_LINES, costToABaby, type PriceBook, partsOf } from "./cost-to-a-baby.ts";

const line = (low: number, median: number, high: number) => ({
  lowCents: low * 100,
  medianCents: median * 100,
  highCents: high * 100,
  centers: 3,
});
const book: PriceBook = {
  "fiv-propios": line(4000, 5000, 7000),
  "fiv-donados": line(8000, 9000, 11000),
  "icsi-complemento": line(600, 700, 900),
  "dgp-embrion": line(300, 350, 450),
  "medicacion-ciclo": line(1200, 1600, 2800),
  "primera-consulta": line(50, 60, 60),
  "estudio-pareja": line(250, 280, 300),
  "congelacion-embriones": line(780, 850, 900),
  "transferencia-congelados": line(1700, 1900, 2100),
  "almacenamiento-anual": line(350, 380, 400),
};
const plan = (changes: Partial<Assumptions> = {}): Assumptions => ({ ...DEFAULT_ASSUMPTIONS, ...changes });
const dollars = (changes: Partial<Assumptions> = {}, center: Parameters<typeof costToABaby>[2] = null) =>
  costToABaby(plan(changes), book, center).map(({ total: { low, chosen, high } }) => [low / 100, chosen / 100, high / 100]);

describe("the sum", () => {
  test("is every line times how often it happens, in each scenario, as a range around the chosen price", () => {
    expect(dollars()).toEqual([
      [5_500, 6_940, 10_160],
      [3 * 5200 + 300 + 780 + 1700 + 350, 3 * 6600 + 340 + 850 + 1900 + 380, 3 * 9800 + 360 + 900 + 2100 + 400],
      [6 * 5200 + 300 + 3 * 780 + 3 * 1700 + 700, 6 * 6600 + 340 + 3 * 850 + 3 * 1900 + 760, 6 * 9800 + 360 + 3 * 900 + 3 * 2100 + 800],
    ]);
  });

  test("takes the low or the high price when asked, and stays in the same range", () => {
    const [low, , high] = dollars()[0]!;
    expect(dollars({ price: "low" })[0]).toEqual([low, low, high]);
    expect(dollars({ price: "high" })[0]).toEqual([low, high, high]);
  });

  test("counts ICSI and tested embryos once a cycle", () => {
    const [before, after] = [dollars()[1]![1]!, dollars({ icsi: true, embryosTested: 4 })[1]![1]!];
    expect(after - before).toBe(3 * 700 + 3 * 4 * 350);
  });

  test("freezes at most once a cycle, and not without a later transfer", () => {
    const course = { cycles: 2, transfers: 5, storageYears: 0, trips: 0 };
    const frozen = (transfers: number) =>
      costToABaby(plan({ courses: { short: { ...course, transfers }, middle: course, long: course } }), book, null)[0]!.lines.find(
        ({ item }) => item === "freezing",
      )?.count;
    expect([frozen(0), frozen(1), frozen(5)]).toEqual([undefined, 1, 2]);
  });

  test("travel counts for those who travel: flights for each person, a room for the night", () => {
    const trip = { travels: true, nights: 14, people: 2, nightCents: 8_000, flightCents: 45_000 };
    expect(dollars(trip)[0]![1]! - dollars()[0]![1]!).toBe(2 * 450 + 14 * 80);
    expect(dollars({ ...trip, travels: false })).toEqual(dollars());
  });
});

describe("what nobody informed is missing, never zero", () => {
  const missing = (changes: Partial<Assumptions>, prices: PriceBook = book) => costToABaby(plan(changes), prices, null)[0]!.missing;

  test("a line without a price", () => {
    const { "medicacion-ciclo": _, ...rest } = book;
    expect(missing({}, rest)).toEqual(["medication"]);
    expect(missing({ medicationCents: 150_000 }, rest)).toEqual([]);
    expect(missing({}, {})).toEqual(["consultation", "studies", "cycle", "medication"]);
  });
  test("nights, their price and flights that the visitor did not put", () => {
    expect(missing({ travels: true })).toEqual(["flight", "stay"]);
    expect(missing({ travels: true, nightCents: 100, flightCents: 100 })).toEqual(["stay"]);
    expect(missing({ travels: true, nights: 3, nightCents: 100, flightCents: 100 })).toEqual([]);
  });
  test("the medicines of a person who receives donated eggs", () => {
    expect(missing({ eggs: "donor" })).toEqual(["medication"]);
    expect(missing({ eggs: "donor", medicationCents: 1 })).toEqual([]);
  });
});

test("of a chosen center its own prices count; what it does not inform comes from all, and says so", () => {
  const center = { "fiv-propios": 490_000, "icsi-complemento": 75_000 };
  const [short] = costToABaby(plan({ price: "center", center: "luna", icsi: true }), book, center);
  expect(Object.fromEntries(short!.lines.map(({ item, from }) => [item, from]))).toEqual({
    consultation: "directory",
    studies: "directory",
    cycle: "center",
    icsi: "center",
    medication: "directory",
  });
  expect(short!.lines.find(({ item }) => item === "cycle")!.amount).toEqual({ low: 490_000, chosen: 490_000, high: 490_000 });
  expect(dollars({ price: "median" }, center)).toEqual(dollars());
});

const course = fc.record({
  cycles: fc.nat(MAX.cycles),
  transfers: fc.nat(MAX.transfers),
  storageYears: fc.nat(MAX.storageYears),
  trips: fc.nat(MAX.trips),
});
const money = fc.option(fc.nat(99_999).map((n) => n * 100));
const anyPlan: fc.Arbitrary<Assumptions> = fc
  .record({
    eggs: fc.constantFrom("own", "donor"),
    price: fc.constantFrom("low", "median", "high", "center"),
    center: fc.constantFrom("luna-de-larimar", "x"),
    icsi: fc.boolean(),
    embryosTested: fc.nat(MAX.embryosTested),
    studies: fc.boolean(),
    medicationCents: money,
    courses: fc.record({ short: course, middle: course, long: course }),
    travels: fc.boolean(),
    nights: fc.option(fc.nat(MAX.nights)),
    people: fc.integer({ min: 1, max: MAX.people }),
    nightCents: money,
    flightCents: money,
  })
  .map((given) => ({ ...given, center: given.price === "center" ? given.center : null }));

test("any sum is whole cents, ordered, and equal to its lines and its parts", () => {
  const cents = fc.integer({ min: 1, max: 9_999_999 });
  const range = fc.tuple(cents, cents, cents).map((all) => {
    const [lowCents, medianCents, highCents] = all.sort((a, b) => a - b) as [number, number, number];
    return { lowCents, medianCents, highCents, centers: 2 };
  });
  const prices = fc.record(Object.fromEntries(COST_LINES.map((id) => [id, range])), { requiredKeys: [] });
  fc.assert(
    fc.property(anyPlan, prices, (given, known) => {
      for (const cost of costToABaby(given, known, null)) {
        const { low, chosen, high } = cost.total;
        expect([low, chosen, high].every(Number.isSafeInteger)).toBe(true);
        expect(low <= chosen && chosen <= high).toBe(true);
        expect(cost.lines.reduce((sum, { amount }) => sum + (amount?.chosen ?? 0), 0)).toBe(chosen);
        expect(Object.values(partsOf(cost)).reduce((sum, part) => sum + part, 0)).toBe(chosen);
        expect(cost.lines.every(({ count, amount }) => count > 0 || amount === null)).toBe(true);
      }
    }),
    { numRuns: 200 },
  );
});

describe("the address of a calculation", () => {
  test("says the same as the assumptions it was made from", () => {
    fc.assert(
      fc.property(anyPlan, (given) => {
        const told = given.travels
          ? given
          : { ...given, nights: null, people: DEFAULT_ASSUMPTIONS.people, nightCents: null, flightCents: null };
        expect(readAssumptions(assumptionsToQuery(given))).toEqual(told);
      }),
      { numRuns: 200 },
    );
  });
  test("is empty for the defaults, and knows no other key than these", () => {
    expect(assumptionsToQuery(DEFAULT_ASSUMPTIONS).toString()).toBe("");
    fc.assert(
      fc.property(anyPlan, (given) => {
        expect([...assumptionsToQuery(given).keys()].filter((key) => !(ASSUMPTION_KEYS as readonly string[]).includes(key))).toEqual([]);
      }),
    );
  });
  test("a form may repeat a key for the three scenarios", () => {
    const { courses } = readAssumptions(new URLSearchParams("ciclos=2&ciclos=4&ciclos=5&viajes=0,1,2"));
    expect([courses.short.cycles, courses.middle.cycles, courses.long.cycles]).toEqual([2, 4, 5]);
    expect([courses.short.trips, courses.long.trips]).toEqual([0, 2]);
  });
  test.each([
    "ciclos=-1,x,1e9&precio=gratis&ovulos=__proto__&icsi=toString",
    "medicacion=abc&noche=-5&vuelo=1.5&personas=0&noches=muchas",
    "centro=../../etc&precio=centro",
  ])("%s is read as the defaults", (query) => {
    const { price, ...rest } = readAssumptions(new URLSearchParams(query));
    expect({ ...rest, price: "median" }).toEqual(DEFAULT_ASSUMPTIONS);
    expect(["median", "center"]).toContain(price);
  });
  test("numbers are cut at what anybody plans; dollars may carry commas", () => {
    const read = readAssumptions(new URLSearchParams("ciclos=99&medicacion=1,250&noche=US$ 85&vuelo=99999999&personas=50"));
    expect([read.courses.short.cycles, read.medicationCents, read.nightCents, read.flightCents, read.people]).toEqual([
      MAX.cycles,
      125_000,
      8_500,
      9_999_900,
      MAX.people,
    ]);
  });
});
