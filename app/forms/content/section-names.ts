import { m } from "#messages/m.ts";
import type { TextSection } from "./text-sections.ts";

/** The names of the editor's parts on their tabs. */
export const SECTION_NAMES: Record<TextSection, () => string> = {
  texto: m.editor_part_text,
  ficha: m.editor_part_card,
  datos: m.editor_part_facts,
  pasos: m.editor_part_steps,
  preguntas: m.editor_part_questions,
  fuentes: m.editor_part_sources,
  revision: m.editor_part_review,
  versiones: m.editor_part_versions,
};
