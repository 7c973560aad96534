import {
  isMedication,
  type Medication,
  medicationLineOf,
  medicationOfOthers,
  type PublishedMedications,
} from "#domain/directory/medication.ts";
import { MEDICATION_LINES, mainLineOf, rangesOfTreatment } from "#domain/directory/treatment-prices.ts";
import type { EggSource } from "#domain/listing/outcome-rates.ts";

/** When a line is paid: before anything begins, in every cycle, or only if it becomes necessary. */
export const QUOTE_PARTS = ["before", "cycle", "later"] as const;
export type QuotePart = (typeof QUOTE_PARTS)[number];

/** A center's answer to a line. A missing line has no answer, and never counts as zero. Only medication may not be needed. */
export type QuoteKind = "price" | "included" | "not-needed" | "not-offered" | "missing";

/** A line of the price template that all centers share. */
export interface TemplateLine {
  readonly lineId: string;
  readonly label: string;
  readonly part: QuotePart;
}

/** A center's answer to one line. The amount is in US cents, and null unless the answer is a price. */
export interface QuoteAnswer {
  readonly kind: QuoteKind;
  readonly amountCents: number | null;
  /** The end of a range that begins with the amount. Only medication has one, since it changes with each person. */
  readonly highCents?: number | null;
  readonly note: string | null;
}

export type QuoteLine = TemplateLine & QuoteAnswer;

/** The sealed part: a quote as it was sent. */
export interface QuoteContent {
  readonly lines: readonly QuoteLine[];
  /** The last day on which it is valid; null when the center named none. */
  readonly validUntil: string | null;
  readonly message: string;
  /** How often the patient would have to come to the center; null when not given. */
  readonly visits: number | null;
}

export interface Quote extends QuoteContent {
  readonly id: string;
  readonly version: number;
  readonly sentAt: Date;
}

/** `isLeast` is true when a line that everybody pays has no price, or has a range: the sum is then a minimum. */
export interface QuoteTotal {
  readonly cents: number;
  readonly isLeast: boolean;
}

/** Returns whether the treatment itself has no price yet: what else is priced is then no total, however it is marked. */
export function lacksMainPrice(lines: readonly QuoteLine[]): boolean {
  const main = lines.filter(({ lineId, part }) => part === "cycle" && !isMedication(lineId));
  return main.length > 0 && main.every(({ kind }) => kind === "missing" || kind === "not-offered");
}

export const MAX_NOTE = 120;
export const MAX_MESSAGE = 1000;
export const MAX_VALID_DAYS = 366;
export const MAX_VISITS = 60;
export const MISSING: QuoteAnswer = { kind: "missing", amountCents: null, note: null };

const BEFORE = ["primera-consulta", "estudio-pareja"];
/** Lines of every cycle besides the treatment's own: ICSI is added to a cycle of IVF. */
const ALSO_IN_CYCLE: Readonly<Record<string, readonly string[]>> = { icsi: ["fiv-propios"] };
const STORAGE = "almacenamiento-anual";
const STORED = ["congelacion-embriones", "congelacion-ovulos", "congelacion-esperma"];

/**
 * Returns the lines of a quote for a treatment, in the order in which they are paid. A request without a treatment, or for one without
 * prices of its own, may need any line.
 */
export function templateOf(
  serviceId: string | null,
  lines: readonly { readonly lineId: string; readonly label: string }[],
): TemplateLine[] {
  const main = mainLineOf(serviceId);
  const own = main === null ? lines : rangesOfTreatment(serviceId, lines);
  const partOf = (lineId: string): QuotePart => {
    if (BEFORE.includes(lineId)) return "before";
    const inCycle = lineId === main || isMedication(lineId) || ALSO_IN_CYCLE[serviceId ?? ""]?.includes(lineId);
    return main !== null && inCycle ? "cycle" : "later";
  };
  const stores = own.some(({ lineId }) => STORED.includes(lineId));
  const further = lines.filter(({ lineId }) => BEFORE.includes(lineId) || (lineId === STORAGE && stores));
  const named = [...new Map([...own, ...further].map(({ lineId, label }) => [lineId, { lineId, label, part: partOf(lineId) }])).values()];
  return QUOTE_PARTS.flatMap((part) => named.filter((line) => line.part === part));
}

/** Returns the cost of the first cycle with everything before it. Lines that are only paid if they become necessary are not included. */
export function totalOf(lines: readonly Pick<QuoteLine, "part" | "kind" | "amountCents" | "highCents">[]): QuoteTotal {
  const counted = lines.filter(({ part }) => part !== "later");
  return {
    cents: counted.reduce((sum, { kind, amountCents }) => sum + (kind === "price" ? (amountCents ?? 0) : 0), 0),
    isLeast: counted.some(({ kind, highCents }) => kind === "missing" || kind === "not-offered" || Boolean(highCents)),
  };
}

/**
 * Returns what to say of medication beside a total: nothing when its center counts it with one price, includes it or says that nobody
 * needs it. A quote without an answer shows what other centers publish.
 */
export function medicationOfQuote(lines: readonly QuoteLine[], published: PublishedMedications): Medication | null {
  const line = lines.find(({ lineId, part }) => part === "cycle" && isMedication(lineId));
  if (line?.kind === "price" && line.highCents)
    return { kind: "with", range: { lowCents: line.amountCents ?? 0, highCents: line.highCents }, by: "center" };
  if (line && line.kind !== "missing" && line.kind !== "not-offered") return null;
  const needed =
    line?.lineId ?? lines.map(({ lineId, part }) => (part === "cycle" ? medicationLineOf(lineId) : null)).find((id) => id !== null);
  const known = MEDICATION_LINES.find((id) => id === needed);
  return known ? medicationOfOthers(known, published) : null;
}

/** Returns whose eggs a treatment uses; null when none of its lines leads to a transfer. */
export function eggSourceOf(lines: readonly Pick<QuoteLine, "lineId" | "part">[]): EggSource | null {
  const inCycle = (lineId: string) => lines.some((line) => line.part === "cycle" && line.lineId === lineId);
  return inCycle("fiv-donados") ? "donor" : inCycle("fiv-propios") ? "own" : null;
}

export const missingLines = ({ lines }: Pick<QuoteContent, "lines">): QuoteLine[] => lines.filter(({ kind }) => kind === "missing");

/** A line of several quotes side by side. */
export interface ComparedLine extends TemplateLine {
  /** In the order of the quotes. Null when the quote's template has no such line. */
  readonly cells: readonly (QuoteLine | null)[];
  /** The difference between the highest and the lowest price; null unless two quotes have one. Ranges take no part. */
  readonly gapCents: number | null;
}

/** Returns every line of any of the quotes, in the order in which they are paid. */
export function compareQuotes(quotes: readonly Pick<QuoteContent, "lines">[]): ComparedLine[] {
  const named = new Map(quotes.flatMap(({ lines }) => lines.map(({ lineId, label, part }) => [lineId, { lineId, label, part }])));
  const rows = [...named.values()].map((line): ComparedLine => {
    const cells = quotes.map(({ lines }) => lines.find(({ lineId }) => lineId === line.lineId) ?? null);
    const prices = cells.flatMap((cell) =>
      cell?.kind === "price" && cell.amountCents !== null && !cell.highCents ? [cell.amountCents] : [],
    );
    return { ...line, cells, gapCents: prices.length > 1 ? Math.max(...prices) - Math.min(...prices) : null };
  });
  return QUOTE_PARTS.flatMap((part) => rows.filter((row) => row.part === part));
}
