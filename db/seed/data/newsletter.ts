import type { IssueText } from "#domain/newsletter/newsletter.ts";

/** People who asked for the newsletter, and what they have done since. */
export const demoSubscribers: readonly { email: string; since: "asked" | "confirmed" | "ended" }[] = [
  { email: "maria.rosario@correo.example", since: "confirmed" },
  { email: "elisa.guerrero@correo.example", since: "confirmed" },
  { email: "noemi.ferreras@correo.example", since: "confirmed" },
  { email: "carla.y.denise@correo.example", since: "confirmed" },
  { email: "thomas.weber@correo.example", since: "confirmed" },
  { email: "ramon.polanco@correo.example", since: "ended" },
  { email: "yokasta.batista@correo.example", since: "asked" },
  { email: "francis.almonte@correo.example", since: "asked" },
];

export const sentIssue: IssueText = {
  subject: "Qué incluye un precio de FIV, y qué se paga aparte",
  intro:
    "Hola:\n\nEste mes reunimos lo que más nos preguntan antes de pedir un presupuesto: qué trae el precio que publica un centro, qué pruebas se piden al principio y cómo se comprueba que un médico puede ejercer.\n\nCada artículo dice de dónde sale lo que afirma.",
  articles: ["que-incluye-un-precio-de-fiv", "pruebas-que-se-piden-antes-de-empezar", "como-verificar-a-un-medico-en-republica-dominicana"],
};

export const draftIssue: IssueText = {
  subject: "Congelar óvulos: las preguntas que conviene hacer",
  intro: "Hola:\n\nSi estás pensando en congelar óvulos, estos dos textos te ayudan a preguntar por lo que importa.",
  articles: ["congelar-ovulos-preguntas-honestas", "cuantos-embriones-transferir"],
};
