/** Weight and height as people give them. Both systems give the same index (kg/m²), not rounded. */
export type BodyMeasures =
  | { readonly system: "metric"; readonly kilograms: number; readonly centimetres: number }
  | { readonly system: "us"; readonly pounds: number; readonly feet: number; readonly inches: number };

/** The factor used in the CDC's published examples. */
const POUNDS_PER_SQUARE_INCH = 703;
const INCHES_PER_FOOT = 12;

/** Values outside these limits are typing mistakes, and the index is null. */
const KILOGRAMS = [30, 250] as const;
const CENTIMETRES = [120, 220] as const;
const POUNDS = [66, 551] as const;
const INCHES = [47, 87] as const;

export function bodyMassIndex(measures: BodyMeasures): number | null {
  if (measures.system === "metric") {
    const { kilograms, centimetres } = measures;
    return between(kilograms, KILOGRAMS) && between(centimetres, CENTIMETRES) ? kilograms / (centimetres / 100) ** 2 : null;
  }
  const inches = measures.feet * INCHES_PER_FOOT + measures.inches;
  return between(measures.pounds, POUNDS) && between(inches, INCHES) ? (measures.pounds * POUNDS_PER_SQUARE_INCH) / inches ** 2 : null;
}

const between = (value: number, [low, high]: readonly [number, number]) => value >= low && value <= high;
