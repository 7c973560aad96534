import type { Tool } from "#domain/content/answers.server.ts";
import { m } from "#messages/m.ts";

/** Returns our interactive pages, with their names. */
export const tools = (): Tool[] => [
  { path: "/tratamientos", title: m.treatments_crumb(), text: m.articles_tool_treatments() },
  { path: "/costos-financiamiento", title: m.articles_tool_costs_title(), text: m.articles_tool_costs() },
  { path: "/estimacion-personal", title: m.articles_tool_estimate_title(), text: m.articles_tool_estimate() },
  { path: "/republica-dominicana/planificar-mi-experiencia", title: m.articles_tool_trip_title(), text: m.articles_tool_trip() },
  { path: "/comparar", title: m.articles_tool_compare_title(), text: m.articles_tool_compare() },
  { path: "/preguntas-frecuentes", title: m.questions_title(), text: m.articles_tool_questions() },
  { path: "/como-revisamos", title: m.articles_how_we_review(), text: m.articles_tool_review() },
  { path: "/como-ordenamos", title: m.articles_tool_ordering_title(), text: m.articles_tool_ordering() },
];
