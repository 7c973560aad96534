import { expect, test } from "vitest";
import { MAX_LENGTH, type ProfileSection, readSection } from "./profile-sections.ts";

const KNOWN = {
  cities: ["Santiago", "Santo Domingo"],
  services: ["fiv", "icsi"],
  languages: ["es", "en"],
  payments: ["tarjeta"],
  countries: ["DO", "US"],
};
const read = (section: ProfileSection, fields: Record<string, string | string[]>) =>
  readSection(
    section,
    {
      text: (name) => {
        const value = fields[name] ?? "";
        return typeof value === "string" ? value : "";
      },
      list: (name) => [fields[name] ?? []].flat(),
    },
    KNOWN,
  );
const errorsOf = (section: ProfileSection, fields: Record<string, string | string[]>) => read(section, fields).errors;

test("a profile has a name; a title is one of ours, and a text no longer than its limit, counted as people count letters", () => {
  const given = { nombre: " Luna ", tratamiento: "Dra.", experiencia: "70", descripcion: "" };
  expect(read("identidad", given)).toEqual({
    change: { name: "Luna", honorific: "Dra.", specialty: null, years_experience: 70, short_description: null, bio: null },
    errors: {},
  });
  expect(read("identidad", { nombre: "Luna", tratamiento: "Su Majestad" }).change).toMatchObject({
    honorific: null,
    years_experience: null,
  });
  expect(errorsOf("identidad", { nombre: "  ", experiencia: "71" })).toEqual({ nombre: "required", experiencia: "number" });
  for (const bad of ["-1", "3.5", "mil", "1000"])
    expect(errorsOf("identidad", { nombre: "Luna", experiencia: bad })).toEqual({ experiencia: "number" });
  expect(errorsOf("identidad", { nombre: "🌙".repeat(MAX_LENGTH.nombre) })).toEqual({});
  expect(errorsOf("identidad", { nombre: "🌙".repeat(MAX_LENGTH.nombre + 1) })).toEqual({ nombre: "too-long" });
});

test("a center offers something, in some language, to everywhere or to countries that it names; unknown choices are dropped", () => {
  const given = { servicios: ["icsi", "magia"], idiomas: ["es"], pagos: ["tarjeta", "trueque"] };
  expect(read("servicios", { ...given, alcance: "todos", paises: ["US"] })).toEqual({
    change: { services_offered: ["icsi"], languages_spoken: ["es"], payment_methods: ["tarjeta"], countries_served: null },
    errors: {},
  });
  expect(read("servicios", { ...given, alcance: "algunos", paises: ["US"] })).toMatchObject({
    change: { countries_served: ["US"] },
    errors: {},
  });
  expect(errorsOf("servicios", { servicios: ["magia"], alcance: "algunos" })).toEqual({
    servicios: "required",
    idiomas: "required",
    paises: "required",
  });
});

test("what a center says of donors: known answers, a number of families, and a source that is a page or words", () => {
  const given = {
    "donantes-anonimato": "se-elige",
    "donantes-anonimato-fuente": " https://faro.example/donantes ",
    "donantes-pruebas": ["cariotipo", "magia"],
    "donantes-familias": "6",
    "donantes-impago": "segun-contrato",
    "donantes-impago-detalle": "  Avisamos\n dos veces. ",
    "donantes-espera": "",
    "donantes-espera-fuente": "nada que decir",
  };
  expect(read("donantes", given)).toEqual({
    change: {
      donors: {
        facts: {
          anonimato: { is: ["se-elige"], words: null, source: "https://faro.example/donantes" },
          pruebas: { is: ["cariotipo"], words: null, source: null },
          familias: { is: ["6"], words: null, source: null },
          impago: { is: ["segun-contrato"], words: "Avisamos dos veces.", source: null },
        },
        again: false,
      },
    },
    errors: {},
  });
  expect(errorsOf("donantes", { "donantes-familias": "muchas" })).toEqual({ "donantes-familias": "families" });
  expect(errorsOf("donantes", { "donantes-guarda": "en-el-centro", "donantes-guarda-fuente": "https://" })).toEqual({
    "donantes-guarda-fuente": "website",
  });
  expect(errorsOf("donantes", { "donantes-impago-detalle": "a".repeat(201) })).toEqual({ "donantes-impago-detalle": "too-long" });
});

