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
export const EXPORT_FORMATS = ["csv", "json"] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** Where the parts of the files are in the store. */
export const EXPORT_FOLDER = "exports";
/** For how long a file that is ready is kept. */
export const EXPORT_HOURS = 24;

/** A file that somebody asked for, as its list shows it. */
export interface AskedExport {
  id: string;
  what: ExportName;
  format: ExportFormat;
  askedAt: Date;
  /** Null until the worker has counted. */
  allRows: number | null;
  readRows: number;
  bytes: number;
  /** Until when it is kept; null while the worker is at it. */
  until: Date | null;
}

export type ExportCell = string | number | boolean | null;

/** A row as an object whose keys are the headings. Those of centers and specialists are the columns of the import. */
export type ExportRow = Readonly<Record<string, ExportCell>>;
