import type { LeadForm, LeadFormVariant } from "#domain/leads/lead-form-fields.ts";
import type { End } from "../ended.ts";
import { endedLeads } from "./ended-leads.ts";

/** A request of a fictional person. Telephone numbers are from ranges reserved for fiction, addresses from the domain for examples. */
export interface DemoLead {
  /** Its name and idempotency key, so that a request is sent once, however often the world is seeded. */
  key: string;
  /** The names of the centers whose boxes the person ticked, beginning with the one they wrote to. Empty for our own team. */
  to: readonly string[];
  variant: LeadFormVariant;
  /** The service of the page, where the form has no choice for it. */
  serviceId?: string;
  form: Partial<LeadForm>;
  /** True when a program without a partner's key sent it, and its person has not confirmed it. */
  byProgram?: true;
  /** What happens after it was routed. */
  later?: "opened" | "purchased" | "email-confirmed" | "erased" | End;
}

const maria: Partial<LeadForm> = {
  nombre: "María",
  apellido: "Rosario",
  anoNacimiento: "1989",
  genero: "femenino",
  estado: "pareja-hetero",
  email: "maria.rosario@correo.example",
  telefono: "+1 829 555 0101",
  tratamiento: "FIV",
  presupuesto: "5000-10000",
  mensaje: "Tengo 37 años y me recomendaron FIV. Quisiera saber el costo total y cuántas visitas necesito si vivo en Santiago.",
};

