import { expect, test } from "vitest";
import { EMPTY_LEAD_FORM } from "#domain/leads/lead-form-fields.ts";
import { offerFacts } from "./offers.ts";
import { openedFacts } from "./opened-facts.ts";
import { teamFacts } from "./team-facts.ts";

test("our own team reads every answer of a request but the message, which is quoted apart", () => {
  const written = { apellido: "Rosario", email: "ana@correo.example", provincia: "Bronx", fechasVisita: "mayo", anoNacimiento: "1988" };
  const texts = {
    ...written,
    nombre: "Ana",
    ciudad: "Santiago",
    ubicacionTratamientoAdicional: "Punta Cana",
    informacionAdicional: "No fumo",
  };
  const choices = { genero: "otro", estado: "otro", subTratamiento: "fiv-propia", presupuesto: "menos-5000", alojamiento: "hotel" };
  const form = { ...EMPTY_LEAD_FORM, ...texts, ...choices, tratamiento: "FIV", mensaje: "Hola", website: "robot" };
  const facts = teamFacts({ form, phone: "+18095550100", service: null, careLanguage: "Francés" });
  expect(facts.map(({ value }) => value)).toEqual([
    "Ana Rosario",
    "ana@correo.example",
    "+1 809 555 0100",
    "WhatsApp",
    "FIV",
    "FIV con óvulos propios",
    "Menos de US$ 5000",
    "Otra",
    "1988",
    "Otro",
    "República Dominicana",
    "Bronx",
    "Santiago",
    "Francés",
    "Punta Cana",
    "mayo",
    "Hotel",
    "No fumo",
  ]);
});

test("the center that paid reads every answer but the name, its title, and the message, which is quoted apart", () => {
  const texts = { provincia: "Bronx", fechasVisita: "mayo", anoNacimiento: "1988", email: "ana@correo.example" };
  const choices = { genero: "otro", estado: "otro", subTratamiento: "fiv-propia", presupuesto: "menos-5000", alojamiento: "hotel" };
  const form = { ...EMPTY_LEAD_FORM, ...texts, ...choices, ubicacionTratamientoAdicional: "Punta Cana", informacionAdicional: "No fumo" };
  const request = { service: "FIV", country: "Estados Unidos", city: "Santiago", careLanguage: "Francés" };
  const facts = openedFacts({ ...request, person: { form, phone: "+18095550100" } });
  expect(facts.map(({ value }) => value)).toEqual([
    "+1 809 555 0100",
    "ana@correo.example",
    "FIV",
    "FIV con óvulos propios",
    "Menos de US$ 5000",
    "1988",
    "Otro",
    "Otra",
    "Estados Unidos",
    "Bronx",
    "Francés",
    "Santiago",
    "Punta Cana",
    "mayo",
    "Hotel",
    "No fumo",
    "WhatsApp",
  ]);
});

test("our own team reads what a message is about, and nothing of what was not answered", () => {
  const facts = teamFacts({ form: { asunto: "datos", nombre: "Ana", pais: "" }, phone: null, service: null, careLanguage: null });
  expect(facts.map(({ key }) => key)).toEqual(["asunto", "nombre"]);
});

test("a center reads what the person did not say as null, and of a detail only that there is one", () => {
  const person = { ageBand: null, budget: "", subTreatment: "ninguno", hasPhone: true, message: "Hola", messageWithheld: false };
  const request = { service: "Inseminación", country: "Haití", city: null, careLanguage: null };
  const factsOf = (subTreatment: string) => offerFacts({ ...request, person: { ...person, subTreatment } });
  expect(factsOf("ninguno").map(({ key, value }) => [key, value])).toEqual([
    ["service", "Inseminación"],
    ["ageBand", null],
    ["country", "Haití"],
    ["city", null],
    ["budget", null],
    ["careLanguage", null],
  ]);
  expect(factsOf("icsi-propia")[1]).toMatchObject({ key: "subTreatment", value: expect.stringContaining("ICSI") });
});
