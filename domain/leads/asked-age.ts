import type { AskedAge, Eggs } from "#domain/routing/age-limits.ts";
import type { LeadForm } from "./lead-form-fields.ts";

/** Situations in which the person who writes is not for sure the woman whose age counts. */
const ANOTHER_MAY_COUNT: readonly string[] = ["pareja-femenina", "pareja-masculina", "hombre-soltero"];

/** The eggs of a treatment that the form's further choice does not tell, first those that are usual. */
const EGGS_OF_SERVICE: Readonly<Record<string, readonly Eggs[]>> = {
  fiv: ["own", "donor"],
  icsi: ["own", "donor"],
  inseminacion: ["own"],
  ovodonacion: ["donor"],
};

/**
 * Returns what a request says of the age of the woman who would be treated; null when it does not say it for sure. A man's year of birth
 * is not hers, and of two women either may be the one.
 */
export function askedAge(
  { anoNacimiento, genero, estado, subTratamiento }: Pick<LeadForm, "anoNacimiento" | "genero" | "estado" | "subTratamiento">,
  serviceId: string | null,
  currentYear: number,
): AskedAge | null {
  const eggs = eggsOf(serviceId, subTratamiento);
  if (!/^\d{4}$/.test(anoNacimiento) || genero !== "femenino" || ANOTHER_MAY_COUNT.includes(estado) || eggs.length === 0) return null;
  const most = currentYear - Number(anoNacimiento);
  return { years: { least: most - 1, most }, eggs };
}

function eggsOf(serviceId: string | null, subTreatment: string): readonly Eggs[] {
  const usual = (serviceId !== null && Object.hasOwn(EGGS_OF_SERVICE, serviceId) && EGGS_OF_SERVICE[serviceId]) || [];
  if (subTreatment.endsWith("-propia")) return usual.filter((eggs) => eggs === "own");
  return subTreatment.endsWith("-donante") ? usual.filter((eggs) => eggs === "donor") : usual;
}
