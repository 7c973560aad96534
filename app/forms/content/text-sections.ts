import type { TextKind } from "#domain/content/content-documents.ts";

/** The parts of the editor, by their names in addresses. The first one is at the text's own address. */
export const TEXT_SECTIONS = ["texto", "ficha", "datos", "pasos", "preguntas", "fuentes", "revision", "versiones"] as const;
export type TextSection = (typeof TEXT_SECTIONS)[number];

const ARTICLE = {
  texto: [],
  ficha: ["title", "description", "summary", "category", "published_on", "updated_on", "treatments", "related", "words"],
  datos: ["essentials"],
  fuentes: ["sources"],
} as const;

/** The fields of a text that each part edits. The body belongs to «texto»; an absent part has nothing to edit. */
const FIELDS: Readonly<Record<TextKind, Partial<Record<TextSection, readonly string[]>>>> = {
  treatment: {
    texto: [],
    ficha: ["title", "name", "short_name", "service", "category", "summary", "description", "order", "words"],
    datos: ["key_facts"],
    pasos: ["steps", "risks", "alternatives"],
    preguntas: ["questions"],
    fuentes: ["sources"],
  },
  city_treatment: { texto: [], ficha: ["title", "words"], fuentes: ["sources"] },
  article: ARTICLE,
  guide: ARTICLE,
  page: { texto: [], ficha: ["name", "title", "lead", "description", "words"], datos: ["essentials"], fuentes: ["sources"] },
  urgent: {
    texto: [],
    ficha: ["title", "topic", "description", "order", "related", "words"],
    datos: ["emergency", "call", "wait", "keep", "avoid", "figures"],
    fuentes: ["sources"],
  },
  question: { texto: ["q"], ficha: ["topic", "words"], fuentes: ["sources"] },
  legal: { texto: ["known", "unknown", "since"], ficha: ["words"], fuentes: ["sources"] },
  source: { texto: ["title", "publisher", "url", "seen", "language", "published", "read", "strength", "excerpt", "until", "missed"] },
};

/** Returns the names of the fields that a part edits, and null when it edits none of this kind of text. */
export const fieldsOfSection = (kind: TextKind, section: TextSection): readonly string[] | null => FIELDS[kind][section] ?? null;

/** Returns the parts of a kind of text, in the order of their tabs. */
export const sectionsOf = (kind: TextKind): readonly TextSection[] =>
  TEXT_SECTIONS.filter((section) => section === "revision" || section === "versiones" || section in FIELDS[kind]);

/** Returns the part in an address, or null when this kind of text has none with that name. */
export function sectionAt(kind: TextKind, name: string | undefined): TextSection | null {
  if (name === "texto") return null;
  return sectionsOf(kind).find((section) => section === (name ?? "texto")) ?? null;
}
