/** The fields that several public forms share, with their rules. The browser loads this module too, so it imports nothing. */

export const CONTACT_METHODS = ["whatsapp", "telefono", "email"] as const;
export const SITUATIONS = ["pareja-hetero", "pareja-femenina", "pareja-masculina", "mujer-soltera", "hombre-soltero", "otro"] as const;
export const LODGINGS = ["hotel", "apartamento", "resort", "hotel-medico"] as const;

/** The valid values of a field: one of its choices, or a text up to a length, in UTF-16 units like the maxlength attribute. */
export type FieldRule =
  | { readonly choices: readonly string[] }
  | { readonly maxLength: number; readonly kind?: "name" | "email" | "phone" | "lines" };

export const SHARED_FIELDS = {
  nombre: { maxLength: 100, kind: "name" },
  apellido: { maxLength: 100, kind: "name" },
  email: { maxLength: 254, kind: "email" },
  telefono: { maxLength: 20, kind: "phone" },
  metodoContacto: { choices: CONTACT_METHODS },
  idioma: { maxLength: 10 },
  estado: { choices: SITUATIONS },
  pais: { maxLength: 100 },
  provincia: { maxLength: 100 },
  ciudad: { maxLength: 100 },
  fechasVisita: { maxLength: 100 },
  alojamiento: { choices: LODGINGS },
  mensaje: { maxLength: 2000, kind: "lines" },
} as const satisfies Readonly<Record<string, FieldRule>>;

export type SharedField = keyof typeof SHARED_FIELDS;
