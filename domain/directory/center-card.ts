import type { GalleryImage } from "#domain/photos/gallery.ts";

/** A center as lists show it. Facts that were not given are null or empty, never invented. */
export interface CenterCard {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly city: string | null;
  readonly neighborhood: string | null;
  /** In the order of the services' own list. */
  readonly services: readonly { readonly id: string; readonly shortName: string }[];
  /** Codes, in the order of the languages' own list. */
  readonly languages: readonly string[];
  readonly gallery: readonly GalleryImage[];
  /** Null under three reviews. */
  readonly rating: number | null;
  readonly reviews: number;
  /** The center pays for its place in the list. */
  readonly featured: boolean;
  readonly verified: boolean;
  /** The center manages its profile here. */
  readonly claimed: boolean;
  /** The line of the price template that `price` stands for, when another service than IVF was asked for; a service without a line says its own name. */
  readonly pricedAs: string | null;
  readonly price: CardPrice | null;
  readonly outcomes: { readonly transfers: number; readonly year: number } | null;
  /** The median of its answers in hours of its opening times; null under five cases. */
  readonly reply: { readonly medianHours: number; readonly cases: number } | null;
}

/** What a center asks for a line of the template. There is none when it is missing or older than a year. */
export interface CardPrice {
  readonly amountCents: number;
  readonly informedOn: string;
  /** Older than six months. */
  readonly stale: boolean;
  readonly notIncluded: string | null;
}

/** With fewer reviews there is no score: the database's column `score` is null. */
export const MIN_REVIEWS = 3;
