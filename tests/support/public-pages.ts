import { standingPages } from "./site-map.ts";

/** One page, or one state, of every public screen, for tests of rules that apply to all of them. */
export const publicPages: Readonly<Record<string, string>> = {
  ...standingPages,
  "filtered list": "/centros?services=fiv&languages=en",
  "empty list": "/centros?city=La+Romana&services=gestacion-subrogada",
  center: "/centros/clinica-luna-de-larimar",
  "a center that says little": "/centros/centro-bahia-quieta",
  "search by word": "/busqueda?q=fiv",
  "search without a result": "/busqueda?q=zzzz",
  "search that finds answers": "/busqueda?q=dos+mam%C3%A1s",
  answers: "/busqueda?q=madre+soltera&tab=answers",
  specialist: "/especialistas/amaranta-solis",
  comparison: "/comparar?centros=clinica-luna-de-larimar,instituto-marea-alta,casa-yagrumo-fertilidad",
  city: "/ciudades/santo-domingo",
  "a city with one center": "/ciudades/san-pedro-de-macoris",
  treatment: "/tratamientos/fiv",
  "a treatment without prices": "/tratamientos/gestacion-subrogada",
  "treatment in a city": "/santo-domingo/tratamientos/fiv",
  article: "/blog/cuantos-embriones-transferir",
  guide: "/guias/preguntas-para-tu-centro",
  "urgent answer": "/respuestas/sangrado-tras-la-transferencia",
  "a page of the site": "/p/accesibilidad",
  installments: "/financiamiento?precio=5000&inicial=1000&meses=24&interes=18",
  "form to a center": "/solicitar-informacion?centro=clinica-luna-de-larimar",
  "not found": "/no-existe",
};
