import { m } from "#app/paraglide/messages.js";
import type { Treatment } from "#domain/leads/lead-form-fields.ts";

/** Each choice of the form in words, in the order in which people read them. */
const CHOICES = {
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
} satisfies Record<string, Record<string, () => string>>;

export type ChoiceField = keyof typeof CHOICES;

export const choicesOf = (field: ChoiceField) => Object.entries(CHOICES[field]).map(([value, label]) => ({ value, label: label() }));

/** A stored value in words; null when it is empty or no choice of the field. */
export function choiceLabel(field: ChoiceField, value: string): string | null {
  const labels: Record<string, () => string> = CHOICES[field];
  return Object.hasOwn(labels, value) ? labels[value]!() : null;
}

const SUB_TREATMENTS: Readonly<Partial<Record<Treatment, readonly string[]>>> = {
  FIV: ["fiv-propia", "fiv-donante"],
  ICSI: ["icsi-propia", "icsi-donante"],
  Ovodonación: ["fiv-donante", "icsi-donante"],
  Preservación: ["congelacion-ovulos", "congelacion-esperma"],
  Diagnóstico: ["analisis-basico", "analisis-avanzado"],
  Otros: [],
};

/** «Aún no lo sé» and what goes with the treatment; everything, while none is chosen. */
export function subTreatmentChoices(treatment: string) {
  const fitting = Object.hasOwn(SUB_TREATMENTS, treatment) ? SUB_TREATMENTS[treatment as Treatment] : undefined;
  return choicesOf("subTratamiento").filter(({ value }) => value === "ninguno" || !fitting || fitting.includes(value));
}
