import { type RawBuilder, sql } from "kysely";
import type { ExportRow } from "./exports.ts";
import { hoursText } from "./hours-text.ts";

const ages = (from: string, to: string) =>
  sql`case when ${sql.ref(from)} is null and ${sql.ref(to)} is null then '' else concat(${sql.ref(from)}, '-', ${sql.ref(to)}) end`;
const joined = (column: string) => sql`coalesce(array_to_string(${sql.ref(column)}, '|'), '')`;

/** One fact of donors and stored embryos as the import reads it: its answer, who says it, and the day. */
const donorCell = (fact: string, heading: string) => sql`case when donor_facts ? ${sql.lit(fact)} then concat(
    (select string_agg(value, '|') from jsonb_array_elements_text(donor_facts -> ${sql.lit(fact)} -> 'is') as value),
    ': ' || (donor_facts -> ${sql.lit(fact)} ->> 'words'), ' @ ',
    case donor_facts -> ${sql.lit(fact)} ->> 'by' when 'center' then 'el centro' when 'team' then 'nuestro equipo' else donor_facts -> ${sql.lit(fact)} ->> 'source' end,
    ' @ ', donor_facts -> ${sql.lit(fact)} ->> 'on') else '' end as ${sql.ref(heading)}`;
const DONOR_HEADINGS = {
  anonimato: "donantes_anonimato",
  espera: "donantes_espera",
  origen: "donantes_origen",
  pruebas: "donantes_pruebas",
  familias: "donantes_familias",
  guarda: "embriones_guarda",
  impago: "embriones_impago",
};
const donorCells = sql.join(Object.entries(DONOR_HEADINGS).map(([fact, heading]) => donorCell(fact, heading)));

/** The columns that centers and people share, with the names of the import. */
const SHARED = sql`
  case provider_type when 'clinic' then 'centro' when 'doctor' then 'doctor' else 'especialista' end as tipo,
  case when import_key like 'id:%' then substr(import_key, 4) end as id_externo, name as nombre, short_description as descripcion_corta,
  bio as descripcion, city as ciudad, neighborhood as sector, address as direccion, latitude as latitud, longitude as longitud,
  ${joined("services_offered")} as servicios, ${joined("languages_spoken")} as idiomas, ${joined("payment_methods")} as formas_de_pago,
  ${joined("countries_served")} as paises, phone as telefono, whatsapp, email, website as sitio_web, logo_url as logo,
  (select coalesce(string_agg(photo ->> 'url', '|'), '') from jsonb_array_elements(image_gallery) as photo where photo ->> 'url' like 'http%') as fotos,
  opening_hours as horario`;

export const centersAfter = (after: string, limit: number): RawBuilder<ExportRow> => sql<ExportRow>`
  select id as cursor, ${SHARED}, ${joined("patients_treated")} as atiende, ${joined("patients_not_treated")} as no_atiende,
    ${ages("own_eggs_min_age", "own_eggs_max_age")} as edad_ovulos_propios, ${ages("donor_eggs_min_age", "donor_eggs_max_age")} as edad_ovulos_donados,
    patients_source as fuente_atiende, patients_informed_on::text as fecha_atiende, ${donorCells}, verification_status as estado, slug as direccion_corta
  from provider_profiles p where provider_type = 'clinic' and (${after} = '' or id > nullif(${after}, '')::uuid) order by id limit ${limit}`;

export const specialistsAfter = (after: string, limit: number): RawBuilder<ExportRow> => sql<ExportRow>`
  select id as cursor, ${SHARED}, honorific as titulo, specialty as especialidad, years_experience as anios_experiencia,
    (select coalesce(string_agg(c.slug, '|' order by m.display_order, c.slug), '') from provider_members m
      join provider_profiles c on c.id = m.center_id where m.specialist_id = p.id) as centros,
    verification_status as estado, slug as direccion_corta
  from provider_profiles p where provider_type <> 'clinic' and (${after} = '' or id > nullif(${after}, '')::uuid) order by id limit ${limit}`;

/** Writes hours as the text that the import reads, since they are stored as an object. */
export const withHours = (row: ExportRow): ExportRow => ({ ...row, horario: hoursText(row.horario) });
