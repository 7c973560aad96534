import type { MedicationSaid } from "#domain/listing/medication-said.ts";
import { MEDICATION_LINES, type MedicationLine } from "./treatment-prices.ts";

/** What medication usually costs, by those who say so. */
export interface MedicationRange {
  readonly lowCents: number;
  readonly highCents: number;
}

/** What the directory's centers publish for a line of medication. */
export interface PublishedMedication extends MedicationRange {
  readonly centers: number;
}

export type PublishedMedications = Readonly<Partial<Record<MedicationLine, PublishedMedication>>>;

/**
 * What must be said of medication beside an amount:
 * - `included`: the price has it in it,
 * - `with`: the amount counts the lowest of the center's own range,
 * - `plus`: it comes on top,
 * - `unsaid`: nobody says that the price includes it, nor that it does not.
 */
export interface Medication {
  readonly kind: "included" | "with" | "plus" | "unsaid";
  readonly range: MedicationRange | null;
  /** Whose range it is: of the center itself, or of so many centers. */
  readonly by: "center" | number;
}

/** The line of medication that belongs to a whole price. Others, such as a consultation or a year of storage, have none. */
const MEDICATION_OF: Readonly<Record<string, MedicationLine>> = {
  "fiv-propios": "medicacion-ciclo",
  "congelacion-ovulos": "medicacion-ciclo",
  "inseminacion-ciclo": "medicacion-inseminacion",
  "fiv-donados": "medicacion-transferencia",
  "transferencia-congelados": "medicacion-transferencia",
  "embriones-donados": "medicacion-transferencia",
};

export const medicationLineOf = (lineId: string | null): MedicationLine | null =>
  (lineId !== null && Object.hasOwn(MEDICATION_OF, lineId) && MEDICATION_OF[lineId]) || null;

export const isMedication = (lineId: string): boolean => MEDICATION_LINES.some((line) => line === lineId);

/** A center's words for medication, alone or among other things. */
const SAYS_MEDICATION = /medica(?:ci[oó]n|mentos?)|f[aá]rmacos?/i;
const ONLY_MEDICATION =
  /^(?:la |los )?(?:medicaci[oó]n|medicamentos|f[aá]rmacos)(?: (?:hormonal|de la receptora|del ciclo|de estimulaci[oó]n))?$/i;

interface PublishedPrice {
  readonly lineId: string | null;
  readonly notIncluded: string | null;
  readonly medicationSaid: MedicationSaid | null;
}

/**
 * Returns what to say of medication beside a center's published price, and which of its exclusions remain to be said. What it chose to say
 * of the medication counts before the words of its exclusions. `ownCents` is what it publishes for that medication itself.
 */
export function medicationBeside(
  { lineId, notIncluded, medicationSaid }: PublishedPrice,
  ownCents: number | null,
  published: PublishedMedications,
): { readonly medication: Medication | null; readonly notIncluded: string | null } {
  const line = medicationLineOf(lineId);
  if (!line) return { medication: null, notIncluded };
  const rest = notIncluded !== null && ONLY_MEDICATION.test(notIncluded.trim()) ? null : notIncluded;
  if (medicationSaid === "included") return { medication: { kind: "included", range: null, by: "center" }, notIncluded: rest };
  const kind = medicationSaid === "apart" || ownCents !== null || SAYS_MEDICATION.test(notIncluded ?? "") ? "plus" : "unsaid";
  if (ownCents !== null)
    return { medication: { kind, range: { lowCents: ownCents, highCents: ownCents }, by: "center" }, notIncluded: rest };
  return { medication: { kind, ...others(published[line]) }, notIncluded: rest };
}

/**
 * Returns what to say of medication beside the range of a line; null for a line without medication. It comes on top as soon as one center
 * says that its price leaves it out, and is included where some say so and none the contrary.
 */
export function medicationOfRange(
  { lineId, withMedication }: { readonly lineId: string; readonly withMedication: number },
  said: readonly { readonly lineId: string; readonly what: string }[],
  ranges: readonly (PublishedMedication & { readonly lineId: string })[],
): Medication | null {
  const line = medicationLineOf(lineId);
  if (!line) return null;
  const isApart = said.some((one) => one.lineId === lineId && SAYS_MEDICATION.test(one.what));
  if (!isApart && withMedication > 0) return { kind: "included", range: null, by: withMedication };
  return { kind: isApart ? "plus" : "unsaid", ...others(ranges.find((range) => range.lineId === line)) };
}

/** Returns what to say of medication where a center gives none of its own. */
export const medicationOfOthers = (line: MedicationLine, published: PublishedMedications): Medication => ({
  kind: "plus",
  ...others(published[line]),
});

function others(published: PublishedMedication | undefined): Pick<Medication, "range" | "by"> {
  if (!published) return { range: null, by: 0 };
  const { centers, lowCents, highCents } = published;
  return { range: { lowCents, highCents }, by: centers };
}
