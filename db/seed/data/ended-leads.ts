import type { LeadForm } from "#domain/leads/lead-form-fields.ts";
import type { DemoLead } from "./demo-lead.ts";

/** A request to the center whose inbox shows every state. */
const toCaracola = (key: string, later: DemoLead["later"], form: Partial<LeadForm>): DemoLead => ({
  key,
  to: ["Unidad Caracola"],
  variant: "dialog",
  form: { genero: "femenino", estado: "pareja-hetero", presupuesto: "5000-10000", ...form },
  later,
});

/** Requests that ended without an answer: withdrawn, left to other centers, or given back. */
export const endedLeads: readonly DemoLead[] = [
  toCaracola("dulce", "withdrawn", {
    nombre: "Dulce",
    apellido: "Mateo",
    anoNacimiento: "1990",
    email: "dulce.mateo@correo.example",
    telefono: "+1 809 555 0141",
    ciudad: "Puerto Plata",
    tratamiento: "FIV",
    mensaje: "Llevamos un año intentándolo y quisiera saber cuánto cuesta el primer ciclo y qué estudios piden antes.",
  }),
  toCaracola("rafaela", "closed", {
    nombre: "Rafaela",
    apellido: "Báez",
    anoNacimiento: "1986",
    email: "rafaela.baez@correo.example",
    telefono: "+1 829 555 0142",
    ciudad: "Santiago",
    tratamiento: "ICSI",
    mensaje: "Me gustaría entender los plazos de ICSI y cuántos viajes necesitaría si vivo en Santiago.",
  }),
  toCaracola("yesenia", "declined", {
    nombre: "Yesenia",
    apellido: "Polonia",
    anoNacimiento: "1984",
    email: "yesenia.polonia@correo.example",
    telefono: "+1 849 555 0143",
    ciudad: "Moca",
    tratamiento: "FIV",
    mensaje: "Busco una consulta esta misma semana por la tarde. ¿Tienen cupo y cuánto cuesta la primera visita?",
  }),
  toCaracola("nieves", "return-asked", {
    nombre: "Nieves",
    apellido: "Ventura",
    anoNacimiento: "1991",
    email: "nieves.ventura@correo.example",
    telefono: "+1 809 555 0144",
    ciudad: "Puerto Plata",
    tratamiento: "FIV",
    mensaje: "Quisiera saber el costo de FIV con la medicación y si puedo hacerme los controles cerca de casa.",
  }),
  toCaracola("mercedes", "return-refused", {
    nombre: "Mercedes",
    apellido: "Ogando",
    anoNacimiento: "1988",
    email: "mercedes.ogando@correo.example",
    telefono: "+1 829 555 0145",
    ciudad: "Santiago",
    tratamiento: "FIV",
    mensaje: "Ya hice un ciclo en otro centro y me gustaría una segunda opinión antes de repetir.",
  }),
];
