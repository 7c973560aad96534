import type { MedicationSaid } from "#domain/listing/medication-said.ts";

/** A line of the price template, dollars, the day of the center's statement, what is not included, and what it chose to say of the medication. */
type Price = readonly [line: string, dollars: number, informedOn: string, notIncluded?: string, medication?: MedicationSaid];

const MEDICATION = "medicación";

/**
 * The prices by name of the center. Thirteen of 24 publish any, and one says that its prices include the medication. Some lines are older than six months, some than twelve, and two
 * have a former price, whose row stays.
 */
export const prices: Readonly<Record<string, readonly Price[]>> = {
  "Clínica Luna de Larimar": [
    ["fiv-propios", 4700, "2025-10-10", MEDICATION],
    ["fiv-propios", 4900, "2026-10-14", MEDICATION],
    ["icsi-complemento", 750, "2026-10-14"],
    ["fiv-donados", 9200, "2026-10-14", "medicación de la receptora"],
    ["dgp-embrion", 380, "2026-10-14", "envío de muestra"],
    ["congelacion-ovulos", 3300, "2026-10-14", MEDICATION],
    ["medicacion-ciclo", 1700, "2026-10-14"],
    ["medicacion-transferencia", 1100, "2026-10-14"],
  ],
  "Centro Alborada de Fertilidad": [
    ["fiv-propios", 5400, "2026-11-10", MEDICATION],
    ["icsi-complemento", 700, "2026-11-10"],
    ["fiv-donados", 8900, "2026-11-10", "medicación de la receptora"],
    ["congelacion-ovulos", 3600, "2026-11-10", MEDICATION],
    ["congelacion-embriones", 900, "2026-11-10"],
    ["almacenamiento-anual", 400, "2026-11-10"],
    ["transferencia-congelados", 1900, "2026-11-10", MEDICATION],
    ["inseminacion-ciclo", 690, "2026-11-10", MEDICATION],
    ["medicacion-ciclo", 1450, "2026-11-10"],
    ["medicacion-inseminacion", 320, "2026-11-10"],
    ["medicacion-transferencia", 900, "2026-11-10"],
  ],
  "Instituto Nácar de Medicina Reproductiva": [
    ["fiv-propios", 6100, "2026-10-02", MEDICATION],
    ["icsi-complemento", 900, "2026-03-04"],
    ["fiv-donados", 10400, "2026-10-02", "medicación de la receptora"],
    ["dgp-embrion", 420, "2026-03-04", "envío de muestra"],
    ["transferencia-congelados", 2200, "2025-09-15", MEDICATION],
    ["embriones-donados", 3100, "2025-09-15"],
  ],
  "Laboratorio Ágata Azul": [
    ["dgp-embrion", 340, "2026-11-05"],
    ["congelacion-ovulos", 3100, "2026-11-05", "medicación y punción"],
    ["congelacion-embriones", 850, "2026-11-05"],
    ["almacenamiento-anual", 380, "2026-11-05"],
    ["transferencia-congelados", 1700, "2026-11-05", MEDICATION],
  ],
  "Unidad Jícara": [
    ["fiv-propios", 4200, "2025-09-10", MEDICATION],
    ["inseminacion-ciclo", 500, "2025-09-10", MEDICATION],
    ["primera-consulta", 50, "2026-04-15"],
  ],
  "Instituto Marea Alta": [
    ["fiv-propios", 4100, "2025-08-20", MEDICATION],
    ["fiv-propios", 4350, "2026-09-08", MEDICATION, "apart"],
    ["inseminacion-ciclo", 620, "2026-09-08", MEDICATION],
    ["primera-consulta", 60, "2026-09-08"],
    ["estudio-pareja", 280, "2026-09-08"],
    ["medicacion-ciclo", 1200, "2026-09-08"],
    ["medicacion-inseminacion", 260, "2026-09-08"],
  ],
  "Clínica Río Sereno": [
    ["fiv-propios", 4700, "2026-09-22", MEDICATION],
    ["icsi-complemento", 650, "2026-09-22"],
    ["fiv-donados", 7800, "2026-09-22", "medicación de la receptora"],
    ["dgp-embrion", 360, "2026-01-20", "envío de muestra"],
    ["inseminacion-ciclo", 540, "2026-01-20", MEDICATION],
    ["medicacion-ciclo", 1600, "2026-01-20"],
  ],
  "Unidad Montaña Clara": [
    ["fiv-propios", 4500, "2025-06-18", MEDICATION],
    ["icsi-complemento", 700, "2025-06-18"],
  ],
  "Centro Cafeto": [
    ["congelacion-ovulos", 2600, "2026-10-28", "medicación y punción"],
    ["congelacion-esperma", 300, "2026-10-28"],
    ["congelacion-embriones", 780, "2026-10-28"],
    ["almacenamiento-anual", 350, "2026-10-28"],
    ["esperma-donante", 480, "2026-10-28", "envío"],
  ],
  "Clínica Coral Sereno": [
    ["fiv-propios", 6900, "2026-10-19", MEDICATION],
    ["icsi-complemento", 950, "2026-10-19"],
    ["fiv-donados", 11200, "2026-10-19", "medicación de la receptora"],
    ["dgp-embrion", 450, "2026-10-19", "envío de muestra"],
    ["congelacion-ovulos", 4100, "2026-10-19", MEDICATION],
    ["esperma-donante", 700, "2026-10-19"],
    ["medicacion-ciclo", 2800, "2026-10-19"],
    ["medicacion-transferencia", 1400, "2026-10-19"],
  ],
  "Instituto Brisa de Levante": [
    ["fiv-propios", 6450, "2026-08-11", MEDICATION],
    ["icsi-complemento", 890, "2025-10-06"],
    ["transferencia-congelados", 2100, "2025-10-06", MEDICATION],
  ],
  "Casa Yagrumo Fertilidad": [
    ["fiv-propios", 5200, "2026-11-03", undefined, "included"],
    ["dgp-embrion", 410, "2026-11-03", "envío de muestra"],
    ["congelacion-ovulos", 2900, "2026-11-03", undefined, "included"],
    ["congelacion-esperma", 350, "2026-11-03"],
    ["esperma-donante", 550, "2026-11-03"],
  ],
  "Unidad Caracola": [
    ["fiv-propios", 4600, "2026-08-19", MEDICATION],
    ["icsi-complemento", 800, "2026-08-19"],
    ["inseminacion-ciclo", 580, "2026-08-19", MEDICATION],
  ],
};
