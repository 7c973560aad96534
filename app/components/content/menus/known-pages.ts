import { m } from "#messages/m.ts";

/** Pages that a menu is likely to link to, as suggestions for the address field. */
export const knownPages = (): readonly { path: string; label: string }[] => [
  { path: "/centros", label: m.shell_footer_centers() },
  { path: "/especialistas", label: m.shell_footer_specialists() },
  { path: "/ciudades", label: m.shell_footer_all_cities() },
  { path: "/tratamientos", label: m.shell_footer_treatments() },
  { path: "/comparar", label: m.shell_footer_compare() },
  { path: "/costos-financiamiento", label: m.shell_footer_prices() },
  { path: "/republica-dominicana/planificar-mi-experiencia", label: m.shell_footer_trip() },
  { path: "/como-funciona", label: m.shell_footer_steps() },
  { path: "/para-centros", label: m.shell_for_centers() },
  { path: "/blog", label: m.shell_footer_blog() },
  { path: "/guias", label: m.shell_footer_guides() },
  { path: "/recursos", label: m.shell_footer_all_resources() },
  { path: "/preguntas-frecuentes", label: m.shell_footer_questions() },
  { path: "/testimonios", label: m.shell_footer_testimonials() },
  { path: "/contacto", label: m.shell_footer_write() },
  { path: "/terminos", label: m.shell_terms() },
  { path: "/privacidad", label: m.shell_privacy() },
  { path: "/como-ordenamos", label: m.shell_ordering() },
  { path: "/api/docs", label: m.shell_footer_developers() },
];
