import { z } from "zod";
import { type AgeRange, PATIENT_GROUPS, type PatientGroup } from "#domain/listing/patients.ts";
import { ANY_SEPARATOR, known, line, list, optional, refuse } from "./cells.ts";
import type { ImportColumn } from "./columns.ts";
import type { RowProblem } from "./problem.ts";

// The patients that a center treats, as columns of a file.

export const PATIENT_COLUMNS = [
  "atiende",
  "no_atiende",
  "edad_ovulos_propios",
  "edad_ovulos_donados",
  "fuente_atiende",
  "fecha_atiende",
] as const;

/** The names of groups as people write them, besides the ids. */
const GROUP_NAMES: Record<PatientGroup, readonly string[]> = {
  "pareja-femenina": ["parejas de mujeres", "pareja de mujeres"],
  "pareja-masculina": ["parejas de hombres", "pareja de hombres"],
  "mujer-soltera": ["mujeres sin pareja", "mujer sin pareja", "mujeres solteras"],
  "hombre-soltero": ["hombres sin pareja", "hombre sin pareja", "hombres solteros"],
  "pareja-no-casada": ["parejas no casadas", "pareja sin casarse", "parejas sin casarse"],
};

const [MIN_AGE, MAX_AGE] = [16, 70];

const groups = list(
  ANY_SEPARATOR,
  known(
    PATIENT_GROUPS,
    (group) => [group, ...GROUP_NAMES[group]],
    (group) => group,
    "unknown-group",
  ),
);

/** Reads a range of ages: «18-43», «18-» and «-43». */
const ages = optional(
  z.string("not-text").transform((value, context): AgeRange => {
    const [, from, to] = /^(\d{2})?\s*[-–]\s*(\d{2})?$/.exec(value) ?? [];
    const [min, max] = [from, to].map((age) => (age === undefined ? null : Number(age))) as [number | null, number | null];
    const given = [min, max].filter((age) => age !== null);
    if (given.length === 0 || given.some((age) => age < MIN_AGE || age > MAX_AGE) || (min ?? MIN_AGE) > (max ?? MAX_AGE))
      return refuse(context, "invalid-ages");
    return { min, max };
  }),
);

export const patientCells = {
  atiende: groups,
  no_atiende: groups,
  edad_ovulos_propios: ages,
  edad_ovulos_donados: ages,
  fuente_atiende: optional(line(300)),
  fecha_atiende: optional(z.iso.date("invalid-day")),
};

type PatientRow = z.output<z.ZodObject<typeof patientCells>>;

export const isGiven = (cell: unknown): boolean => (Array.isArray(cell) ? cell.length > 0 : cell != null);

/** Returns what is wrong with the groups of a row: they need a source and a day, and no group may be both treated and not treated. */
export function patientProblems(row: PatientRow): RowProblem[] {
  const said = PATIENT_COLUMNS.some((field) => isGiven(row[field]));
  const missing = said ? (["fuente_atiende", "fecha_atiende"] as const).filter((field) => !row[field]) : [];
  return [
    ...missing.map((field) => ({ field, code: "without-source" as const, value: "" })),
    ...(row.no_atiende ?? [])
      .filter((group) => row.atiende?.includes(group))
      .map((value) => ({ field: "no_atiende" as const, code: "both-ways" as const, value })),
  ];
}

/** Returns the columns of the groups, all or none of them, since the source applies to the whole row. */
export function patientColumns(row: PatientRow, cells: Partial<Record<ImportColumn, unknown>>) {
  if (!PATIENT_COLUMNS.some((field) => field in cells)) return {};
  return {
    patients_treated: (row.atiende ?? []).sort(),
    patients_not_treated: (row.no_atiende ?? []).sort(),
    own_eggs_min_age: row.edad_ovulos_propios?.min ?? null,
    own_eggs_max_age: row.edad_ovulos_propios?.max ?? null,
    donor_eggs_min_age: row.edad_ovulos_donados?.min ?? null,
    donor_eggs_max_age: row.edad_ovulos_donados?.max ?? null,
    patients_source: row.fuente_atiende ?? null,
    patients_informed_on: row.fecha_atiende ?? null,
  };
}
