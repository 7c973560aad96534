import { plainWords } from "#platform/plain-text.ts";

/** The columns of an import file: their headings as people write them, and their names in the tables. */
const IMPORT_COLUMNS = {
  tipo: ["provider_type", "type", "tipo_de_perfil"],
  id_externo: ["external_id", "id"],
  nombre: ["name", "clinic_name", "full_name", "nombre_comercial", "centro_o_especialista"],
  titulo: ["honorific"],
  especialidad: ["specialty"],
  anios_experiencia: ["anos_experiencia", "years_experience", "years"],
  descripcion_corta: ["short_description"],
  descripcion: ["bio"],
  ciudad: ["city", "municipio"],
  sector: ["neighborhood"],
  direccion: ["address", "domicilio"],
  latitud: ["latitude"],
  longitud: ["longitude"],
  servicios: ["services", "services_offered", "serv", "tratamientos"],
  idiomas: ["languages", "languages_spoken", "lenguas"],
  formas_de_pago: ["payment_methods"],
  paises: ["countries_served", "countries"],
  telefono: ["phone", "tel", "telefonos"],
  whatsapp: [],
  email: ["correo", "e_mail", "correo_electronico"],
  sitio_web: ["website", "web", "pagina_web", "url"],
  logo: ["logo_url"],
  fotos: ["image_gallery", "photos"],
  horario: ["opening_hours", "horarios"],
  atiende: ["patients_treated"],
  no_atiende: ["patients_not_treated"],
  edad_ovulos_propios: [],
  edad_ovulos_donados: [],
  fuente_atiende: ["patients_source"],
  fecha_atiende: ["patients_informed_on"],
  donantes_anonimato: [],
  donantes_espera: [],
  donantes_origen: [],
  donantes_pruebas: [],
  donantes_familias: [],
  embriones_guarda: [],
  embriones_impago: [],
  centros: ["centers"],
} as const satisfies Record<string, readonly string[]>;

export type ImportColumn = keyof typeof IMPORT_COLUMNS;

export const COLUMN_NAMES = Object.keys(IMPORT_COLUMNS) as ImportColumn[];

export const isColumn = (name: string): name is ImportColumn => name in IMPORT_COLUMNS;

export const REQUIRED: readonly ImportColumn[] = ["tipo", "nombre"];

const NAMES = new Map<string, ImportColumn>(
  COLUMN_NAMES.flatMap((column) => [column, ...IMPORT_COLUMNS[column]].map((name) => [name, column] as const)),
);

/** Returns the column of a heading. Case, accents, blanks and hyphens do not matter: «Formas de pago» is formas_de_pago. */
export function columnNamed(heading: string): ImportColumn | undefined {
  return NAMES.get(plainWords(heading).join("_"));
}

export interface ImportHeader {
  /** The column of each heading, in order; null when the column is not read. */
  readonly columns: readonly (ImportColumn | null)[];
  readonly unknown: readonly string[];
  readonly repeated: readonly ImportColumn[];
  readonly missing: readonly ImportColumn[];
}

export function readHeader(headings: readonly string[]): ImportHeader {
  const columns = headings.map((heading) => columnNamed(heading) ?? null);
  const repeated = [...new Set(columns.filter((column, i) => column !== null && columns.indexOf(column) < i))] as ImportColumn[];
  return {
    columns,
    unknown: headings.filter((heading, i) => columns[i] === null && heading.trim() !== ""),
    repeated,
    missing: REQUIRED.filter((column) => !columns.includes(column)),
  };
}
