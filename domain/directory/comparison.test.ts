import { describe, expect, test } from "vitest";
import { outcomeBands } from "#domain/listing/outcome-rates.ts";
import type { CenterDetail, PriceRow } from "./center-detail.ts";
import { compareTerms } from "./comparison.ts";

const terms = {
  lines: [
    { id: "fiv-propios", serviceId: "fiv", label: "FIV con óvulos propios", detail: "" },
    { id: "dgp-embrion", serviceId: "dgp", label: "DGP por embrión", detail: "" },
    { id: "medicacion", serviceId: "fiv", label: "Medicación", detail: "" },
  ],
  services: [
    { id: "fiv", name: "FIV" },
    { id: "dgp", name: "DGP" },
    { id: "icsi", name: "ICSI" },
  ],
};

/** Makes a center that has said nothing, except for what a test adds. */
const center = (change: Partial<CenterDetail>) =>
  ({
    verified: false,
    verifiedOn: null,
    rating: null,
    reviews: 0,
    reply: null,
    replyWithin24h: null,
    services: [],
    prices: [],
    reported: [],
    team: [],
    spoken: [],
    payments: [],
    countriesServed: null,
    patients: null,
    donors: {},
    place: { hours: [] },
    ...change,
  }) as unknown as CenterDetail;

const price = (lineId: string, state: PriceRow["state"], amountCents: number | null = 490_000): PriceRow => ({
  lineId,
  serviceId: "fiv",
  label: "",
  detail: "",
  state,
  amountCents,
  informedOn: amountCents === null ? null : "2026-10-14",
  notIncluded: null,
  medication: null,
  checkedOn: null,
});

const births = (given: number, transfers: number, eggSource: "own" | "donor" = "own"): Partial<CenterDetail> => ({
  reported: [
    {
      eggSource,
      year: 2025,
      transfers,
      bands: outcomeBands([{ ageBand: "35-37", births: given, transfers, retrievals: null }]),
      evidence: true,
      checkedOn: null,
    },
  ],
});

const row = (centers: CenterDetail[], key: string) =>
  compareTerms(centers, terms)
    .groups.flatMap(({ rows }) => rows)
    .find((candidate) => candidate.key === key);

describe("like beside like", () => {
  test("silence is in the same row as what the others say", () => {
    const says = center({ prices: [price("fiv-propios", "current")], services: [{ id: "fiv", shortName: "FIV" }] });
    const cells = row([says, center({})], "fiv-propios")!.cells;
    expect(cells).toMatchObject([
      { kind: "price", amountCents: 490_000 },
      { kind: "no-price", lastOn: null },
    ]);
  });

  test("a price older than a year is no price, and its day is still told", () => {
    const now = center({ prices: [price("fiv-propios", "stale")] });
    const old = center({ prices: [price("fiv-propios", "expired")] });
    expect(row([now, old], "fiv-propios")!.cells).toMatchObject([{ stale: true }, { kind: "no-price", lastOn: "2026-10-14" }]);
  });

  test("a line that nobody has priced is named once, not in a row of silence", () => {
    const both = [center({ prices: [price("fiv-propios", "current"), price("medicacion", "missing", null)] }), center({})];
    expect(row(both, "medicacion")).toBeUndefined();
    expect(compareTerms(both, terms).unpriced).toEqual(["Medicación"]);
  });

  test("a center that names its services does not offer the others; one that names none has not informed", () => {
    const named = center({ services: [{ id: "fiv", shortName: "FIV" }] });
    const more = center({
      services: [
        { id: "fiv", shortName: "FIV" },
        { id: "icsi", shortName: "ICSI" },
      ],
    });
    expect(row([named, more, center({})], "icsi")!.cells.map(({ kind }) => kind)).toEqual(["no", "yes", "not-informed"]);
    expect(row([named, more], "dgp")).toBeUndefined();
  });
});

describe("who they treat", () => {
  const said = { source: "el centro", informedOn: "2026-11-20", treated: [], notTreated: [], ownEggs: null, donorEggs: null };

  test("a center that did not name a group has said neither yes nor no", () => {
    const one = center({ patients: { ...said, treated: ["pareja-femenina"], notTreated: ["hombre-soltero"] } });
    const other = center({ patients: { ...said, notTreated: ["pareja-femenina"] } });
    const kinds = (key: string) => row([one, other, center({})], key)?.cells.map(({ kind }) => kind);
    expect(kinds("pareja-femenina")).toEqual(["yes", "no", "not-informed"]);
    expect(kinds("hombre-soltero")).toEqual(["no", "not-informed", "not-informed"]);
    expect(kinds("mujer-soltera")).toBeUndefined();
    expect(kinds("patients-source")).toEqual(["source", "source", "not-informed"]);
  });

  test("nobody's word is one row of silence", () => {
    expect(row([center({}), center({})], "patients")!.cells).toEqual([{ kind: "not-informed" }, { kind: "not-informed" }]);
    expect(row([center({ patients: { ...said, ownEggs: { min: null, max: 43 } } })], "patients")).toBeUndefined();
  });
});

describe("outcomes", () => {
  test("what is said of donors has a row where one of them says it; the same answer is the same, whoever says it and when", () => {
    const one = center({ donors: { anonimato: { is: ["anonimos"], by: "center", on: "2026-09-12" } } });
    const later = center({ donors: { anonimato: { is: ["anonimos"], by: "paper", source: "Protocolo", on: "2026-11-01" } } });
    const other = center({ donors: { anonimato: { is: ["se-elige"], by: "center", on: "2026-09-12" } } });
    expect(row([one, center({})], "anonimato")).toMatchObject({ cells: [{ kind: "told" }, { kind: "not-informed" }], differs: true });
    expect(row([one, later], "anonimato")!.differs).toBe(false);
    expect(row([one, other], "anonimato")!.differs).toBe(true);
    expect(row([one, later], "familias")).toBeUndefined();
    expect(row([center({}), center({})], "donors")!.cells).toEqual([{ kind: "not-informed" }, { kind: "not-informed" }]);
  });

  test("under twenty transfers there is a fraction and no percentage", () => {
    const [many, few] = row([center(births(7, 20)), center(births(7, 19))], "own 35-37")!.cells;
    expect(many).toMatchObject({ kind: "rate", rate: { point: 0.35 }, transfers: 20, year: 2025 });
    expect(few).toEqual({ kind: "few-cases", births: 7, transfers: 19, year: 2025 });
  });

  test("those of donated eggs have rows of their own, beside a center that only reports its patients' own", () => {
    const [donated, own] = row([center(births(12, 30, "donor")), center(births(7, 20))], "donor 35-37")!.cells;
    expect(donated).toMatchObject({ kind: "rate", rate: { point: 0.4 }, transfers: 30 });
    expect(own).toEqual({ kind: "not-informed" });
  });

  test("who publishes none says so, also when nobody does", () => {
    expect(row([center(births(7, 20)), center({})], "own 35-37")!.cells[1]).toEqual({ kind: "no-outcomes" });
    expect(row([center({}), center({})], "outcomes")!.cells).toEqual([{ kind: "no-outcomes" }, { kind: "no-outcomes" }]);
  });
});

test("a row differs as soon as one center says something else, a sample included", () => {
  const same = { rating: 4.7, reviews: 38 };
  expect(row([center(same), center(same)], "score")!.differs).toBe(false);
  expect(row([center(same), center({ ...same, reviews: 12 })], "score")!.differs).toBe(true);
});
