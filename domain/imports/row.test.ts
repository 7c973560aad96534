import { describe, expect, test } from "vitest";
import { columnNamed, readHeader } from "./columns.ts";
import { type ImportCells, type ImportVocabulary, rowParser } from "./row.ts";

const vocabulary: ImportVocabulary = {
  cities: [
    { id: "santiago", name: "Santiago", active: true },
    { id: "san-pedro-de-macoris", name: "San Pedro de Macorís", active: true },
  ],
  services: [
    { id: "fiv", name: "FIV", shortName: "FIV", synonyms: ["in vitro"] },
    { id: "dgp", name: "Diagnóstico genético preimplantacional", shortName: "DGP", synonyms: [] },
  ],
  languages: [
    { code: "es", name: "Español", ownName: "Español" },
    { code: "en", name: "Inglés", ownName: "English" },
  ],
  payments: [{ id: "tarjeta-credito", name: "Tarjeta de crédito" }],
  countries: [
    { code: "US", name: "Estados Unidos" },
    { code: "DO", name: "República Dominicana" },
  ],
};
const parse = rowParser(vocabulary);

const center: ImportCells = { tipo: "centro", nombre: "Centro Faro", ciudad: "Santiago", servicios: "fiv", email: "citas@faro.example" };
const doctor: ImportCells = { tipo: "doctor", nombre: "Alma Faro", email: "alma@faro.example" };

function profileOf(cells: ImportCells) {
  const result = parse(cells);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.profile;
}
const problemsOf = (cells: ImportCells) => {
  const result = parse(cells);
  return result.ok ? [] : result.problems.map(({ field, code }) => [field, code]);
};

describe("a good row", () => {
  test("names become the ids of our lists, however they are written", () => {
    const cells = {
      ...center,
      ciudad: "san pedro de macoris",
      servicios: "FIV; in vitro, diagnostico genetico preimplantacional",
      idiomas: "English|español",
      formas_de_pago: "Tarjeta de Crédito",
      paises: "Estados Unidos | DO",
    };
    expect(profileOf(cells).columns).toEqual({
      clinic_name: "Centro Faro",
      city: "San Pedro de Macorís",
      services_offered: ["dgp", "fiv"],
      languages_spoken: ["en", "es"],
      payment_methods: ["tarjeta-credito"],
      countries_served: ["DO", "US"],
      email: "citas@faro.example",
    });
  });

  test("columns that the file lacks are absent; empty cells are empty", () => {
    expect(profileOf(center).columns).not.toHaveProperty("phone");
    expect(profileOf({ ...center, telefono: " ", paises: "", idiomas: "" }).columns).toMatchObject({
      phone: null,
      countries_served: null,
      languages_spoken: [],
    });
  });

  test("telephones in their international form, decimals with comma or point, times of day, lists from JSON", () => {
    const cells = {
      ...center,
      telefono: "(809) 555-0142",
      whatsapp: "+1 305 555 0142",
      latitud: "19,4517",
      longitud: -70.697,
      servicios: ["fiv"],
      fotos: ["https://img.example/a.jpg"],
    };
    expect(profileOf({ ...cells, horario: "lun-vie 8:00-17:00; sáb 08:00 a 12:00" }).columns).toMatchObject({
      phone: "+18095550142",
      whatsapp: "+13055550142",
      latitude: 19.4517,
      longitude: -70.697,
      image_gallery: [{ url: "https://img.example/a.jpg", alt: "" }],
      opening_hours: { mon: [["08:00", "17:00"]], fri: [["08:00", "17:00"]], sat: [["08:00", "12:00"]] },
    });
  });

  test("who a center treats comes with its source and day; a column of it sets them all", () => {
    const cells = { ...center, atiende: "Parejas de mujeres|mujer-soltera", edad_ovulos_propios: "18-43", edad_ovulos_donados: "-50" };
    const nobody = { patients_treated: [], patients_not_treated: [], patients_source: null, patients_informed_on: null };
    expect(profileOf({ ...cells, fuente_atiende: "el centro, por correo", fecha_atiende: "2026-11-20" }).columns).toMatchObject({
      patients_treated: ["mujer-soltera", "pareja-femenina"],
      patients_not_treated: [],
      ...{ own_eggs_min_age: 18, own_eggs_max_age: 43, donor_eggs_min_age: null, donor_eggs_max_age: 50 },
      ...{ patients_source: "el centro, por correo", patients_informed_on: "2026-11-20" },
    });
    expect(profileOf({ ...center, atiende: "" }).columns).toMatchObject(nobody);
    expect(profileOf(center).columns).not.toHaveProperty("patients_treated");
  });

  test.each([
    ["Dra. Alma Faro", "Alma Faro", "Dra."],
    ["DR ALMA FARO", "ALMA FARO", "Dr."],
    ["Drago Faro", "Drago Faro", undefined],
  ])("the title in front of «%s» is not part of the name", (nombre, full_name, honorific) => {
    expect(profileOf({ ...doctor, nombre }).columns).toEqual({ full_name, email: "alma@faro.example", ...(honorific && { honorific }) });
  });

  test("its identity is the external id, else type, name and city", () => {
    expect(profileOf({ ...center, id_externo: " 7-A " }).key).toBe("id:7-A");
    expect(profileOf(center).key).toBe("clinic/centro-faro/santiago");
    expect(profileOf({ ...center, nombre: "CENTRO  FARO" }).key).toBe("clinic/centro-faro/santiago");
    expect(profileOf(doctor).key).toBe("doctor/alma-faro/-");
  });

  test("NUL, lone surrogates and control characters never reach the database", () => {
    expect(profileOf({ ...center, nombre: "Centro\u0000 \ud800Faro\t", descripcion: "uno\r\ndos\u0007" }).columns).toMatchObject({
      clinic_name: "Centro Faro",
      bio: "uno\ndos",
    });
  });
});

