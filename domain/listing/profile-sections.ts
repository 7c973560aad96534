import { readWeekFields, type SpanProblem, type Week } from "#domain/providers/week.ts";
import { PATIENT_GROUPS, type PatientGroup } from "./patients.ts";
import { type SaidDonors, saidDonors } from "./said-donors.ts";
import { isWebsite } from "./website.ts";

/** The sections of the profile's editor. Each is a form of its own. */
export const SECTIONS = ["identidad", "servicios", "pacientes", "donantes", "lugar", "contacto", "horario"] as const;
export type ProfileSection = (typeof SECTIONS)[number];

/** Returns the sections of a profile of this type: only centers keep donors and embryos. */
export const sectionsOf = (type: string): ProfileSection[] => SECTIONS.filter((section) => section !== "donantes" || type === "clinic");

/** The form's fields as text, each sent once. Fields with several values are in `lists`. */
export interface SentSection {
  readonly text: (name: string) => string;
  readonly list: (name: string) => readonly string[];
}

/** The existing choices. */
export interface KnownChoices {
  readonly cities: readonly string[];
  readonly services: readonly string[];
  readonly languages: readonly string[];
  readonly payments: readonly string[];
  readonly countries: readonly string[];
}

interface PatientColumns {
  patients_treated: PatientGroup[];
  patients_not_treated: PatientGroup[];
  own_eggs_min_age: number | null;
  own_eggs_max_age: number | null;
  donor_eggs_min_age: number | null;
  donor_eggs_max_age: number | null;
}

/** The columns of the profile that a section writes. */
export interface ProfileChange {
  name?: string;
  honorific?: string | null;
  specialty?: string | null;
  years_experience?: number | null;
  short_description?: string | null;
  bio?: string | null;
  services_offered?: string[];
  languages_spoken?: string[];
  payment_methods?: string[];
  countries_served?: string[] | null;
  city?: string | null;
  neighborhood?: string | null;
  address?: string | null;
  latitude?: number | null;
  longitude?: number | null;
  phone?: string | null;
  whatsapp?: string | null;
  email?: string | null;
  website?: string | null;
  hours?: Week;
  patients?: PatientColumns;
  donors?: SaidDonors;
}

export type FieldError =
  | "required"
  | "too-long"
  | "number"
  | "unknown"
  | "phone"
  | "email"
  | "website"
  | SpanProblem
  | "order"
  | "position"
  | "outside"
  | "families";
export type SectionErrors = Readonly<Record<string, FieldError>>;

export const HONORIFICS = ["Dr.", "Dra.", "Lic.", "Licda."] as const;
export const MAX_LENGTH = {
  nombre: 160,
  especialidad: 120,
  resumen: 200,
  descripcion: 4000,
  sector: 80,
  direccion: 200,
  web: 200,
  email: 254,
} as const;
/** The maximum length of our team's reason for a correction. */
export const MAX_CORRECTION_REASON = 300;
const AGE_FIELDS = ["propios-desde", "propios-hasta", "donados-desde", "donados-hasta"] as const;

type Read = { change: ProfileChange; errors: SectionErrors };

/** Reads a section's form. If there is an error, no part of the change may be saved. */
export function readSection(section: ProfileSection, sent: SentSection, known: KnownChoices): Read {
  const errors: Record<string, FieldError> = {};
  const text = (name: keyof typeof MAX_LENGTH): string | null => {
    const value = sent.text(name).trim();
    if ([...value].length > MAX_LENGTH[name]) errors[name] = "too-long";
    return value || null;
  };
  const among = (name: string, choices: readonly string[]) => choices.filter((choice) => sent.list(name).includes(choice));
  const number = (name: string, min: number, max: number): number | null => {
    const value = sent.text(name).trim();
    if (value === "") return null;
    if (!/^\d{1,3}$/.test(value) || Number(value) < min || Number(value) > max) errors[name] = "number";
    return Number(value);
  };
  const change = readers[section]({ sent, known, errors, text, among, number });
  return { change, errors };
}

interface Reading {
  sent: SentSection;
  known: KnownChoices;
  errors: Record<string, FieldError>;
  text: (name: keyof typeof MAX_LENGTH) => string | null;
  among: (name: string, choices: readonly string[]) => string[];
  number: (name: string, min: number, max: number) => number | null;
}

