import { z } from "zod";
import { serviceNames, type Vocabulary } from "#domain/directory/vocabulary.ts";
import type { ToldFacts } from "#domain/listing/donors.ts";
import { centerSlug, specialistSlug } from "#domain/providers/slug.ts";
import type { Week } from "#domain/providers/week.ts";
import { plain } from "#platform/plain-text.ts";
import {
  ANY_SEPARATOR,
  atMost,
  BAR,
  cleanText,
  isFormula,
  isWebAddress,
  known,
  line,
  list,
  MAX_CELL,
  number,
  optional,
  phone,
  refuse,
  sizeOf,
  text,
  webAddress,
} from "./cells.ts";
import type { ImportColumn } from "./columns.ts";
import { DONOR_FIELDS, donorCells, donorFacts } from "./donors.ts";
import { parseHours } from "./hours.ts";
import { isGiven, PATIENT_COLUMNS, patientCells, patientColumns, patientProblems } from "./patients.ts";
import type { RowCode, RowProblem } from "./problem.ts";

/** One profile of a file, with the names of the tables. Columns that are not in the file are absent, and stay unchanged. */
export interface ImportedProfile {
  /** The identity of the row: its external id, or else type, name and city. */
  readonly key: string;
  readonly type: "clinic" | "doctor" | "specialist";
  readonly name: string;
  /** The text from which the unique slug is made. */
  readonly slug: string;
  readonly columns: ImportedColumns;
  /** Slugs or external ids of the centers where a specialist practises. */
  readonly centers?: readonly string[];
}

export interface ImportedColumns {
  clinic_name?: string | null;
  full_name?: string | null;
  honorific?: string | null;
  specialty?: string | null;
  years_experience?: number | null;
  short_description?: string | null;
  bio?: string | null;
  city?: string | null;
  neighborhood?: string | null;
  address?: string | null;
  latitude?: number | null;
  longitude?: number | null;
  services_offered?: string[];
  languages_spoken?: string[];
  payment_methods?: string[];
  countries_served?: string[] | null;
  phone?: string | null;
  whatsapp?: string | null;
  email?: string | null;
  website?: string | null;
  logo_url?: string | null;
  image_gallery?: { url: string; alt: string }[];
  opening_hours?: Week;
  patients_treated?: string[];
  patients_not_treated?: string[];
  own_eggs_min_age?: number | null;
  own_eggs_max_age?: number | null;
  donor_eggs_min_age?: number | null;
  donor_eggs_max_age?: number | null;
  patients_source?: string | null;
  patients_informed_on?: string | null;
  donor_facts?: ToldFacts;
}

export type RowResult =
  | { readonly ok: true; readonly profile: ImportedProfile }
  | { readonly ok: false; readonly problems: readonly RowProblem[] };

export interface ImportVocabulary extends Vocabulary {
  readonly countries: readonly { readonly code: string; readonly name: string }[];
}

export type ImportCells = Partial<Record<ImportColumn, unknown>>;

const MAX_SHOWN_LENGTH = 100;

/** Returns a function that reads one row of a file. Cells are texts, numbers or, from JSON, lists of texts. */
export function rowParser(vocabulary: ImportVocabulary): (cells: ImportCells) => RowResult {
  const schema = rowSchema(vocabulary);
  return (cells) => {
    const unread = unreadable(cells);
    const closed = new Set(unread.map(({ field }) => field));
    const read = schema.safeParse(Object.fromEntries(Object.entries(cells).filter(([field]) => !closed.has(field as ImportColumn))));
    const found = read.success ? crossProblems(read.data) : read.error.issues.map(toProblem);
    // A column that is not read is not missing.
    const problems = found.filter(({ field }) => field === "fila" || !closed.has(field));
    if (!read.success || problems.length > 0 || unread.length > 0)
      return { ok: false, problems: [...unread, ...problems.map((problem) => ({ ...problem, value: shown(cells, problem) }))] };
    return { ok: true, profile: toProfile(read.data, cells, vocabulary) };
  };
}

/** Returns a problem for each cell that is not read at all: one that is too long, or that a spreadsheet would run. */
function unreadable(cells: ImportCells): (RowProblem & { field: ImportColumn })[] {
  return (Object.keys(cells) as ImportColumn[]).flatMap((field) => {
    if (sizeOf(cells[field]) > MAX_CELL) return { field, code: "too-long" as const, value: "", hint: String(MAX_CELL) };
    if (!isFormula(cells[field])) return [];
    return { field, code: "formula" as const, value: shown(cells, { field, code: "formula", value: "" }) };
  });
}

