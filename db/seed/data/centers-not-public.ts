import type { DemoCenter } from "./center.ts";
import { weekdays } from "./hours.ts";

/** Profiles that wait for publication. Nobody finds them yet, and no count includes them. */
export const centersNotPublic: readonly DemoCenter[] = [
  {
    name: "Centro Manatí",
    city: "Samaná",
    neighborhood: "Las Terrenas",
    address: "Calle Manatí 10, Las Terrenas",
    at: [19.311, -69.543],
    status: "pending",
    services: ["fiv", "icsi", "inseminacion"],
    languages: ["es", "en", "fr"],
    payments: ["efectivo", "tarjeta-credito"],
    hours: weekdays("08:00", "17:00"),
    phone: "+18095550110",
    short: "Primera unidad de reproducción asistida de Las Terrenas.",
  },
  {
    name: "Unidad Colibrí",
    city: "La Vega",
    neighborhood: "Las Carmelitas",
    address: "Calle Colibrí 4, Las Carmelitas",
    at: [19.227, -70.527],
    status: "draft",
    services: ["diagnostico"],
    languages: ["es"],
    payments: [],
    hours: weekdays("08:00", "16:00"),
    phone: "+18095550104",
    short: "Perfil empezado, sin documentos todavía.",
  },
  {
    name: "Centro Arrecife",
    city: "Sosúa",
    neighborhood: "El Batey",
    address: "Calle Arrecife 33, El Batey",
    at: [19.7622, -70.5131],
    status: "returned",
    services: ["inseminacion", "preservacion"],
    languages: ["es", "en", "de"],
    payments: ["tarjeta-credito"],
    hours: weekdays("09:00", "17:00"),
    phone: "+18095550133",
    short: "Devuelto: falta la habilitación de Salud Pública.",
  },
];
