import type { Assumptions, Course, Scenario } from "./cost-to-a-baby.ts";

/** The largest plannable number of each. Larger ones are cut. */
export const MAX = { cycles: 9, transfers: 9, storageYears: 10, trips: 18, embryosTested: 12, nights: 90, people: 6 } as const;
/** The largest amount in dollars for one item. A larger one is a typing mistake. */
const MAX_DOLLARS = 99_999;

/**
 * The defaults of the calculator. One, three and six cycles: in the United Kingdom 29, 54 and 65 of 100 had a birth by then (sources
 * costo-ciclos-jama-2015 and costo-ciclos-edad-2015). Everything else is an assumption of ours, and the page says so.
 */
export const DEFAULT_ASSUMPTIONS: Assumptions = {
  eggs: "own",
  price: "median",
  center: null,
  icsi: false,
  embryosTested: 0,
  studies: true,
  medicationCents: null,
  courses: {
    short: { cycles: 1, transfers: 0, storageYears: 0, trips: 1 },
    middle: { cycles: 3, transfers: 1, storageYears: 1, trips: 4 },
    long: { cycles: 6, transfers: 3, storageYears: 2, trips: 9 },
  },
  travels: false,
  nights: null,
  people: 1,
  nightCents: null,
  flightCents: null,
};

/**
 * The number of women, of 100 who start IVF, who have had a birth after this many cycles with all their transfers: United Kingdom,
 * 2003 to 2010, adjusted for the prognosis of those who stop (sources costo-ciclos-jama-2015 and costo-ciclos-edad-2015).
 */
export const BIRTHS_OF_100_BY_CYCLES: Readonly<Record<number, number>> = { 1: 29, 3: 54, 6: 65 };

/** The keys of the address, which are also the names of the form's fields. The page cache knows them too. */
export const ASSUMPTION_KEYS = [
  "ovulos",
  "precio",
  "centro",
  "icsi",
  "dgp",
  "estudios",
  "medicacion",
  "ciclos",
  "transferencias",
  "almacenamiento",
  "viaje",
  "viajes",
  "noches",
  "personas",
  "noche",
  "vuelo",
] as const;

const EGGS = { propios: "own", donados: "donor" } as const;
const PRICES = { bajo: "low", medio: "median", alto: "high", centro: "center" } as const;
const YES_OR_NO = { si: true, no: false } as const;

/**
 * Reads assumptions without ever failing: a value that is not understood becomes the default. Three values of a key belong to the
 * three scenarios, in order.
 */
export function readAssumptions(params: URLSearchParams): Assumptions {
  const d = DEFAULT_ASSUMPTIONS;
  const price = choice(params, "precio", PRICES, d.price);
  return {
    eggs: choice(params, "ovulos", EGGS, d.eggs),
    price,
    center: price === "center" ? slug(params.get("centro")) : null,
    icsi: choice(params, "icsi", YES_OR_NO, d.icsi),
    embryosTested: whole(params.get("dgp"), MAX.embryosTested) ?? d.embryosTested,
    studies: choice(params, "estudios", YES_OR_NO, d.studies),
    medicationCents: cents(params.get("medicacion")),
    courses: courses(params),
    travels: choice(params, "viaje", YES_OR_NO, d.travels),
    nights: whole(params.get("noches"), MAX.nights),
    people: Math.max(whole(params.get("personas"), MAX.people) ?? d.people, 1),
    nightCents: cents(params.get("noche")),
    flightCents: cents(params.get("vuelo")),
  };
}

/** Writes assumptions in one way only: in a fixed order, without defaults, and with nothing about the person. */
export function assumptionsToQuery(assumptions: Assumptions): URLSearchParams {
  const { eggs, price, center, courses: paths, ...rest } = assumptions;
  const d = DEFAULT_ASSUMPTIONS;
  const params = new URLSearchParams();
  const put = (key: (typeof ASSUMPTION_KEYS)[number], value: string, usual: string) => {
    if (value !== usual) params.set(key, value);
  };
  put("ovulos", word(EGGS, eggs), "propios");
  put("precio", word(PRICES, price), "medio");
  if (price === "center" && center) params.set("centro", center);
  put("icsi", word(YES_OR_NO, rest.icsi), "no");
  put("dgp", String(rest.embryosTested), "0");
  put("estudios", word(YES_OR_NO, rest.studies), "si");
  put("medicacion", dollars(rest.medicationCents), "");
  for (const [key, field] of COURSE_KEYS) put(key, three(paths, field), three(d.courses, field));
  put("viaje", word(YES_OR_NO, rest.travels), "no");
  if (rest.travels) {
    put("noches", rest.nights === null ? "" : String(rest.nights), "");
    put("personas", String(rest.people), String(d.people));
    put("noche", dollars(rest.nightCents), "");
    put("vuelo", dollars(rest.flightCents), "");
  }
  return params;
}

const COURSE_KEYS = [
  ["ciclos", "cycles"],
  ["transferencias", "transfers"],
  ["almacenamiento", "storageYears"],
  ["viajes", "trips"],
] as const satisfies readonly (readonly [string, keyof Course])[];

const three = (paths: Assumptions["courses"], field: keyof Course) =>
  (["short", "middle", "long"] as const).map((scenario) => paths[scenario][field]).join(",");

function courses(params: URLSearchParams): Record<Scenario, Course> {
  const given = COURSE_KEYS.map(([key, field]) => [field, params.getAll(key).flatMap((value) => value.split(","))] as const);
  const of = (scenario: Scenario, index: number): Course => {
    const usual = DEFAULT_ASSUMPTIONS.courses[scenario];
    const fields = given.map(([field, values]) => [field, whole(values[index], MAX[field]) ?? usual[field]]);
    return Object.fromEntries(fields) as unknown as Course;
  };
  return { short: of("short", 0), middle: of("middle", 1), long: of("long", 2) };
}

function choice<Words extends Record<string, unknown>>(params: URLSearchParams, key: string, words: Words, usual: Words[keyof Words]) {
  const given = params.get(key) ?? "";
  return Object.hasOwn(words, given) ? (words[given] as Words[keyof Words]) : usual;
}

const word = (words: Record<string, unknown>, value: unknown) => Object.keys(words).find((key) => words[key] === value) ?? "";

function whole(given: string | null | undefined, most: number): number | null {
  return given && /^\d{1,4}$/.test(given.trim()) ? Math.min(Number(given), most) : null;
}

/** Reads whole dollars, such as "1,250" and "1250". */
function cents(given: string | null): number | null {
  const digits = (given ?? "").replace(/[\s,]|^(US)?\$/g, "");
  return /^\d{1,9}$/.test(digits) ? Math.min(Number(digits), MAX_DOLLARS) * 100 : null;
}

const dollars = (amount: number | null) => (amount === null ? "" : String(amount / 100));

const slug = (given: string | null) => (given && /^[a-z0-9-]{1,120}$/.test(given) ? given : null);
