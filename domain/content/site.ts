/** The site's name and contact data. These are the defaults until an administrator changes them. */
export interface Site {
  readonly name: string;
  readonly tagline: string;
  /** The telephone number as people read it. */
  readonly phone: string;
  /** The telephone number as a telephone dials it. */
  readonly phoneE164: string;
  /** Digits only, as wa.me requires. */
  readonly whatsapp: string;
  readonly email: string;
  readonly address: string;
  /** The hours at which somebody answers, in words. */
  readonly hours: string;
}

export const defaultSite: Site = {
  name: "Cuna",
  tagline: "Fertilidad en República Dominicana",
  phone: "+1 809 555 0142",
  phoneE164: "+18095550142",
  whatsapp: "18095550142",
  email: "hola@cuna.example",
  address: "",
  hours: "",
};

/** Reads the stored setting. People edit it by hand, so a field that is missing or not a text falls back to its default. */
export function readSite(stored: unknown): Site {
  const given = typeof stored === "object" && stored !== null ? (stored as Record<string, unknown>) : {};
  const keys = Object.keys(defaultSite) as (keyof Site)[];
  const fields = keys.map((key) => {
    const value = given[key];
    return [key, typeof value === "string" && value.trim() !== "" ? value.trim() : defaultSite[key]] as const;
  });
  return Object.fromEntries(fields) as unknown as Site;
}
