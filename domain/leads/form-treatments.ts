import { type ChoiceOf, TREATMENTS, type Treatment } from "./lead-form-fields.ts";

/** Each treatment of the form as the directory's service. «Otros» has an id of its own, which no center lists. */
export const SERVICE_OF_TREATMENT: Readonly<Record<Treatment, string>> = {
  FIV: "fiv",
  ICSI: "icsi",
  Ovodonación: "ovodonacion",
  Preservación: "preservacion",
  Diagnóstico: "diagnostico",
  Otros: "otros",
};

/** Returns the service that a form asks about: a page knows more than a form that says «Otros» or nothing. */
export function serviceAsked(treatment: string, pageService: string | undefined): string | undefined {
  const known = Object.hasOwn(SERVICE_OF_TREATMENT, treatment) ? SERVICE_OF_TREATMENT[treatment as Treatment] : undefined;
  return known === undefined || known === SERVICE_OF_TREATMENT.Otros ? pageService || known : known;
}

/** Returns the choice to start with on a page about a service; services that the form does not name start as «Otros». */
export function treatmentOfService(serviceId: string): Treatment {
  return TREATMENTS.find((treatment) => SERVICE_OF_TREATMENT[treatment] === serviceId) ?? "Otros";
}

/** What goes with each treatment, besides not knowing yet. */
export const SUB_TREATMENTS_OF: Readonly<Record<Treatment, readonly ChoiceOf<"subTratamiento">[]>> = {
  FIV: ["fiv-propia", "fiv-donante"],
  ICSI: ["icsi-propia", "icsi-donante"],
  Ovodonación: ["fiv-donante", "icsi-donante"],
  Preservación: ["congelacion-ovulos", "congelacion-esperma"],
  Diagnóstico: ["analisis-basico", "analisis-avanzado"],
  Otros: [],
};