/** At least one request for each outcome. */
export const demoLeads: readonly DemoLead[] = [
  { key: "maria", to: ["Clínica Luna de Larimar"], variant: "dialog", form: { ...maria, ciudad: "Santo Domingo" }, later: "purchased" },
  {
    // The same person, service and center: attached to the one before.
    key: "maria-again",
    to: ["Clínica Luna de Larimar"],
    variant: "dialog",
    form: { ...maria, mensaje: "Olvidé preguntar si la primera consulta puede ser por video y cuánto tiempo dura." },
  },
  {
    // To other centers, whose quotes stand beside the one of the first.
    key: "maria-further",
    to: ["Unidad Caracola", "Instituto Marea Alta"],
    variant: "dialog",
    form: { ...maria, mensaje: "Busco un segundo presupuesto de FIV para comparar, con la medicación aparte." },
    later: "purchased",
  },
  {
    key: "altagracia",
    to: ["Clínica Luna de Larimar", "Unidad Caracola"],
    variant: "default",
    form: {
      nombre: "Altagracia",
      apellido: "Almánzar",
      anoNacimiento: "1988",
      genero: "femenino",
      estado: "pareja-hetero",
      email: "altagracia.almanzar@correo.example",
      telefono: "+1 829 555 0163",
      ciudad: "Santiago",
      tratamiento: "FIV",
      presupuesto: "5000-10000",
      mensaje: "Me recomendaron FIV. ¿Cuál sería el costo total y cuántas visitas necesito si vivo en Santiago?",
      respuesta: "pregunta",
    },
  },
  {
    key: "jose",
    to: ["Instituto Marea Alta", "Clínica Río Sereno"],
    variant: "default",
    form: {
      nombre: "José Manuel",
      apellido: "Trinidad",
      anoNacimiento: "1986",
      genero: "masculino",
      estado: "pareja-hetero",
      email: "jm.trinidad@correo.example",
      telefono: "+1 809 555 0112",
      ciudad: "Santiago",
      idioma: "es",
      tratamiento: "FIV",
      subTratamiento: "fiv-propia",
      presupuesto: "5000-10000",
      mensaje: "Mi esposa tiene 38 años y ya hicimos dos inseminaciones. Queremos una segunda opinión antes de decidir.",
      newsletter: true,
    },
    later: "opened",
  },
  {
    key: "janet",
    to: ["Clínica Coral Sereno", "Instituto Nácar de Medicina Reproductiva", "Centro Alborada de Fertilidad"],
    variant: "dialog",
    form: {
      nombre: "Janet",
      apellido: "Thompson",
      anoNacimiento: "1983",
      genero: "femenino",
      estado: "mujer-soltera",
      email: "janet.thompson@mail.example",
      telefono: "+1 917 555 0180",
      pais: "Estados Unidos",
      provincia: "Nueva York",
      ciudad: "Punta Cana",
      idioma: "en",
      metodoContacto: "email",
      tratamiento: "Ovodonación",
      presupuesto: "10000-15000",
      fechasVisita: "Febrero de 2027, dos semanas",
      alojamiento: "apartamento",
      mensaje: "I am 43 and I would like to know how long I have to stay and what the price with donor eggs leaves out.",
    },
    later: "opened",
  },
  {
    key: "laura",
    to: ["Casa Yagrumo Fertilidad"],
    variant: "dialog",
    form: {
      nombre: "Laura",
      apellido: "Guzmán",
      anoNacimiento: "1993",
      genero: "femenino",
      estado: "mujer-soltera",
      email: "laura.g@correo.example",
      telefono: "+1 849 555 0163",
      ciudad: "La Romana",
      tratamiento: "Preservación",
      subTratamiento: "congelacion-ovulos",
      presupuesto: "menos-5000",
      mensaje: "Quiero congelar mis óvulos antes de empezar un tratamiento médico. ¿Cuánto tiempo necesito y qué incluye el precio?",
      informacionAdicional: "Después de las 5 p. m., por favor. No me llamen al trabajo.",
      recibirMasRespuestas: "no",
    },
    later: "opened",
  },
  {
    // Nobody answers for this center on Cuna yet.
    key: "kirsys",
    to: ["Fertilidad Almendro"],
    variant: "inline",
    form: {
      nombre: "Kirsys",
      apellido: "Mota",
      email: "kirsys.mota@correo.example",
      telefono: "+1 809 555 0126",
      tratamiento: "ICSI",
      mensaje: "Vivo cerca y quisiera saber si atienden los sábados.",
    },
  },
  {
    key: "pamela",
    to: ["Unidad Montaña Clara"],
    variant: "card",
    serviceId: "fiv",
    form: {
      nombre: "Pamela",
      apellido: "Espino",
      anoNacimiento: "1990",
      email: "pamela.espino@correo.example",
      telefono: "+1 829 555 0137",
    },
  },
  {
    // This center takes one request a day.
    key: "rosanna",
    to: ["Unidad Montaña Clara"],
    variant: "inline",
    form: {
      nombre: "Rosanna",
      apellido: "Duarte",
      email: "rosanna.duarte@correo.example",
      telefono: "+1 829 555 0148",
      tratamiento: "FIV",
      mensaje: "Somos dos mujeres y queremos saber por dónde empezar, qué estudios piden y cuánto cuestan.",
    },
  },
  {
    // This center serves only people who live in the country.
    key: "ivette",
    to: ["Clínica Cacao en Flor"],
    variant: "default",
    form: {
      nombre: "Ivette",
      apellido: "Colón",
      anoNacimiento: "1988",
      genero: "femenino",
      estado: "pareja-hetero",
      email: "ivette.colon@mail.example",
      telefono: "+1 787 555 0119",
      pais: "Puerto Rico",
      tratamiento: "Diagnóstico",
      subTratamiento: "analisis-basico",
      mensaje: "Tengo familia en San Francisco de Macorís y podría hacerme los estudios allá en diciembre.",
    },
  },
  {
    // With a doubtful number and few words, it waits for an administrator.
    key: "ana",
    to: ["Unidad Caracola"],
    variant: "inline",
    form: {
      nombre: "Ana",
      apellido: "P.",
      email: "anap77@correo.example",
      telefono: "809 555 01",
      tratamiento: "Otros",
      mensaje: "Precio por favor",
    },
  },
  {
    // With the same doubts, it waits until the link in the mail is used.
    key: "wendy",
    to: ["Clínica Flor de Caoba"],
    variant: "inline",
    form: {
      nombre: "Wendy",
      apellido: "Lora",
      email: "wendy.lora@correo.example",
      telefono: "829 555 02",
      tratamiento: "Diagnóstico",
      mensaje: "¿Atienden los lunes?",
    },
    later: "email-confirmed",
  },
  {
    key: "milagros",
    to: ["Instituto Nácar de Medicina Reproductiva"],
    variant: "card",
    serviceId: "fiv",
    byProgram: true,
    form: {
      nombre: "Milagros",
      apellido: "Encarnación",
      email: "milagros.e@correo.example",
      telefono: "+1 809 555 0184",
      mensaje: "Quisiera saber el costo total y si atienden por la tarde.",
    },
  },
  {
    key: "throwaway",
    to: ["Instituto Marea Alta"],
    variant: "inline",
    form: { nombre: "Test", apellido: "Test", email: "asdf@mailinator.com", telefono: "0000000", mensaje: "asdfgh" },
  },
  {
    key: "robot",
    to: ["Centro Bahía Quieta"],
    variant: "inline",
    form: {
      nombre: "Growth",
      apellido: "Partners",
      email: "hello@ads.example",
      telefono: "+1 917 555 0199",
      mensaje: "Promote your business with us.",
      website: "https://ads.example",
    },
  },
  {
    key: "yokasta",
    to: [],
    variant: "card",
    form: { nombre: "Yokasta", apellido: "Beltré", anoNacimiento: "1991", email: "yokasta.b@correo.example", telefono: "+1 809 555 0159" },
  },
  {
    key: "thomas",
    to: ["Clínica Coral Sereno"],
    variant: "default",
    serviceId: "gestacion-subrogada",
    form: {
      nombre: "Thomas",
      apellido: "Lefebvre",
      anoNacimiento: "1981",
      genero: "masculino",
      estado: "pareja-masculina",
      email: "t.lefebvre@mail.example",
      telefono: "+1 514 555 0122",
      pais: "Canadá",
      idioma: "fr",
      metodoContacto: "email",
      tratamiento: "Otros",
      presupuesto: "mas-30000",
      mensaje: "Nous voulons d'abord comprendre la situation légale dans votre pays avant de prendre une décision.",
    },
  },
  {
    key: "erased",
    to: ["Instituto Brisa de Levante"],
    variant: "dialog",
    form: {
      nombre: "Persona",
      apellido: "Borrada",
      anoNacimiento: "1987",
      genero: "otro",
      estado: "otro",
      email: "borrada@correo.example",
      telefono: "+1 829 555 0171",
      tratamiento: "FIV",
      mensaje: "Esta persona pidió después que se borraran todos sus datos, y así se hizo.",
    },
    later: "erased",
  },
  ...endedLeads,
];