const TYPES = {
  centro: "clinic",
  clinica: "clinic",
  clinic: "clinic",
  doctor: "doctor",
  doctora: "doctor",
  medico: "doctor",
  medica: "doctor",
  especialista: "specialist",
  specialist: "specialist",
} as const;
const HONORIFICS = ["Dr.", "Dra.", "Lic.", "Licda."] as const;

function rowSchema({ cities, services, languages, payments, countries }: ImportVocabulary) {
  const city = known(
    cities,
    ({ id, name }) => [name, id],
    ({ name }) => name,
    "unknown-city",
  );
  return z.object({
    tipo: z.preprocess(
      cleanText,
      z.string("required").transform((value, context) => TYPES[plain(value) as keyof typeof TYPES] ?? refuse(context, "unknown-type")),
    ),
    id_externo: optional(line(100)),
    nombre: z
      .preprocess(cleanText, z.string("required").superRefine(atMost(160)).regex(/\p{L}/u, "no-letters"))
      .transform((value) => value.replace(/\s+/g, " ")),
    titulo: optional(
      z
        .string("not-text")
        .transform(
          (value, context) =>
            HONORIFICS.find((title) => plain(title).replace(".", "") === plain(value).replace(".", "")) ??
            refuse(context, "unknown-title", HONORIFICS.join(", ")),
        ),
    ),
    especialidad: optional(line(120)),
    anios_experiencia: optional(number(0, 70, "out-of-range", true)),
    descripcion_corta: optional(line(300)),
    descripcion: optional(text(5000)),
    ciudad: optional(z.string("not-text").transform(city)),
    sector: optional(line(100)),
    direccion: optional(line(200)),
    latitud: optional(number(17.3, 20, "outside-the-country")),
    longitud: optional(number(-72.1, -68.2, "outside-the-country")),
    servicios: list(
      ANY_SEPARATOR,
      known(services, serviceNames, ({ id }) => id, "unknown-service"),
    ),
    idiomas: list(
      ANY_SEPARATOR,
      known(
        languages,
        ({ code, name, ownName }) => [name, code, ownName],
        ({ code }) => code,
        "unknown-language",
      ),
    ),
    formas_de_pago: list(
      ANY_SEPARATOR,
      known(
        payments,
        ({ id, name }) => [name, id],
        ({ id }) => id,
        "unknown-payment",
      ),
    ),
    paises: list(
      BAR,
      known(
        countries,
        ({ code, name }) => [name, code],
        ({ code }) => code,
        "unknown-country",
      ),
    ),
    telefono: optional(phone),
    whatsapp: optional(phone),
    email: optional(
      z
        .string("not-text")
        .superRefine(atMost(254))
        .pipe(z.email("invalid-email").transform((value) => value.toLowerCase())),
    ),
    sitio_web: optional(webAddress),
    logo: optional(webAddress),
    fotos: list(BAR, (value, context) =>
      isWebAddress(value) && value.length <= 500 ? value : refuse(context, "invalid-url", undefined, value),
    ),
    horario: optional(text(300).transform((value, context) => parseHours(value) ?? refuse(context, "invalid-hours"))),
    ...patientCells,
    ...donorCells,
    centros: list(BAR, (value, context) => (value.length <= 200 ? value : refuse(context, "too-long", "200", value))),
  });
}
type Row = z.output<ReturnType<typeof rowSchema>>;

/** Returns problems that concern several cells together. */
function crossProblems(row: Row): RowProblem[] {
  const problems: RowProblem[] = [];
  const add = (field: ImportColumn, code: RowCode) => problems.push({ field, code, value: "" });
  if (row.tipo === "clinic") {
    if (!row.ciudad) add("ciudad", "required");
    if (!row.servicios || row.servicios.length === 0) add("servicios", "required");
    if (!row.email) add("email", "center-without-email");
    for (const field of ["titulo", "especialidad", "anios_experiencia"] as const) if (row[field] != null) add(field, "only-for-people");
    if (row.centros && row.centros.length > 0) add("centros", "only-for-people");
    problems.push(...patientProblems(row));
  } else if (!row.email && (row.centros ?? []).length === 0) add("centros", "person-without-center");
  if (row.tipo !== "clinic")
    for (const field of [...PATIENT_COLUMNS, ...DONOR_FIELDS]) if (isGiven(row[field])) add(field, "only-for-centers");
  if ((row.latitud == null) !== (row.longitud == null)) add(row.latitud == null ? "latitud" : "longitud", "half-coordinates");
  return problems;
}

