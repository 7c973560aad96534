/** The sources of the page's statements. A statement without one says that none was found. */
export const SOURCES = {
  insurers: "costo-rd-aseguradoras-2023",
  catalog: "pago-dida-seguro-familiar",
  defence: "pago-dida-preguntas",
  travel: "pago-seguro-viaje-exclusiones",
  card: "pago-sb-tarjeta",
  insurance: "pago-prousuario-seguro",
} as const;
