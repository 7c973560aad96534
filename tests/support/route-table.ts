/** The expected answer of a public route in the demo world. */
export interface Promised {
  /** The text of the only h1. */
  readonly heading?: string;
  /** Facts that come from the database or the texts. */
  readonly says?: readonly string[];
  /** CSS selectors of the controls on the page. */
  readonly offers?: readonly string[];
  /** The address of a permanent redirect, instead of a page. */
  readonly movedTo?: string;
}

const link = (path: string) => `main a[href="${path}"]`;
const form = (path: string) => `main form[action^="${path}"]`;
const CENTER = "/centros/clinica-luna-de-larimar";
const ASK_CENTER = "/solicitar-informacion?centro=clinica-luna-de-larimar";

export const routeTable: Readonly<Record<string, Promised>> = {
  "/": {
    heading: "Decidir dónde empezar no debería ser lo difícil",
    says: ["centros publicados", "en 7 ciudades del país", "Clínica Luna de Larimar"],
    offers: [form("/busqueda"), form("/solicitar-informacion"), link("/republica-dominicana/planificar-mi-experiencia")],
  },
  "/busqueda?q=larimar": {
    heading: "Resultados de Búsqueda",
    says: ["«larimar»", "Clínica Luna de Larimar"],
    offers: [form("/busqueda"), link(CENTER), link(ASK_CENTER)],
  },
  "/centros": {
    heading: "Centros de fertilidad en República Dominicana",
    says: ["24 centros", "Clínica Luna de Larimar", "US$ 4900"],
    offers: [form("/centros"), link(CENTER), link(ASK_CENTER), link("/centros?pagina=2"), form("/comparar"), form("/guardados")],
  },
  [CENTER]: {
    heading: "Clínica Luna de Larimar",
    says: ["Santo Domingo", "US$ 4900", "Verificado"],
    offers: [form("/solicitar-informacion"), form("/comparar"), form("/guardados")],
  },
  "/centro/clinica-luna-de-larimar": { movedTo: CENTER },
  "/especialistas": {
    heading: "Especialistas en fertilidad en República Dominicana",
    says: ["61 especialistas", "Dra. Amaranta Solís"],
    offers: [form("/especialistas"), link("/especialistas/amaranta-solis"), link("/especialistas?pagina=2")],
  },
  "/especialistas/amaranta-solis": {
    heading: "Dra. Amaranta Solís",
    says: ["Medicina reproductiva", "14 años", "Clínica Luna de Larimar"],
    offers: [link(CENTER), form("/guardados")],
  },
  "/especialista/amaranta-solis": { movedTo: "/especialistas/amaranta-solis" },
  "/ciudades": {
    heading: "Elige por ciudad",
    says: ["24 centros en 7 ciudades"],
    offers: [link("/ciudades/santo-domingo"), "main svg", "main a.map-marker[href='/ciudades/santo-domingo']"],
  },
  ...Object.fromEntries(
    [
      ["santo-domingo", "Santo Domingo", "Clínica Luna de Larimar"],
      ["santiago", "Santiago", "Instituto Marea Alta"],
      ["san-francisco-de-macoris", "San Francisco de Macorís", "Clínica Cacao en Flor"],
    ].map(([slug, name, center]) => [
      `/ciudades/${slug}`,
      { heading: `Centros de fertilidad en ${name}`, says: [center!], offers: ["main svg", `main a[href^="/${slug}/tratamientos/"]`] },
    ]),
  ),
  "/recursos": {
    heading: "Recursos para informarte antes de decidir",
    offers: [link("/guias"), link("/blog"), link("/preguntas-frecuentes")],
  },
  "/contacto": { heading: "Habla con nuestro equipo", offers: ["#form", form("/contacto"), "main a[href^='tel:']"] },
  "/tratamientos": {
    heading: "Tratamientos de fertilidad",
    says: ["Reproducción asistida", "Preservación", "Genética reproductiva"],
    offers: [link("/tratamientos/fiv"), link("/tratamientos/gestacion-subrogada"), link("/tratamientos/adopcion-de-embriones")],
  },
  "/tratamientos/fiv": {
    heading: "Fecundación in vitro, explicada con calma",
    says: ["US$ 4350 – 6900", "Revisión médica pendiente", "Riesgos", "Alternativas", "No es asesoría legal."],
    offers: [link("/costos-financiamiento"), "main a[href^='https://'][rel~='noopener']"],
  },
  "/santo-domingo/tratamientos/fiv": {
    heading: "Fecundación in vitro (FIV) en Santo Domingo",
    says: ["7 centros", "Clínica Luna de Larimar"],
    offers: [link(CENTER), link(`${ASK_CENTER}&servicio=fiv`)],
  },
  "/asesoramiento": {
    heading: "Cuéntanos lo básico y te orientamos",
    offers: [form("/asesoramiento"), "main [name='consentimiento']:not([checked])"],
  },
  "/republica-dominicana/planificar-mi-experiencia": {
    heading: "Tu viaje, día por día",
    says: ["Las Américas", "Santo Domingo", "Pasaporte"],
    offers: ["main a[href*='guia.pdf'][data-event='download_guide']", "main [name='alojamiento']", "main form[method='post']"],
  },
  "/financiamiento": {
    heading: "Formas de pagar, con el total a la vista",
    says: ["Efectivo", "Planes de pago", "PayPal"],
    offers: [link("/centros?pagos=planes-de-pago"), form("/financiamiento"), link("/costos-financiamiento")],
  },
  "/costos-financiamiento": {
    heading: "Cuánto cuesta, con todo a la vista",
    says: ["US$ 4350 – 6900", "RD$", "9 centros"],
    offers: ["main [data-island-live], main [data-island]", link("/financiamiento")],
  },
  "/comparar?centros=clinica-luna-de-larimar,instituto-marea-alta": {
    heading: "Dos centros, lado a lado",
    says: ["Clínica Luna de Larimar", "Instituto Marea Alta", "Efectivo, tarjeta de crédito"],
    offers: [link(CENTER), form("/comparar"), "main table"],
  },
  "/lead-capture": { heading: "Pide información", offers: [form("/")] },
  "/solicitar-informacion": { heading: "Pide información", offers: ["main form[method='post'] [name='email']"] },
  "/blog": {
    heading: "Blog: fertilidad con fuentes y sin prisa",
    offers: [link("/blog/maternidad-en-solitario"), link("/blog/rss.xml"), link("/blog?pagina=2")],
  },
  "/blog/cuantos-embriones-transferir": {
    heading: "Cuántos embriones transferir: uno, dos y por qué se pregunta",
    says: ["minutos de lectura", "Fuentes"],
    offers: [link("/tratamientos/fiv")],
  },
  "/solicitud-enviada?service=FIV&name=Zoraida&exclusive=true&country=DO&page=x": {
    heading: "Aquí verás la confirmación de tu solicitud",
    offers: [link("/solicitar-informacion")],
  },
  "/como-funciona": { heading: "Cómo funciona Cuna", offers: [link("/centros"), link("/como-ordenamos")] },
  "/para-centros": {
    heading: "Que te encuentre quien ya te está buscando",
    says: ["Las 3 primeras, por nuestra cuenta", "US$", "Hoy en el directorio"],
    offers: [link("/registro?cuenta=provider"), link("/claims"), "footer a[href='/para-centros']", "header a[href='/para-centros']"],
  },
  "/guias": { heading: "Guías para decidir a tu ritmo", offers: [link("/guias/preguntas-para-tu-centro")] },
  "/respuestas": { heading: "Respuestas para cuando algo preocupa", offers: [link("/respuestas/sangrado-tras-la-transferencia")] },
  "/respuestas/sangrado-tras-la-transferencia": {
    heading: "Sangrado tras la transferencia",
    says: ["Ve a urgencias ahora si", "Llama hoy a tu centro si", "Sin revisar por un médico"],
    offers: ["main a[href='tel:911']", link("/respuestas/olvide-la-progesterona")],
  },
  "/preguntas-frecuentes?q=seguro": { heading: "Preguntas frecuentes", says: ["seguro"], offers: [form("/preguntas-frecuentes")] },
  "/testimonios": {
    heading: "Lo que cuentan quienes ya pasaron por aquí",
    says: ["Consulta confirmada"],
    offers: [link("/especialistas/amaranta-solis")],
  },
  "/terminos": { heading: "Términos de uso", offers: [link("/privacidad")] },
  "/comprobante": { heading: "Comprueba un comprobante", offers: ["main form[enctype='multipart/form-data']", "main [name='huella']"] },
  "/privacidad": { heading: "Privacidad", offers: [form("/cookies"), "main table"] },
};
