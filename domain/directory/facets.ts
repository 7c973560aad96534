import type { ToldFilter } from "#domain/listing/donors.ts";
import type { PatientGroup } from "#domain/listing/patients.ts";

/**
 * How many results each further choice would leave: the number beside a value is the number of results if it is ticked as well. Only
 * one city can be chosen, so its number is that of choosing it instead.
 */
export interface Facets {
  readonly cities: readonly FacetOption[];
  readonly services: readonly FacetOption[];
  readonly languages: readonly FacetOption[];
  readonly payments: readonly FacetOption[];
  readonly patients: readonly { readonly value: PatientGroup; readonly count: number }[];
  readonly told: readonly { readonly value: ToldFilter; readonly count: number }[];
  readonly verified: number;
  readonly featured: number;
  readonly withPrices: number;
  readonly withOutcomes: number;
}

export interface FacetOption {
  /** The value, as in the filters. */
  readonly value: string;
  readonly name: string;
  readonly shortName: string;
  readonly count: number;
}
