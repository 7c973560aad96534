import { PATIENTS_KEY } from "#domain/directory/filters.ts";
import { PATIENT_GROUPS, type PatientGroup } from "#domain/listing/patients.ts";
import { SITUATIONS } from "#domain/submissions/form-fields.ts";

/** What a visitor was looking at, which goes along to profiles, comparisons and the request form. */
export interface LookedAt {
  /** The only service that they asked for. */
  readonly service?: string;
  /** The only group of patients that they asked for. */
  readonly patients?: PatientGroup;
}

/** The groups that the request form asks about. */
export const SITUATION_GROUPS = PATIENT_GROUPS.filter((group) => (SITUATIONS as readonly string[]).includes(group));

/** Reads it from the address of a list, a profile, a comparison or the form. With several of a kind, the form asks. */
export function readLookedAt(params: URLSearchParams): LookedAt {
  const only = (...keys: string[]) => {
    const values = keys.flatMap((key) => params.getAll(key)).flatMap((value) => value.split(",").filter(Boolean));
    return values.length === 1 && values[0] !== undefined ? values[0] : undefined;
  };
  const [service, group] = [only("servicio", "services", "service"), only(PATIENTS_KEY)];
  const patients = SITUATION_GROUPS.find((known) => known === group);
  return { ...(service && /^[a-z0-9-]{1,120}$/.test(service) && { service }), ...(patients && { patients }) };
}

/** Writes it as keys of an address. */
export const lookedAtQuery = ({ service, patients }: LookedAt): Record<string, string> => ({
  ...(service && { servicio: service }),
  ...(patients && { [PATIENTS_KEY]: patients }),
});

/** Returns what filters ask for. */
export const lookedAtBy = ({ services, patients }: { services: readonly string[]; patients: readonly PatientGroup[] }): LookedAt =>
  readLookedAt(new URLSearchParams({ services: services.join(","), [PATIENTS_KEY]: patients.join(",") }));
