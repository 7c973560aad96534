import type { Held } from "#app/forms/three-way.ts";
import type { AskedChange, Facts, VerifiedField } from "#domain/listing/profile-change.ts";

const FIELD_OF: Readonly<Record<VerifiedField, string>> = {
  name: "nombre",
  honorific: "tratamiento",
  specialty: "especialidad",
  city: "ciudad",
  neighborhood: "sector",
  address: "direccion",
  latitude: "latitud",
  longitude: "longitud",
};

/** Returns the values with what a center has asked for in the place of what is public: it goes on with its own words. */
export function withAsked(values: Held, changes: readonly AskedChange[]): Held {
  const asked = changes.filter(({ state, part }) => state === "waiting" && part !== "doctor").map(({ asked }) => asked);
  const given = Object.entries(Object.assign({}, ...asked) as Facts).map(([field, value]) => [
    FIELD_OF[field as VerifiedField],
    value === null ? "" : String(value),
  ]);
  return { ...values, ...Object.fromEntries(given) };
}
