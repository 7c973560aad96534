import type { LeadFormField } from "#domain/leads/lead-form-fields.ts";
import type { FieldCode } from "#domain/submissions/field-rules.ts";
import { m } from "#messages/m.ts";

type Sentence = () => string;

const ERRORS: Readonly<Partial<Record<LeadFormField, Partial<Record<FieldCode, Sentence>>>>> = {
  nombre: { required: m.leads_error_nombre_required, "too-long": m.leads_error_nombre_too_long, invalid: m.leads_error_nombre_invalid },
  apellido: {
    required: m.leads_error_apellido_required,
    "too-long": m.leads_error_apellido_too_long,
    invalid: m.leads_error_apellido_invalid,
  },
  email: { required: m.leads_error_email_invalid, "too-long": m.leads_error_email_too_long, invalid: m.leads_error_email_invalid },
  telefono: {
    required: m.leads_error_telefono_required,
    "too-long": m.leads_error_telefono_too_long,
    invalid: m.leads_error_telefono_invalid,
  },
  mensaje: { required: m.leads_error_mensaje_required, "too-long": m.leads_error_mensaje_too_long, invalid: m.leads_error_mensaje_invalid },
  informacionAdicional: { "too-long": m.leads_error_informacionAdicional_too_long, invalid: m.leads_error_mensaje_invalid },
  anoNacimiento: { required: m.leads_error_anoNacimiento, invalid: m.leads_error_anoNacimiento },
  genero: { required: m.leads_error_genero, invalid: m.leads_error_genero },
  pais: { required: m.leads_error_pais, invalid: m.leads_error_pais },
  metodoContacto: { required: m.leads_error_metodoContacto, invalid: m.leads_error_metodoContacto },
  estado: { required: m.leads_error_estado, invalid: m.leads_error_estado },
  tratamiento: { required: m.leads_error_tratamiento, invalid: m.leads_error_tratamiento },
  subTratamiento: { invalid: m.leads_error_choice },
  presupuesto: { invalid: m.leads_error_choice },
  alojamiento: { invalid: m.leads_error_choice },
  ciudad: { invalid: m.leads_error_choice },
  idioma: { invalid: m.leads_error_choice },
  consentimiento: { required: m.leads_error_consentimiento, invalid: m.leads_error_consentimiento },
};

const OTHERWISE: Readonly<Record<FieldCode, Sentence>> = {
  required: m.leads_error_choice,
  "too-long": m.leads_error_too_long,
  invalid: m.leads_error_invalid,
};

/** Says what is wrong with a field. */
export const errorSentence = (field: LeadFormField, code: FieldCode): string => (ERRORS[field]?.[code] ?? OTHERWISE[code])();
