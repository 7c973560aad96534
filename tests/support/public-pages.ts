/** One page, or one state, of every public screen: what must hold on all of them is tried on these. */
export const publicPages: Readonly<Record<string, string>> = {
  home: "/",
  list: "/centros",
  "filtered list": "/centros?services=fiv&languages=en",
  "empty list": "/centros?city=La+Romana&services=gestacion-subrogada",
  center: "/centros/clinica-luna-de-larimar",
  "a center that says little": "/centros/centro-bahia-quieta",
  form: "/solicitar-informacion",
  "form to a center": "/solicitar-informacion?centro=clinica-luna-de-larimar",
  "confirmation without a request": "/solicitud-enviada",
  privacy: "/privacidad",
  "no connection": "/sin-conexion",
  "not found": "/no-existe",
};
