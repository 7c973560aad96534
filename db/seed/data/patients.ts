import type { EntryFields, EntryKind } from "#domain/patients/progress-entry.ts";
import type { DemoPerson } from "./people.ts";

/** A day, counted from the one on which the world is seeded. */
export interface DemoEntry {
  kind: EntryKind;
  from: number;
  to?: number;
  fields: Partial<Omit<EntryFields, "from" | "to">>;
}

export interface DemoPatient {
  person: DemoPerson["key"];
  saved: readonly string[];
  comparison: readonly string[];
  health: { birthYear: number; interests: readonly string[]; history: string };
  entries: readonly DemoEntry[];
}

/** What patients of the demo world keep in their own area. */
export const demoPatients: readonly DemoPatient[] = [
  {
    person: "maria",
    saved: ["ondina-capa", "instituto-nacar-de-medicina-reproductiva", "centro-alborada-de-fertilidad"],
    comparison: ["centro-alborada-de-fertilidad", "instituto-nacar-de-medicina-reproductiva", "casa-yagrumo-fertilidad"],
    health: { birthYear: 1989, interests: ["fiv", "icsi"], history: "Dos inseminaciones en 2025. Antimülleriana de 1.4 en agosto." },
    entries: [
      {
        kind: "stage",
        from: -9,
        to: 3,
        fields: { name: "Estudios", sure: "si", note: "Antimülleriana y ecografía: hechas. Falta pedir copia del espermograma." },
      },
      { kind: "stage", from: 8, to: 18, fields: { name: "Primera consulta", note: "Llevar los estudios y mis cuatro preguntas." } },
      { kind: "stage", from: 22, to: 34, fields: { name: "Preparación" } },
      { kind: "medicine", from: -20, to: 60, fields: { name: "Ácido fólico", dose: "400 µg", times: "8:00" } },
      { kind: "medicine", from: -5, to: 9, fields: { name: "Vitamina D", dose: "1000 UI", times: "8:00, 20:00", note: "Con comida" } },
      { kind: "appointment", from: -6, fields: { name: "Ecografía", at: "9:30", place: "Laboratorio del barrio" } },
      {
        kind: "appointment",
        from: 1,
        fields: { name: "Analítica hormonal", at: "7:30", place: "Laboratorio del barrio", note: "En ayunas" },
      },
    ],
  },
];
