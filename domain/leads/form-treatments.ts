import { type ChoiceOf, TREATMENTS, type Treatment } from "./lead-form-fields.ts";

/** The service of each treatment in the form. «Otros» has an id of its own, which no center offers. */
export const SERVICE_OF_TREATMENT: Readonly<Record<Treatment, string>> = {
  FIV: "fiv",
  ICSI: "icsi",
  Ovodonación: "ovodonacion",
  Preservación: "preservacion",
  Diagnóstico: "diagnostico",
  Otros: "otros",
};

/** Returns the service that a form asks about. The page's service counts when the form says «Otros» or nothing. */
export function serviceAsked(treatment: string, pageService: string | undefined): string | undefined {
  const known = Object.hasOwn(SERVICE_OF_TREATMENT, treatment) ? SERVICE_OF_TREATMENT[treatment as Treatment] : undefined;
  return known === undefined || known === SERVICE_OF_TREATMENT.Otros ? pageService || known : known;
}

/** Returns the initial choice on a page about a service. Services that are not in the form start as «Otros». */
export function treatmentOfService(serviceId: string): Treatment {
  return TREATMENTS.find((treatment) => SERVICE_OF_TREATMENT[treatment] === serviceId) ?? "Otros";
}

/** The further choices for each treatment, besides not knowing yet. */
export const SUB_TREATMENTS_OF: Readonly<Record<Treatment, readonly ChoiceOf<"subTratamiento">[]>> = {
  FIV: ["fiv-propia", "fiv-donante"],
  ICSI: ["icsi-propia", "icsi-donante"],
  Ovodonación: ["fiv-donante", "icsi-donante"],
  Preservación: ["congelacion-ovulos", "congelacion-esperma"],
  Diagnóstico: ["analisis-basico", "analisis-avanzado"],
  Otros: [],
};
