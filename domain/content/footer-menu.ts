import { type MenuItem, readMenu, servedItems } from "./header-menu.ts";
import type { StoredEntry } from "./menu-draft.ts";

export type FooterLink = Pick<MenuItem, "label" | "url" | "target" | "external">;

/** A heading with its links. The last column also says how to reach us. */
export interface FooterColumn {
  readonly title: string;
  readonly links: readonly FooterLink[];
}

export interface FooterMenu {
  readonly columns: readonly FooterColumn[];
  /** The links beside the copyright. */
  readonly line: readonly FooterLink[];
}

/** The maximum number of columns that fit into the footer beside the site's name. */
export const MAX_FOOTER_COLUMNS = 4;

/** The footer of a site whose administrator has not made one. */
export const defaultFooter: readonly StoredEntry[] = [
  entry("explorar", "Explorar", "", [
    entry("centros", "Centros", "/centros"),
    entry("especialistas", "Especialistas", "/especialistas"),
    entry("tratamientos", "Tratamientos", "/tratamientos"),
    entry("comparar", "Comparar centros", "/comparar"),
    entry("como-funciona", "Cómo funciona", "/como-funciona"),
    entry("testimonios", "Testimonios", "/testimonios"),
  ]),
  entry("ciudades", "Ciudades", "", [
    entry("santo-domingo", "Santo Domingo", "/ciudades/santo-domingo"),
    entry("santiago", "Santiago", "/ciudades/santiago"),
    entry("san-francisco-de-macoris", "San Francisco de Macorís", "/ciudades/san-francisco-de-macoris"),
    entry("todas-las-ciudades", "Todas las ciudades", "/ciudades"),
  ]),
  entry("recursos", "Recursos", "", [
    entry("guias", "Guías", "/guias"),
    entry("costos", "Costos y financiamiento", "/costos-financiamiento"),
    entry("viaje", "Planificar mi viaje", "/republica-dominicana/planificar-mi-experiencia"),
    entry("respuestas", "Cuando algo preocupa", "/respuestas"),
    entry("preguntas", "Preguntas frecuentes", "/preguntas-frecuentes"),
    entry("blog", "Blog", "/blog"),
    entry("todos-los-recursos", "Todos los recursos", "/recursos"),
    entry("desarrolladores", "Para desarrolladores", "/api/docs"),
  ]),
  entry("contacto", "Contacto", "", [
    entry("mensaje", "Escríbenos un mensaje", "/contacto"),
    entry("para-centros", "Para centros", "/para-centros"),
  ]),
  entry("terminos", "Términos", "/terminos"),
  entry("privacidad", "Privacidad", "/privacidad"),
  entry("como-ordenamos", "Cómo ordenamos", "/como-ordenamos"),
];

function entry(id: string, label: string, url: string, children: StoredEntry[] = []): StoredEntry {
  return { id, label, url, target: "_self", active: true, children };
}

/** This address leads nowhere, and no entry may be stored with it. */
const HEADING = "#";

/**
 * Returns the columns and the line of a stored footer, without entries that are inactive, unsafe or lead to a page that this site
 * does not serve.
 */
export function readFooter(items: unknown, isServed: (path: string) => boolean): FooterMenu {
  const read = servedItems(footerItems(items), isServed);
  const columns = read.filter(({ url }) => url === HEADING).slice(0, MAX_FOOTER_COLUMNS);
  return {
    columns: columns.map(({ label, children }) => ({ title: label, links: children.map(linkOf) })),
    line: read.filter(({ url }) => url !== HEADING).map(linkOf),
  };
}

/** Returns the visible entries of a stored footer, columns with their links in them. */
export const footerItems = (items: unknown): MenuItem[] => readMenu(Array.isArray(items) ? items.map(withHeading) : []);

/** Turns an entry with nested entries into a heading, whatever its address was. */
function withHeading(item: unknown): unknown {
  const children = typeof item === "object" && item !== null && "children" in item ? item.children : null;
  return Array.isArray(children) && children.length > 0 ? { ...(item as object), url: HEADING } : item;
}

const linkOf = ({ label, url, target, external }: MenuItem): FooterLink => ({ label, url, target, external });
