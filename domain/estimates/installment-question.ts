/** The keys of the address, which are also the names of the form's fields. The page cache knows them too. */
export const INSTALLMENT_KEYS = ["precio", "inicial", "meses", "interes"] as const;
export type InstallmentField = (typeof INSTALLMENT_KEYS)[number];

/** `range`: a number outside the limits (`MAX`, or a down payment that leaves nothing to pay). */
export type InstallmentError = "missing" | "invalid" | "range";

export const MAX = { dollars: 99_999, months: 60, yearlyPercent: 100 } as const;

export interface InstallmentPlan {
  readonly priceCents: number;
  readonly downCents: number;
  readonly months: number;
  readonly yearlyRate: number;
}

/** The fields as typed, so that the form can show them again. */
type Fields = Readonly<Record<InstallmentField, string>>;

export type InstallmentQuestion =
  | { readonly state: "none" }
  | { readonly state: "wrong"; readonly fields: Fields; readonly errors: Readonly<Partial<Record<InstallmentField, InstallmentError>>> }
  | { readonly state: "asked"; readonly fields: Fields; readonly plan: InstallmentPlan };

const MAX_LENGTH = 20;

/** Reads the question. Every figure comes from the visitor, and a missing down payment counts as zero. */
export function readInstallmentQuestion(params: URLSearchParams): InstallmentQuestion {
  if (!INSTALLMENT_KEYS.some((key) => params.has(key))) return { state: "none" };
  const fields = Object.fromEntries(INSTALLMENT_KEYS.map((key) => [key, (params.get(key) ?? "").trim().slice(0, MAX_LENGTH)])) as Fields;
  const price = within(cents(fields.precio), 1, MAX.dollars * 100);
  const down = fields.inicial === "" ? 0 : within(cents(fields.inicial), 0, typeof price === "number" ? price - 1 : MAX.dollars * 100);
  const months = within(whole(fields.meses), 1, MAX.months);
  const rate = within(percent(fields.interes), 0, MAX.yearlyPercent);
  if (typeof price === "number" && typeof down === "number" && typeof months === "number" && typeof rate === "number") {
    return { state: "asked", fields, plan: { priceCents: price, downCents: down, months, yearlyRate: rate / 100 } };
  }
  const read = { precio: price, inicial: down, meses: months, interes: rate };
  const errors = Object.fromEntries(Object.entries(read).filter(([, value]) => typeof value !== "number"));
  return { state: "wrong", fields, errors };
}

function within(value: number | InstallmentError, least: number, most: number): number | InstallmentError {
  if (typeof value !== "number") return value;
  return value >= least && value <= most ? value : "range";
}

/** Reads dollars: "4,900", "US$ 4900" and "4900.50". */
function cents(given: string): number | InstallmentError {
  if (given === "") return "missing";
  const digits = given.replace(/^(US)?\$/i, "").replace(/[\s,]/g, "");
  const [, dollars, rest = ""] = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(digits) ?? [];
  return dollars === undefined ? "invalid" : Number(dollars) * 100 + Number(rest.padEnd(2, "0"));
}

function whole(given: string): number | InstallmentError {
  if (given === "") return "missing";
  return /^\d{1,6}$/.test(given) ? Number(given) : "invalid";
}

/** Reads a percentage with a decimal point or comma, with or without the sign. */
function percent(given: string): number | InstallmentError {
  if (given === "") return "missing";
  const digits = given.replace(/\s*%$/, "").replace(",", ".");
  return /^\d{1,6}(\.\d{1,4})?$/.test(digits) ? Number(digits) : "invalid";
}
