/** People who may sign in to the demo world. `npm start` and README.md tell their common password. */
export const DEMO_PASSWORD = "agua clara de larimar";

export interface DemoPerson {
  /** The name under which `idOfPerson` finds the person. */
  key: "maria" | "amaranta" | "yadira" | "rafelina" | "minerva" | "joel" | "carmen" | "lia" | "ines";
  email: string;
  firstName: string;
  lastName: string;
  userType: "patient" | "provider" | "reviewer";
  admin?: true;
  phone: string;
  country: string;
}

export const people: readonly DemoPerson[] = [
  {
    key: "maria",
    email: "maria.rosario@correo.example",
    firstName: "María",
    lastName: "Rosario",
    userType: "patient",
    phone: "+18095550121",
    country: "República Dominicana",
  },
  {
    key: "amaranta",
    email: "amaranta.solis@luna-de-larimar.example",
    firstName: "Amaranta",
    lastName: "Solís",
    userType: "provider",
    phone: "+18095550131",
    country: "República Dominicana",
  },
  {
    key: "yadira",
    email: "yadira.polanco@caracola.example",
    firstName: "Yadira",
    lastName: "Polanco",
    userType: "provider",
    phone: "+18095550132",
    country: "República Dominicana",
  },
  {
    key: "rafelina",
    email: "rafelina.ogando@caracola.example",
    firstName: "Rafelina",
    lastName: "Ogando",
    userType: "provider",
    phone: "+18095550133",
    country: "República Dominicana",
  },
  {
    key: "minerva",
    email: "minerva.brito@caracola.example",
    firstName: "Minerva",
    lastName: "Brito",
    userType: "provider",
    phone: "+18095550134",
    country: "República Dominicana",
  },
  {
    key: "joel",
    email: "joel.taveras@caracola.example",
    firstName: "Joel",
    lastName: "Taveras",
    userType: "provider",
    phone: "+18095550135",
    country: "República Dominicana",
  },
  {
    key: "carmen",
    email: "carmen.liriano@caracola.example",
    firstName: "Carmen",
    lastName: "Liriano",
    userType: "provider",
    phone: "+18095550136",
    country: "República Dominicana",
  },
  {
    key: "lia",
    email: "lia.almonte@cuna.example",
    firstName: "Lía",
    lastName: "Almonte",
    userType: "patient",
    admin: true,
    phone: "+18095550141",
    country: "República Dominicana",
  },
  {
    key: "ines",
    email: "ines.cabral@revisa.example",
    firstName: "Inés",
    lastName: "Cabral",
    userType: "reviewer",
    phone: "+18095550151",
    country: "República Dominicana",
  },
];