describe("each reason to refuse a row", () => {
  const informed = { fuente_atiende: "el centro", fecha_atiende: "2026-11-20" };
  const long = (n: number) => "a".repeat(n + 1);
  test.each<[string, ImportCells, string, string]>([
    ["no type", { ...center, tipo: "" }, "tipo", "required"],
    ["an unknown type", { ...center, tipo: "hospital" }, "tipo", "unknown-type"],
    ["no name", { ...center, nombre: " " }, "nombre", "required"],
    ["a long name", { ...center, nombre: long(160) }, "nombre", "too-long"],
    ["a name without letters", { ...center, nombre: "123" }, "nombre", "no-letters"],
    ["a long id", { ...center, id_externo: long(100) }, "id_externo", "too-long"],
    ["an unknown title", { ...doctor, titulo: "Sir" }, "titulo", "unknown-title"],
    ["a title for a center", { ...center, titulo: "Dr." }, "titulo", "only-for-people"],
    ["centers for a center", { ...center, centros: "otro" }, "centros", "only-for-people"],
    ["years that are no number", { ...doctor, anios_experiencia: "diez" }, "anios_experiencia", "not-a-number"],
    ["half a year", { ...doctor, anios_experiencia: "1.5" }, "anios_experiencia", "not-a-number"],
    ["too many years", { ...doctor, anios_experiencia: "71" }, "anios_experiencia", "out-of-range"],
    ["a long summary", { ...center, descripcion_corta: long(300) }, "descripcion_corta", "too-long"],
    ["a long description", { ...center, descripcion: long(5000) }, "descripcion", "too-long"],
    ["no city", { ...center, ciudad: "" }, "ciudad", "required"],
    ["an unknown city", { ...center, ciudad: "Narnia" }, "ciudad", "unknown-city"],
    ["a place abroad", { ...center, latitud: "40.4", longitud: "-70" }, "latitud", "outside-the-country"],
    ["half a place", { ...center, latitud: "19" }, "longitud", "half-coordinates"],
    ["no services", { ...center, servicios: "" }, "servicios", "required"],
    ["an unknown service", { ...center, servicios: "fiv|magia" }, "servicios", "unknown-service"],
    ["an unknown language", { ...center, idiomas: "klingon" }, "idiomas", "unknown-language"],
    ["an unknown payment", { ...center, formas_de_pago: "trueque" }, "formas_de_pago", "unknown-payment"],
    ["an unknown country", { ...center, paises: "Atlántida" }, "paises", "unknown-country"],
    ["too many values", { ...center, servicios: Array.from({ length: 301 }, () => "fiv") }, "servicios", "too-many"],
    ["a wrong telephone", { ...center, telefono: "555" }, "telefono", "invalid-phone"],
    ["a WhatsApp that a spreadsheet would run", { ...center, whatsapp: "=1+1" }, "whatsapp", "formula"],
    ["a wrong e-mail", { ...center, email: "citas@" }, "email", "invalid-email"],
    ["a center without e-mail", { ...center, email: "" }, "email", "center-without-email"],
    ["a script for a site", { ...center, sitio_web: "javascript:alert(1)" }, "sitio_web", "invalid-url"],
    ["a logo that is no web address", { ...center, logo: "l.png" }, "logo", "invalid-url"],
    ["a photo that is no web address", { ...center, fotos: "https://a.example/1.jpg|ftp://a.example/2.jpg" }, "fotos", "invalid-url"],
    ["hours in other words", { ...center, horario: "todos los días" }, "horario", "invalid-hours"],
    ["a person without center or e-mail", { tipo: "doctor", nombre: "Alma" }, "centros", "person-without-center"],
    ["an unknown group", { ...center, atiende: "marcianos", ...informed }, "atiende", "unknown-group"],
    [
      "a group said both ways",
      { ...center, atiende: "mujer-soltera", no_atiende: "mujer-soltera", ...informed },
      "no_atiende",
      "both-ways",
    ],
    ["ages in another order", { ...center, edad_ovulos_propios: "43-18", ...informed }, "edad_ovulos_propios", "invalid-ages"],
    ["the age of a child", { ...center, edad_ovulos_propios: "12-", ...informed }, "edad_ovulos_propios", "invalid-ages"],
    [
      "whom a center treats, without a source",
      { ...center, atiende: "mujer-soltera", fecha_atiende: "2026-11-20" },
      "fuente_atiende",
      "without-source",
    ],
    [
      "whom a center treats, without a day",
      { ...center, no_atiende: "mujer-soltera", fuente_atiende: "el centro" },
      "fecha_atiende",
      "without-source",
    ],
    ["a day of no month", { ...center, fuente_atiende: "el centro", fecha_atiende: "2026-13-01" }, "fecha_atiende", "invalid-day"],
    ["whom a person treats", { ...doctor, atiende: "mujer-soltera" }, "atiende", "only-for-centers"],
    ["a list where a text belongs", { ...center, ciudad: ["Santiago"] }, "ciudad", "not-text"],
    ["a list of lists", { ...center, servicios: [["fiv"]] }, "servicios", "not-text"],
  ])("%s", (_, cells, field, code) => expect(problemsOf(cells)).toEqual([[field, code]]));

  test("all of them at once, each with its cell, and the name that may have been meant", () => {
    const result = parse({ ...center, ciudad: "Santigo", servicios: "fib|dpg", telefono: "x".repeat(500) });
    expect(result).toMatchObject({
      ok: false,
      problems: [
        { field: "ciudad", value: "Santigo", code: "unknown-city", hint: "Santiago" },
        { field: "servicios", value: "fib", code: "unknown-service", hint: "fiv" },
        { field: "servicios", value: "dpg", code: "unknown-service", hint: "dgp" },
        { field: "telefono", value: `${"x".repeat(100)}…`, code: "invalid-phone" },
      ],
    });
  });
});

