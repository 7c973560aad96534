/** What the site says of itself, as an administrator sets it. */
export interface Site {
  name: string;
  tagline: string;
  /** As people read it. */
  phone: string;
  phoneE164: string;
  whatsapp: string;
  email: string;
  address: string;
  /** When somebody answers, in words. */
  hours: string;
}

/** Stands in while the settings cannot be read, so that an error page still has a name. */
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