/** A title before the name is stored as the title, without the name. */
const TITLED = /^(dra?)\.?\s+(?=\p{L})/iu;

function toProfile(row: Row, cells: ImportCells, { cities }: ImportVocabulary): ImportedProfile {
  const center = row.tipo === "clinic";
  const titled = center ? null : TITLED.exec(row.nombre);
  const name = titled ? row.nombre.slice(titled[0].length) : row.nombre;
  const honorific = row.titulo ?? (titled && (titled[1]!.toLowerCase() === "dra" ? "Dra." : "Dr."));
  const slug = center ? centerSlug(name) : specialistSlug(name);
  const city = cities.find((candidate) => candidate.name === row.ciudad)?.id ?? "-";
  const columns: ImportedColumns = {
    ...(center ? { clinic_name: name } : { full_name: name }),
    ...(!center && ("titulo" in cells || titled) && { honorific }),
    ...("especialidad" in cells && { specialty: row.especialidad ?? null }),
    ...("anios_experiencia" in cells && { years_experience: row.anios_experiencia ?? null }),
    ...("descripcion_corta" in cells && { short_description: row.descripcion_corta ?? null }),
    ...("descripcion" in cells && { bio: row.descripcion ?? null }),
    ...("ciudad" in cells && { city: row.ciudad ?? null }),
    ...("sector" in cells && { neighborhood: row.sector ?? null }),
    ...("direccion" in cells && { address: row.direccion ?? null }),
    ...("latitud" in cells && { latitude: row.latitud ?? null }),
    ...("longitud" in cells && { longitude: row.longitud ?? null }),
    ...("servicios" in cells && { services_offered: (row.servicios ?? []).sort() }),
    ...("idiomas" in cells && { languages_spoken: (row.idiomas ?? []).sort() }),
    ...("formas_de_pago" in cells && { payment_methods: (row.formas_de_pago ?? []).sort() }),
    ...("paises" in cells && { countries_served: row.paises && row.paises.length > 0 ? row.paises.sort() : null }),
    ...("telefono" in cells && { phone: row.telefono ?? null }),
    ...("whatsapp" in cells && { whatsapp: row.whatsapp ?? null }),
    ...("email" in cells && { email: row.email ?? null }),
    ...("sitio_web" in cells && { website: row.sitio_web ?? null }),
    ...("logo" in cells && { logo_url: row.logo ?? null }),
    ...("fotos" in cells && { image_gallery: (row.fotos ?? []).map((url) => ({ url, alt: "" })) }),
    ...patientColumns(row, cells),
    ...donorFacts(row, cells),
    // Without hours the default ones stay, since the file does not say that the center is always closed.
    ...(row.horario && { opening_hours: row.horario }),
  };
  return {
    key: row.id_externo ? `id:${row.id_externo}` : `${row.tipo}/${slug}/${city}`,
    type: row.tipo,
    name,
    slug,
    columns,
    ...(!center && row.centros && { centers: row.centros }),
  };
}

function toProblem(issue: z.core.$ZodIssue): RowProblem {
  const { hint, piece } = (issue.code === "custom" ? (issue.params ?? {}) : {}) as { hint?: string; piece?: string };
  return {
    field: (issue.path[0] as ImportColumn) ?? "fila",
    value: piece ?? "",
    code: issue.message as RowCode,
    ...(hint !== undefined && { hint }),
  };
}

function shown(cells: ImportCells, { field, value: piece }: RowProblem): string {
  const cell = piece || (field === "fila" ? undefined : cells[field]);
  // JSON lists may be nested more deeply than the following code can recurse.
  const value =
    typeof cell === "object" ? (Array.isArray(cell) ? cell.filter((item) => typeof item === "string").join("|") : "") : String(cell ?? "");
  return value.length > MAX_SHOWN_LENGTH ? `${value.slice(0, MAX_SHOWN_LENGTH)}…` : value;
}
