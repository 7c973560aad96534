import { ASSUMPTION_KEYS, readAssumptions } from "#domain/estimates/cost-assumptions.ts";
import { type Assumptions, type Course, SCENARIOS } from "#domain/estimates/cost-to-a-baby.ts";
import { dollarsOf } from "#platform/money.ts";

export type FieldName = (typeof ASSUMPTION_KEYS)[number];
export type CourseField = "ciclos" | "transferencias" | "almacenamiento" | "viajes";

/** The typed texts of the form: one for a field, three for a field with scenarios. */
export type Fields = Readonly<Record<Exclude<FieldName, CourseField>, string> & Record<CourseField, readonly [string, string, string]>>;

export function fieldsOf(assumptions: Assumptions): Fields {
  const yes = (value: boolean) => (value ? "si" : "no");
  const number = (value: number | null) => (value === null ? "" : String(value));
  const dollars = (cents: number | null) => (cents === null ? "" : String(dollarsOf(cents)));
  const three = (field: keyof Course) =>
    SCENARIOS.map((scenario) => String(assumptions.courses[scenario][field])) as [string, string, string];
  return {
    ovulos: assumptions.eggs === "own" ? "propios" : "donados",
    precio: { low: "bajo", median: "medio", high: "alto", center: "centro" }[assumptions.price],
    centro: assumptions.center ?? "",
    icsi: yes(assumptions.icsi),
    dgp: String(assumptions.embryosTested),
    estudios: yes(assumptions.studies),
    medicacion: dollars(assumptions.medicationCents),
    ciclos: three("cycles"),
    transferencias: three("transfers"),
    almacenamiento: three("storageYears"),
    viaje: yes(assumptions.travels),
    viajes: three("trips"),
    noches: number(assumptions.nights),
    personas: String(assumptions.people),
    noche: dollars(assumptions.nightCents),
    vuelo: dollars(assumptions.flightCents),
  };
}

/** Reads the fields as the server reads the form of a browser without script. */
export function assumptionsOf(fields: Fields): Assumptions {
  const params = new URLSearchParams();
  for (const key of ASSUMPTION_KEYS) for (const value of [fields[key]].flat()) params.append(key, value);
  return readAssumptions(params);
}
