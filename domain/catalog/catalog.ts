/** The lists that profiles, forms and filters choose from, by their words in addresses. */
export const LISTS = ["ciudades", "servicios", "servicios-medicos", "paises", "idiomas", "pagos"] as const;
export type List = (typeof LISTS)[number];

/** The kind of a field of an entry, with its limits. `words` is a list of texts. */
export type FieldKind =
  | { kind: "text"; max: number; pattern?: RegExp }
  | { kind: "words"; max: number }
  | { kind: "number"; min: number; max: number }
  | { kind: "choice"; of: readonly string[] }
  | { kind: "service" }
  | { kind: "switch" };

/** The columns that forms of lists fill in; each has a name in `texts/catalog.ts`. */
export type CatalogField =
  | "name"
  | "province"
  | "latitude"
  | "longitude"
  | "short_name"
  | "synonyms"
  | "category"
  | "price_tier"
  | "listed"
  | "servicio"
  | "service_type_id"
  | "categoria"
  | "descripcion_corta"
  | "icono"
  | "own_name";

export interface ListShape {
  table: "cities" | "service_types" | "medical_services" | "countries" | "languages" | "payment_methods";
  /** The column that other tables point at. It is chosen once and never changes. */
  key: { column: "id" | "code"; pattern: RegExp /** True when the database generates the key. */; made?: true };
  /** The column that people read. */
  name: string;
  /** The column with the position in the list, and the column that says whether an entry is offered. */
  order: string;
  offered: { column: string; yes: string | boolean; no: string | boolean };
  /** The fields besides key, position and whether it is offered. */
  fields: Readonly<Partial<Record<CatalogField, FieldKind>>>;
}

/** Returns the fields of a list with their kinds, in the order of its form. */
export const fieldsOf = ({ fields }: ListShape) => Object.entries(fields) as [CatalogField, FieldKind][];

const SERVICE_CATEGORIES = ["Reproducción Asistida", "Preservación", "Genética Reproductiva"] as const;
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const ACTIVE = { column: "active", yes: true, no: false } as const;
const name = (max: number): FieldKind => ({ kind: "text", max });

export const CATALOG: Readonly<Record<List, ListShape>> = {
  ciudades: {
    table: "cities",
    key: { column: "id", pattern: SLUG },
    name: "name",
    order: "display_order",
    offered: ACTIVE,
    // The bounds are those of the country, as in the table's own checks.
    fields: {
      name: name(60),
      province: name(60),
      latitude: { kind: "number", min: 17.3, max: 20 },
      longitude: { kind: "number", min: -72.1, max: -68.2 },
    },
  },
  servicios: {
    table: "service_types",
    key: { column: "id", pattern: SLUG },
    name: "name",
    order: "display_order",
    offered: ACTIVE,
    fields: {
      name: name(80),
      short_name: name(30),
      synonyms: { kind: "words", max: 40 },
      category: { kind: "choice", of: SERVICE_CATEGORIES },
      price_tier: { kind: "choice", of: ["basic", "standard", "premium"] },
      listed: { kind: "switch" },
    },
  },
  "servicios-medicos": {
    table: "medical_services",
    key: { column: "id", pattern: /^[0-9a-f-]{36}$/, made: true },
    name: "servicio",
    order: "orden",
    offered: { column: "estado", yes: "activo", no: "inactivo" },
    fields: {
      servicio: name(80),
      service_type_id: { kind: "service" },
      categoria: name(60),
      descripcion_corta: name(200),
      icono: { kind: "text", max: 40, pattern: SLUG },
    },
  },
  paises: {
    table: "countries",
    key: { column: "code", pattern: /^[A-Z]{2}$/ },
    name: "name",
    order: "display_order",
    offered: ACTIVE,
    fields: { name: name(60) },
  },
  idiomas: {
    table: "languages",
    key: { column: "code", pattern: /^[a-z]{2}$/ },
    name: "name",
    order: "display_order",
    offered: ACTIVE,
    fields: { name: name(40), own_name: name(40) },
  },
  pagos: {
    table: "payment_methods",
    key: { column: "id", pattern: SLUG },
    name: "name",
    order: "display_order",
    offered: ACTIVE,
    fields: { name: name(60) },
  },
};

const MAX_ORDER = 9_999;

/** A value as the table stores it. */
export type Value = string | number | boolean | readonly string[];
export type Values = Readonly<Record<string, Value>>;

export interface EntryToSave {
  /** Null when the database generates the key. */
  key: string | null;
  order: number;
  offered: boolean;
  values: Values;
}

export type EntryError = "required" | "tooLong" | "pattern" | "number" | "choice";

/** Reads an entry's form. `typed` returns the text of a field; a switch is on when its text is not empty. */
export function readEntry(
  shape: ListShape,
  typed: (field: string) => string,
  { isNew }: { isNew: boolean },
): { entry: EntryToSave; errors: null } | { entry: null; errors: Readonly<Record<string, EntryError>> } {
  const errors: Record<string, EntryError> = {};
  const values: Record<string, Value> = {};
  for (const [field, kind] of fieldsOf(shape)) {
    const read = readField(kind, typed(field));
    if (typeof read === "object" && "error" in read) errors[field] = read.error;
    else values[field] = read;
  }
  const key = isNew && !shape.key.made ? typed("key").trim() : null;
  if (key !== null && !(key.length <= 60 && shape.key.pattern.test(key))) errors.key = key === "" ? "required" : "pattern";
  const order = Number(typed("order").trim());
  if (!/^\d{1,4}$/.test(typed("order").trim()) || order > MAX_ORDER) errors.order = "number";
  if (Object.keys(errors).length > 0) return { entry: null, errors };
  return { entry: { key, order, offered: typed("offered") !== "", values }, errors: null };
}

function readField(kind: FieldKind, typed: string): Value | { error: EntryError } {
  const words = typed.replace(/\s+/g, " ").trim();
  switch (kind.kind) {
    case "switch":
      return words !== "";
    case "words":
      return readWords(typed, kind.max);
    case "number":
      return readNumber(words, kind);
    case "choice":
      return kind.of.includes(words) ? words : { error: words === "" ? "required" : "choice" };
    case "service":
      return words === "" ? { error: "required" } : words;
    case "text":
      if (words === "") return { error: "required" };
      if (words.length > kind.max) return { error: "tooLong" };
      return kind.pattern && !kind.pattern.test(words) ? { error: "pattern" } : words;
  }
}

/** Reads words, one a line or separated by commas. Each counts once, whatever its case. */
function readWords(typed: string, max: number): readonly string[] | { error: EntryError } {
  const seen = new Map<string, string>();
  for (const word of typed.split(/[\n,;]/)) {
    const clean = word.replace(/\s+/g, " ").trim();
    if (clean !== "" && !seen.has(clean.toLowerCase())) seen.set(clean.toLowerCase(), clean);
  }
  const words = [...seen.values()];
  return words.length > max || words.some((word) => word.length > 60) ? { error: "tooLong" } : words;
}

function readNumber(typed: string, { min, max }: { min: number; max: number }): number | { error: EntryError } {
  if (typed === "") return { error: "required" };
  const number = /^-?\d{1,4}([.,]\d{1,8})?$/.test(typed) ? Number(typed.replace(",", ".")) : Number.NaN;
  return number >= min && number <= max ? number : { error: "number" };
}