test("a cell that a spreadsheet would run hides no reason of the others", () =>
  expect(problemsOf({ ...center, nombre: "=1+1", ciudad: "Narnia", telefono: "555", servicios: "magia", titulo: "=A1" })).toEqual([
    ["nombre", "formula"],
    ["titulo", "formula"],
    ["ciudad", "unknown-city"],
    ["servicios", "unknown-service"],
    ["telefono", "invalid-phone"],
  ]));

describe("headings", () => {
  test.each([
    ["Formas de pago", "formas_de_pago"],
    ["DIRECCIÓN", "direccion"],
    ["clinic_name", "nombre"],
    ["verified", undefined],
  ])("%s", (heading, column) => expect(columnNamed(heading)).toBe(column));

  test("what is unknown, repeated or missing is said", () => {
    expect(readHeader(["nombre", "Ciudad", "city", "saldo", ""])).toEqual({
      columns: ["nombre", "ciudad", "ciudad", null, null],
      unknown: ["saldo"],
      repeated: ["ciudad"],
      missing: ["tipo"],
    });
  });
});

test("a list of lists, however deep, is no text; a cell that is larger than any is not even read", () => {
  const deep: unknown = JSON.parse("[".repeat(50_000) + "]".repeat(50_000));
  const rowOf = (cells: object) => rowParser(vocabulary)({ tipo: "centro", nombre: "A", ...cells });
  const problemOf = (field: string, cells: object) => {
    const read = rowOf(cells);
    return read.ok ? undefined : read.problems.find((problem) => problem.field === field)?.code;
  };
  expect(problemOf("descripcion", { descripcion: deep })).toBe("not-text");
  expect(problemOf("servicios", { servicios: deep })).toBe("not-text");
  expect(problemOf("descripcion", { descripcion: "x".repeat(200_001) })).toBe("too-long");
  expect(problemOf("servicios", { servicios: Array.from({ length: 200_001 }, () => "") })).toBe("too-long");
  expect(problemOf("horario", { horario: "a".repeat(301) })).toBe("too-long");
  expect(problemOf("centros", { centros: `luna|${"a".repeat(201)}` })).toBe("too-long");
});
