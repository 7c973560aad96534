/** What makes a profile good, each as a number. */
export const PROFILE_PARTS = ["photos", "prices", "languages", "doctors", "reply"] as const;
export type ProfilePart = (typeof PROFILE_PARTS)[number];

/** Medians of fewer others would tell of single ones. */
export const MIN_OTHERS = 5;

export interface ProfileMedians {
  readonly type: "clinic" | "doctor" | "specialist";
  /** The city of the others; null for those of the whole country, where the city has fewer than five. */
  readonly city: string | null;
  readonly parts: Readonly<Record<ProfilePart, { readonly own: number | null; readonly median: number | null }>>;
}
