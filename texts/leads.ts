import type { ChoiceField, ChoiceOf, LeadFormTextField } from "#domain/leads/lead-form-fields.ts";
import { m } from "#messages/m.ts";
import { type ChoiceNames, choicesIn, nameOf } from "./choice-names.ts";

/** The choices of each field, in the order in which people read them. */
const CHOICES: { readonly [Field in ChoiceField]: ChoiceNames<ChoiceOf<Field>> } = {
  genero: { femenino: m.leads_genero_femenino, masculino: m.leads_genero_masculino, otro: m.leads_genero_otro },
  metodoContacto: {
    whatsapp: m.leads_metodoContacto_whatsapp,
    telefono: m.leads_metodoContacto_telefono,
    email: m.leads_metodoContacto_email,
  },
  estado: {
    "pareja-hetero": m.leads_estado_pareja_hetero,
    "pareja-femenina": m.leads_estado_pareja_femenina,
    "pareja-masculina": m.leads_estado_pareja_masculina,
    "mujer-soltera": m.leads_estado_mujer_soltera,
    "hombre-soltero": m.leads_estado_hombre_soltero,
    otro: m.leads_estado_otro,
  },
  tratamiento: {
    FIV: m.leads_tratamiento_fiv,
    ICSI: m.leads_tratamiento_icsi,
    Ovodonación: m.leads_tratamiento_ovodonacion,
    Preservación: m.leads_tratamiento_preservacion,
    Diagnóstico: m.leads_tratamiento_diagnostico,
    Otros: m.leads_tratamiento_otros,
  },
  subTratamiento: {
    ninguno: m.leads_subTratamiento_ninguno,
    "fiv-propia": m.leads_subTratamiento_fiv_propia,
    "fiv-donante": m.leads_subTratamiento_fiv_donante,
    "icsi-propia": m.leads_subTratamiento_icsi_propia,
    "icsi-donante": m.leads_subTratamiento_icsi_donante,
    "congelacion-ovulos": m.leads_subTratamiento_congelacion_ovulos,
    "congelacion-esperma": m.leads_subTratamiento_congelacion_esperma,
    "analisis-basico": m.leads_subTratamiento_analisis_basico,
    "analisis-avanzado": m.leads_subTratamiento_analisis_avanzado,
  },
  presupuesto: {
    "menos-5000": m.leads_presupuesto_menos_5000,
    "5000-10000": m.leads_presupuesto_5000_10000,
    "10000-15000": m.leads_presupuesto_10000_15000,
    "15000-20000": m.leads_presupuesto_15000_20000,
    "20000-30000": m.leads_presupuesto_20000_30000,
    "mas-30000": m.leads_presupuesto_mas_30000,
    "no-especificar": m.leads_presupuesto_no_especificar,
  },
  alojamiento: {
    hotel: m.leads_alojamiento_hotel,
    apartamento: m.leads_alojamiento_apartamento,
    resort: m.leads_alojamiento_resort,
    "hotel-medico": m.leads_alojamiento_hotel_medico,
  },
  recibirMasRespuestas: { si: m.leads_recibirMasRespuestas_si, no: m.leads_recibirMasRespuestas_no },
};

export const choicesOf = (field: ChoiceField) => choicesIn(CHOICES[field]);

/** Returns the name of a stored choice; null when it is empty or not a choice of the field. */
export const choiceName = (field: ChoiceField, value: string): string | null => nameOf(CHOICES[field], value);

export const FIELD_NAMES: Readonly<Record<Exclude<LeadFormTextField, "respuesta" | "website">, () => string>> = {
  nombre: m.leads_field_nombre,
  apellido: m.leads_field_apellido,
  anoNacimiento: m.leads_field_anoNacimiento,
  genero: m.leads_field_genero,
  email: m.leads_field_email,
  telefono: m.leads_field_telefono,
  pais: m.leads_field_pais,
  provincia: m.leads_field_provincia,
  ciudad: m.leads_field_ciudad,
  idioma: m.leads_field_idioma,
  ubicacionTratamientoAdicional: m.leads_field_ubicacionTratamientoAdicional,
  fechasVisita: m.leads_field_fechasVisita,
  alojamiento: m.leads_field_alojamiento,
  metodoContacto: m.leads_field_metodoContacto,
  estado: m.leads_field_estado,
  tratamiento: m.leads_field_tratamiento,
  subTratamiento: m.leads_field_subTratamiento,
  presupuesto: m.leads_field_presupuesto,
  mensaje: m.leads_field_mensaje,
  informacionAdicional: m.leads_field_informacionAdicional,
  recibirMasRespuestas: m.leads_field_recibirMasRespuestas,
};
