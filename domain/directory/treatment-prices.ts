/** The lines of medication, which change with each person. */
export const MEDICATION_LINES = ["medicacion-ciclo", "medicacion-inseminacion", "medicacion-transferencia"] as const;
export type MedicationLine = (typeof MEDICATION_LINES)[number];

/** The lines of the price template that a quotation for a treatment may contain, its own first. */
const LINES: Readonly<Record<string, readonly string[]>> = {
  fiv: ["fiv-propios", "medicacion-ciclo", "icsi-complemento", "dgp-embrion", "congelacion-embriones", "transferencia-congelados"],
  icsi: ["icsi-complemento", "fiv-propios", "medicacion-ciclo", "congelacion-embriones", "transferencia-congelados"],
  ovodonacion: ["fiv-donados", "medicacion-transferencia", "icsi-complemento", "congelacion-embriones", "transferencia-congelados"],
  "donacion-esperma": ["esperma-donante", "inseminacion-ciclo", "fiv-propios"],
  inseminacion: ["inseminacion-ciclo", "medicacion-inseminacion", "esperma-donante", "estudio-pareja"],
  preservacion: ["congelacion-ovulos", "congelacion-esperma", "medicacion-ciclo", "almacenamiento-anual"],
  "congelacion-embriones": ["congelacion-embriones", "almacenamiento-anual", "transferencia-congelados"],
  dgp: ["dgp-embrion", "fiv-propios", "congelacion-embriones", "transferencia-congelados"],
  diagnostico: ["primera-consulta", "estudio-pareja"],
  "adopcion-embriones": ["embriones-donados", "medicacion-transferencia", "primera-consulta"],
  "transferencia-embriones": ["transferencia-congelados", "medicacion-transferencia"],
};

/** A service without a line has no published price. The directory gives none for surrogacy. */
const linesOfTreatment = (serviceId: string | null): readonly string[] => (serviceId ? LINES[serviceId] : undefined) ?? [];

/** Returns the line whose range represents the treatment where there is room for one price only. */
export const mainLineOf = (serviceId: string | null): string | null => linesOfTreatment(serviceId)[0] ?? null;

/** Returns the ranges of a treatment in the order of its lines. */
export function rangesOfTreatment<R extends { readonly lineId: string }>(serviceId: string | null, ranges: readonly R[]): R[] {
  return linesOfTreatment(serviceId).flatMap((lineId) => ranges.filter((range) => range.lineId === lineId));
}
