import type { GalleryImage } from "#domain/photos/gallery.ts";

/** A person who treats, as lists show them. Missing facts are null or empty. */
export interface SpecialistCard {
  readonly id: string;
  readonly slug: string;
  /** Includes the title, which only doctors have. */
  readonly name: string;
  readonly specialty: string | null;
  /** The first of the listed centers where they practise, and the number of these centers. */
  readonly center: { readonly slug: string; readonly name: string } | null;
  readonly centerCount: number;
  readonly years: number | null;
  readonly languages: readonly string[];
  readonly photo: GalleryImage | null;
  readonly type: "doctor" | "specialist";
  readonly verified: boolean;
  readonly featured: boolean;
  /** Null under three reviews. */
  readonly rating: number | null;
  readonly reviews: number;
  readonly city: string | null;
}
