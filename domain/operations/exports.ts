/** What can be taken out, as its address names it. */
export const EXPORTS = [
  "centros",
  "especialistas",
  "precios",
  "resultados",
  "usuarios",
  "mensajes",
  "solicitudes",
  "libro-mayor",
  "registro",
] as const;
export type ExportName = (typeof EXPORTS)[number];

export type ExportCell = string | number | boolean | null;

/** Rows as objects; the keys are the headings, and those of centers and specialists are the columns of the import. */
export type ExportRow = Readonly<Record<string, ExportCell>>;
