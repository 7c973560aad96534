/**
 * The fields of the lead form with their choices, limits, defaults and steps. The browser loads this module too, so it imports only the
 * fields that it shares with other forms.
 */
import { CONTACT_METHODS, type FieldRule, LODGINGS, SHARED_FIELDS, SITUATIONS } from "#domain/submissions/form-fields.ts";

export const GENDERS = ["femenino", "masculino", "otro"] as const;
export const TREATMENTS = ["FIV", "ICSI", "Ovodonación", "Preservación", "Diagnóstico", "Otros"] as const;
export const SUB_TREATMENTS = [
  "ninguno",
  "fiv-propia",
  "fiv-donante",
  "icsi-propia",
  "icsi-donante",
  "congelacion-ovulos",
  "congelacion-esperma",
  "analisis-basico",
  "analisis-avanzado",
] as const;
export const BUDGETS = ["menos-5000", "5000-10000", "10000-15000", "15000-20000", "20000-30000", "mas-30000", "no-especificar"] as const;
export const YES_NO = ["si", "no"] as const;

export type Treatment = (typeof TREATMENTS)[number];
export type ContactMethod = (typeof CONTACT_METHODS)[number];
export type Budget = (typeof BUDGETS)[number];

/** `trip` is drawn at the end of the trip guide; the request form draws the others. `question` asks for no contact data but a mailbox. */
export type LeadFormVariant = "dialog" | "default" | "card" | "inline" | "question" | "trip";
export const LEAD_FORM_VARIANTS: readonly LeadFormVariant[] = ["dialog", "default", "card", "inline", "question", "trip"];

/** Fields with text, by the name they carry in HTML. An empty string is a field left empty. */
interface LeadFormTexts {
  nombre: string;
  apellido: string;
  anoNacimiento: string;
  genero: string;
  email: string;
  telefono: string;
  pais: string;
  provincia: string;
  ciudad: string;
  idioma: string;
  ubicacionTratamientoAdicional: string;
  fechasVisita: string;
  alojamiento: string;
  metodoContacto: string;
  estado: string;
  tratamiento: string;
  subTratamiento: string;
  presupuesto: string;
  mensaje: string;
  informacionAdicional: string;
  /**
   * «contacto» or «pregunta»: then the centers get the question without the person's contact data, and answer before they are given it.
   * The variant decides it, and nobody chooses it.
   */
  respuesta: string;
  recibirMasRespuestas: string;
  website: string;
}

/** Boxes. `consentimiento` is for the origin center, or for our own team; each proposed center has a box besides these. */
export interface LeadFormBoxes {
  consentimiento: boolean;
  newsletter: boolean;
}

export interface LeadForm extends LeadFormTexts, LeadFormBoxes {}
export type LeadFormField = keyof LeadForm;
export type LeadFormTextField = keyof LeadFormTexts;

export const BOXES: readonly (keyof LeadFormBoxes)[] = ["consentimiento", "newsletter"];

/**
 * Fields that are not the visitor's words: the signed names of the receivers, the box of each proposed center (its value is the center's
 * id), the idempotency key, the center and the service of the page, the centers that the visitor picked (by slug), and the solved puzzle
 * when one was asked for.
 */
export const CONTROL_FIELDS = {
  receivers: "receptores",
  centers: "centros",
  key: "clave",
  origin: "origen",
  service: "servicio",
  picked: "elegidos",
  proof: "prueba",
} as const;

/** The initial values of the form. */
export const EMPTY_LEAD_FORM: Readonly<LeadForm> = {
  nombre: "",
  apellido: "",
  anoNacimiento: "",
  genero: "",
  email: "",
  telefono: "",
  pais: "República Dominicana",
  provincia: "",
  ciudad: "",
  idioma: "",
  ubicacionTratamientoAdicional: "",
  fechasVisita: "",
  alojamiento: "",
  metodoContacto: "whatsapp",
  estado: "",
  tratamiento: "",
  subTratamiento: "ninguno",
  presupuesto: "",
  mensaje: "",
  informacionAdicional: "",
  respuesta: "contacto",
  recibirMasRespuestas: "si",
  website: "",
  consentimiento: false,
  newsletter: false,
};

/** Returns the initial form of a variant. Some are not asked for their country, or come from abroad, and we cannot guess it. */
export function emptyLeadForm(variant: LeadFormVariant): Readonly<LeadForm> {
  if (variant === "question") return { ...EMPTY_LEAD_FORM, pais: "", metodoContacto: "email", respuesta: "pregunta" };
  return variant === "trip" ? { ...EMPTY_LEAD_FORM, pais: "" } : EMPTY_LEAD_FORM;
}

