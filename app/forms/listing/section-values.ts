import type { Held } from "#app/forms/three-way.ts";
import { DONOR_FACTS, toldFacts, WITH_SEVERAL, WITH_WORDS } from "#domain/listing/donors.ts";
import { PATIENT_GROUPS } from "#domain/listing/patients.ts";
import type { OwnProfile } from "#domain/listing/profile.server.ts";
import type { SentSection } from "#domain/listing/profile-sections.ts";
import { readWeek, weekFields } from "#domain/providers/week.ts";

/** Returns what the fields of all sections hold as they are stored, under the names of the fields. */
export function valuesOf(profile: OwnProfile): Held {
  const text = (value: string | number | null) => (value === null ? "" : String(value));
  const told = toldFacts(profile.donor_facts);
  return {
    nombre: profile.name,
    tratamiento: text(profile.honorific),
    especialidad: text(profile.specialty),
    experiencia: text(profile.years_experience),
    resumen: text(profile.short_description),
    descripcion: text(profile.bio),
    servicios: profile.services_offered,
    idiomas: profile.languages_spoken,
    pagos: profile.payment_methods,
    alcance: profile.countries_served === null ? "todos" : "algunos",
    paises: profile.countries_served ?? [],
    ciudad: text(profile.city),
    sector: text(profile.neighborhood),
    direccion: text(profile.address),
    latitud: text(profile.latitude),
    longitud: text(profile.longitude),
    telefono: text(profile.phone),
    whatsapp: text(profile.whatsapp),
    email: text(profile.email),
    web: text(profile.website),
    "propios-desde": text(profile.own_eggs_min_age),
    "propios-hasta": text(profile.own_eggs_max_age),
    "donados-desde": text(profile.donor_eggs_min_age),
    "donados-hasta": text(profile.donor_eggs_max_age),
    ...Object.fromEntries(PATIENT_GROUPS.map((group) => [`grupo-${group}`, treats(profile, group)])),
    ...Object.fromEntries(
      DONOR_FACTS.flatMap((fact) => [
        [`donantes-${fact}`, WITH_SEVERAL.includes(fact) ? (told[fact]?.is ?? []) : (told[fact]?.is[0] ?? "")],
        [`donantes-${fact}-fuente`, told[fact]?.source ?? ""],
        ...(WITH_WORDS.includes(fact) ? [[`donantes-${fact}-detalle`, told[fact]?.words ?? ""] as const] : []),
      ]),
    ),
    "donantes-hoy": "",
    ...weekFields(readWeek(profile.opening_hours)),
  };
}

function treats({ patients_treated, patients_not_treated }: OwnProfile, group: string): string {
  if (patients_treated.includes(group)) return "si";
  return patients_not_treated.includes(group) ? "no" : "";
}

/** Reads fields as the sections' rules take them: a text was sent once, a list any number of times. */
export function sentSection(fields: Held): SentSection {
  const given = (name: string) => (Object.hasOwn(fields, name) ? fields[name] : undefined);
  return {
    text: (name) => {
      const value = given(name);
      return typeof value === "string" ? value : "";
    },
    list: (name) => {
      const value = given(name);
      return value === undefined ? [] : typeof value === "string" ? [value] : value;
    },
  };
}
