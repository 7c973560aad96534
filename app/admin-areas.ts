import { type Area, type Right, type TeamRole, teamMay } from "#domain/identity/team-roles.ts";

/** The area of each screen of administration, by how its address begins below the root; null is for everybody of the team. */
const SCREENS: Readonly<Record<string, Area | null>> = {
  "": null,
  "*": null,
  solicitudes: "people",
  llamadas: "people",
  mensajes: "people",
  buscar: "people",
  borrar: "people",
  borrados: "people",
  usuarios: "people",
  "usuarios/invitar": "team",
  equipo: "team",
  verificacion: "verification",
  centros: "verification",
  especialistas: "verification",
  reclamos: "verification",
  documentos: "verification",
  evidencias: "verification",
  resenas: "verification",
  conducta: "verification",
  badges: "verification",
  contenido: "texts",
  treatments: "texts",
  "generate-treatments": "texts",
  fuentes: "texts",
  promesas: "texts",
  revisores: "texts",
  revisiones: "texts",
  boletin: "texts",
  "boletin/suscriptores": "people",
  menus: "texts",
  listas: "texts",
  busquedas: "texts",
  recargas: "money",
  devoluciones: "money",
  creditos: "money",
  destacados: "money",
  precios: "money",
  politica: "operations",
  importar: "operations",
  exportar: "operations",
  "cifras.csv": "operations",
  alertas: "operations",
  trabajos: "operations",
  copias: "operations",
  correo: "operations",
  ajustes: "operations",
  registro: "operations",
};

const ROOT = /^\/?(dashboard\/)?admin(\/|$)/;

/** Returns the area of an address of administration or of a route's pattern; undefined where nobody gave it one. */
export function areaOf(path: string): Area | null | undefined {
  const below = path.split("?")[0]!.replace(ROOT, "").split("/");
  const name = [below.slice(0, 2).join("/"), below[0]!].find((one) => Object.hasOwn(SCREENS, one));
  return name === undefined ? undefined : SCREENS[name];
}

/** Returns whether a role may see, or change, what is at an address; null is a role that could not be read. */
export function mayAt(role: TeamRole | null, right: Right, path: string): boolean {
  const area = ROOT.test(path) ? areaOf(path) : null;
  return area === null || (role !== null && area !== undefined && teamMay(role, area, right));
}