const readers: Record<ProfileSection, (reading: Reading) => ProfileChange> = {
  identidad({ sent, errors, text, number }) {
    const name = text("nombre");
    if (!name) errors.nombre = "required";
    const honorific = sent.text("tratamiento");
    return {
      name: name ?? "",
      honorific: HONORIFICS.find((known) => known === honorific) ?? null,
      specialty: text("especialidad"),
      years_experience: number("experiencia", 0, 70),
      short_description: text("resumen"),
      bio: text("descripcion"),
    };
  },
  servicios({ sent, known, errors, among }) {
    const services = among("servicios", known.services);
    if (services.length === 0) errors.servicios = "required";
    const languages = among("idiomas", known.languages);
    if (languages.length === 0) errors.idiomas = "required";
    const countries = among("paises", known.countries);
    const everywhere = sent.text("alcance") !== "algunos";
    if (!everywhere && countries.length === 0) errors.paises = "required";
    return {
      services_offered: services,
      languages_spoken: languages,
      payment_methods: among("pagos", known.payments),
      countries_served: everywhere ? null : countries,
    };
  },
  pacientes({ sent, errors, number }) {
    const [ownMin, ownMax, donorMin, donorMax] = AGE_FIELDS.map((name) => number(name, 16, 70)) as [number | null, ...(number | null)[]];
    if (ownMin !== null && ownMax != null && ownMin > ownMax) errors["propios-hasta"] = "order";
    if (donorMin != null && donorMax != null && donorMin > donorMax) errors["donados-hasta"] = "order";
    return {
      patients: {
        patients_treated: PATIENT_GROUPS.filter((group) => sent.text(`grupo-${group}`) === "si"),
        patients_not_treated: PATIENT_GROUPS.filter((group) => sent.text(`grupo-${group}`) === "no"),
        own_eggs_min_age: ownMin,
        own_eggs_max_age: ownMax ?? null,
        donor_eggs_min_age: donorMin ?? null,
        donor_eggs_max_age: donorMax ?? null,
      },
    };
  },
  donantes({ sent, errors }) {
    return { donors: saidDonors(sent, (name, error) => (errors[name] = error)) };
  },
  lugar({ sent, known, errors, text }) {
    const city = sent.text("ciudad");
    if (city === "") errors.ciudad = "required";
    else if (!known.cities.includes(city)) errors.ciudad = "unknown";
    const address = text("direccion");
    if (!address) errors.direccion = "required";
    const [latitude, longitude] = ["latitud", "longitud"].map((name) => sent.text(name).trim().replace(",", "."));
    const given = latitude !== "" || longitude !== "";
    if (given && !(isDegrees(latitude) && isDegrees(longitude))) errors.latitud = "position";
    else if (given && !inTheCountry(Number(latitude), Number(longitude))) errors.latitud = "outside";
    return {
      city: city || null,
      neighborhood: text("sector"),
      address,
      latitude: given ? Number(latitude) : null,
      longitude: given ? Number(longitude) : null,
    };
  },
  contacto({ sent, errors, text }) {
    const phone = (name: string, required: boolean) => {
      const value = sent.text(name).trim();
      if (value === "") {
        if (required) errors[name] = "required";
        return null;
      }
      const digits = value.replace(/[\s().-]/g, "");
      const e164 = /^\d{10}$/.test(digits) ? `+1${digits}` : digits;
      if (!/^\+[1-9]\d{7,14}$/.test(e164)) errors[name] = "phone";
      return e164;
    };
    // Errors are in the order of the fields.
    const numbers = { phone: phone("telefono", true), whatsapp: phone("whatsapp", false) };
    const email = text("email")?.toLowerCase() ?? null;
    if (!email) errors.email = "required";
    else if (!/^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(email)) errors.email = "email";
    const typed = text("web");
    const website = typed && !/^https?:\/\//i.test(typed) ? `https://${typed}` : typed;
    if (website && !isWebsite(website)) errors.web = "website";
    return { ...numbers, email, website };
  },
  horario({ sent, errors }) {
    const { week, problems } = readWeekFields(sent.text);
    for (const [day, problem] of Object.entries(problems)) errors[`${day}-0-desde`] = problem;
    if (Object.keys(week).length === 0 && Object.keys(errors).length === 0) errors["mon-0-desde"] = "required";
    return { hours: week };
  },
};

const isDegrees = (value: string | undefined) => /^-?\d{1,3}(\.\d{1,10})?$/.test(value ?? "");
/** The bounds of cities in the database. */
const inTheCountry = (latitude: number, longitude: number) => latitude > 17.3 && latitude < 20 && longitude > -72.1 && longitude < -68.2;
