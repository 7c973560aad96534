/** The kinds of exports, as their addresses name them. */
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

/** A row as an object whose keys are the headings. Those of centers and specialists are the columns of the import. */
export type ExportRow = Readonly<Record<string, ExportCell>>;