/** The rules of this form's own text fields and of the shared fields. */
export const TEXT_FIELDS = {
  ...SHARED_FIELDS,
  ubicacionTratamientoAdicional: { maxLength: 100 },
  informacionAdicional: { maxLength: 1000, kind: "lines" },
  website: { maxLength: 2000 },
} as const satisfies Partial<Record<LeadFormTextField, FieldRule>>;

const FIELD_CHOICES = {
  genero: GENDERS,
  metodoContacto: CONTACT_METHODS,
  estado: SITUATIONS,
  tratamiento: TREATMENTS,
  subTratamiento: SUB_TREATMENTS,
  presupuesto: BUDGETS,
  alojamiento: LODGINGS,
  recibirMasRespuestas: YES_NO,
} satisfies Partial<Record<LeadFormTextField, readonly string[]>>;

/** A field that is answered by choosing, with its choices. */
export type ChoiceField = keyof typeof FIELD_CHOICES;
export type ChoiceOf<Field extends ChoiceField> = (typeof FIELD_CHOICES)[Field][number];

export const CHOICES: Readonly<Partial<Record<LeadFormTextField, readonly string[]>>> = FIELD_CHOICES;

/** The three steps of the full form, which the page shows one below the other. Contact data comes last. */
export const FULL_FORM_STEPS = [
  {
    id: "consulta",
    fields: ["tratamiento", "estado", "ciudad"],
  },
  {
    id: "pregunta",
    fields: [
      "mensaje",
      "anoNacimiento",
      "genero",
      "pais",
      "presupuesto",
      "subTratamiento",
      "idioma",
      "informacionAdicional",
      "provincia",
      "ubicacionTratamientoAdicional",
      "fechasVisita",
      "alojamiento",
    ],
  },
  {
    id: "contacto",
    fields: ["nombre", "apellido", "email", "telefono", "metodoContacto", "recibirMasRespuestas", "consentimiento", "newsletter"],
  },
] as const satisfies readonly { id: string; fields: readonly LeadFormField[] }[];

/** The fields that are in no step. While there is one, the next line does not compile. */
type Unasked = Exclude<LeadFormField, (typeof FULL_FORM_STEPS)[number]["fields"][number] | "respuesta" | "website">;
const FULL_FORM: [Unasked] extends [never] ? readonly LeadFormField[] : Unasked = FULL_FORM_STEPS.flatMap((step) => [...step.fields]);

/** The fields of each variant. The honeypot `website` is in every one and never visible. */
export const VARIANT_FIELDS: Readonly<Record<LeadFormVariant, readonly LeadFormField[]>> = {
  dialog: FULL_FORM,
  default: FULL_FORM,
  card: ["tratamiento", "estado", "mensaje", "nombre", "apellido", "anoNacimiento", "genero", "email", "telefono", "consentimiento"],
  inline: ["nombre", "apellido", "email", "telefono", "tratamiento", "mensaje", "consentimiento"],
  question: ["tratamiento", "estado", "mensaje", "nombre", "email", "consentimiento"],
  trip: [
    "nombre",
    "apellido",
    "email",
    "telefono",
    "pais",
    "provincia",
    "metodoContacto",
    "idioma",
    "estado",
    "fechasVisita",
    "ciudad",
    "alojamiento",
    "mensaje",
    "consentimiento",
  ],
};

const REQUIRED_IN_FULL: readonly LeadFormField[] = [
  "nombre",
  "apellido",
  "email",
  "telefono",
  "mensaje",
  "anoNacimiento",
  "genero",
  "pais",
  "metodoContacto",
  "estado",
  "tratamiento",
  "consentimiento",
];

/** The required fields of each variant, marked with an asterisk. */
export const REQUIRED_FIELDS: Readonly<Record<LeadFormVariant, readonly LeadFormField[]>> = {
  dialog: REQUIRED_IN_FULL,
  default: REQUIRED_IN_FULL,
  card: ["nombre", "apellido", "email", "telefono", "consentimiento"],
  inline: ["nombre", "apellido", "email", "telefono", "mensaje", "consentimiento"],
  question: ["tratamiento", "mensaje", "nombre", "email", "consentimiento"],
  trip: ["nombre", "apellido", "email", "telefono", "pais", "estado", "metodoContacto", "consentimiento"],
};

/** Returns whether the centers get only the question. Our own team is not a center, so this never applies to it. */
export const isAskFirst = (kind: "center" | "advice", { respuesta }: Pick<LeadForm, "respuesta">): boolean =>
  kind === "center" && respuesta === "pregunta";

/** Returns the accepted birth years: 80 of them, the newest 18 years ago. */
export function birthYears(currentYear: number): number[] {
  return Array.from({ length: 80 }, (_, index) => currentYear - 18 - index);
}
