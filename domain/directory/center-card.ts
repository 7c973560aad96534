import type { GalleryImage } from "#domain/photos/gallery.ts";
import type { Medication } from "./medication.ts";

/** A center as lists show it. Missing facts are null or empty, never invented. */
export interface CenterCard {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly city: string | null;
  readonly neighborhood: string | null;
  /** In the order of the list of services. */
  readonly services: readonly { readonly id: string; readonly shortName: string }[];
  /** Codes, in the order of the list of languages. */
  readonly languages: readonly string[];
  readonly gallery: readonly GalleryImage[];
  /** Null under three reviews. */
  readonly rating: number | null;
  readonly reviews: number;
  /** True when the center pays for its place in the list. */
  readonly featured: boolean;
  readonly verified: boolean;
  /** True when the center manages its profile here. */
  readonly claimed: boolean;
  /** The name of the price line, when another service than IVF was asked for; for a service without a line, the name of the service. */
  readonly pricedAs: string | null;
  readonly price: CardPrice | null;
  readonly outcomes: { readonly transfers: number; readonly year: number } | null;
  /** The median answer in open hours of the center; null under five cases. */
  readonly reply: { readonly medianHours: number; readonly cases: number } | null;
}

/** A center's price for a line of the template. Missing prices, and those older than a year, are null. */
export interface CardPrice {
  readonly amountCents: number;
  readonly informedOn: string;
  /** True when older than six months. */
  readonly stale: boolean;
  /** What else it excludes, besides medication. */
  readonly notIncluded: string | null;
  /** Null for a price to which no medication belongs. */
  readonly medication: Medication | null;
}

/** With fewer reviews there is no score: the database's column `score` is null. */
export const MIN_REVIEWS = 3;