test("whom a center treats is said, denied or left open, and ages are between 16 and 70 in their order", () => {
  const given = { "propios-desde": "18", "propios-hasta": "45", "donados-desde": "", "donados-hasta": "50" };
  expect(read("pacientes", given)).toMatchObject({
    change: { patients: { own_eggs_min_age: 18, own_eggs_max_age: 45, donor_eggs_min_age: null, donor_eggs_max_age: 50 } },
    errors: {},
  });
  expect(errorsOf("pacientes", { "propios-desde": "46", "propios-hasta": "45", "donados-desde": "51", "donados-hasta": "50" })).toEqual({
    "propios-hasta": "order",
    "donados-hasta": "order",
  });
  expect(errorsOf("pacientes", { "propios-desde": "40", "propios-hasta": "40", "donados-desde": "50", "donados-hasta": "50" })).toEqual({});
  expect(errorsOf("pacientes", { "propios-desde": "15", "donados-hasta": "71" })).toEqual({
    "propios-desde": "number",
    "donados-hasta": "number",
  });
});

test("a place is an address in a city that we know; a position is whole, and lies in the country", () => {
  const place = { ciudad: "Santiago", direccion: "Calle 1" };
  expect(read("lugar", place)).toEqual({
    change: { city: "Santiago", neighborhood: null, address: "Calle 1", latitude: null, longitude: null },
    errors: {},
  });
  expect(read("lugar", { ...place, latitud: "18,47", longitud: " -69.9 " })).toMatchObject({
    change: { latitude: 18.47, longitude: -69.9 },
    errors: {},
  });
  expect(errorsOf("lugar", {})).toEqual({ ciudad: "required", direccion: "required" });
  expect(errorsOf("lugar", { ...place, ciudad: "Macondo" })).toEqual({ ciudad: "unknown" });
  const at = (latitud: string, longitud: string) => errorsOf("lugar", { ...place, latitud, longitud }).latitud;
  for (const half of [at("18.47", ""), at("", "-69.9"), at("norte", "-69.9"), at("18.47", "oeste")]) expect(half).toBe("position");
  for (const outside of [at("17.2", "-70"), at("20.1", "-70"), at("18.5", "-72.2"), at("18.5", "-68.1"), at("-18.5", "-70")])
    expect(outside).toBe("outside");
});

test("a telephone is written for the whole world, and a center has one, and a mailbox", () => {
  const contact = { telefono: "(809) 555-0100", email: "HOLA@Clinica.example" };
  expect(read("contacto", { ...contact, whatsapp: "+34 600 000 000", web: "clinica.example/citas" })).toEqual({
    change: { phone: "+18095550100", whatsapp: "+34600000000", email: "hola@clinica.example", website: "https://clinica.example/citas" },
    errors: {},
  });
  expect(read("contacto", contact)).toMatchObject({ change: { whatsapp: null, website: null }, errors: {} });
  expect(errorsOf("contacto", {})).toEqual({ telefono: "required", email: "required" });
  expect(errorsOf("contacto", { ...contact, telefono: "555-0100", whatsapp: "+0 123" })).toEqual({ telefono: "phone", whatsapp: "phone" });
  expect(errorsOf("contacto", { ...contact, email: "hola@clinica" })).toEqual({ email: "email" });
  for (const web of ["javascript:alert(1)", "https://localhost", "https://yo@clinica.example"])
    expect(errorsOf("contacto", { ...contact, web })).toEqual({ web: "website" });
  expect(read("contacto", { ...contact, web: "http://clinica.example" }).change.website).toBe("http://clinica.example");
});

test("a center opens before it closes, on one day at least, with one break a day at most; a day without times is closed", () => {
  const times = (day: string, ...typed: string[]) =>
    Object.fromEntries(typed.map((time, i) => [`${day}-${i >> 1}-${i % 2 ? "hasta" : "desde"}`, time]));
  expect(read("horario", { ...times("mon", "08:00", "12:00", "14:00", "17:30"), ...times("sat", "", "", "09:00", "13:00") })).toEqual({
    change: {
      hours: {
        mon: [
          ["08:00", "12:00"],
          ["14:00", "17:30"],
        ],
        sat: [["09:00", "13:00"]],
      },
    },
    errors: {},
  });
  expect(errorsOf("horario", {})).toEqual({ "mon-0-desde": "required" });
  expect(errorsOf("horario", { ...times("tue", "08:00"), ...times("wed", "", "17:00"), ...times("thu", "8", "17:00") })).toEqual({
    "tue-0-desde": "both-times",
    "wed-0-desde": "both-times",
    "thu-0-desde": "both-times",
  });
  expect(
    errorsOf("horario", {
      ...times("mon", "08:00", "12:00", "11:30", "17:00"),
      ...times("tue", "14:00", "17:00", "08:00", "12:00"),
      ...times("fri", "17:00", "08:00"),
      ...times("sat", "08:00", "08:00"),
    }),
  ).toEqual({ "mon-0-desde": "overlap", "tue-0-desde": "overlap", "fri-0-desde": "closes-first", "sat-0-desde": "closes-first" });
});
