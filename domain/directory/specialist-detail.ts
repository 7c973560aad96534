import type { CenterCard } from "./center-card.ts";
import type { CenterPlace, CenterReview, OfferedService } from "./center-detail.ts";
import type { SpecialistCard } from "./specialist-card.ts";

/** Everything on the page of a person. Missing facts are null or empty, and the page says so in words. */
export interface SpecialistDetail extends SpecialistCard {
  readonly bio: string | null;
  /** The day on which our team checked them; null unless verified. */
  readonly verifiedOn: string | null;
  /** True when somebody manages the profile. */
  readonly claimed: boolean;
  readonly offered: readonly OfferedService[];
  readonly spoken: readonly { readonly code: string; readonly name: string }[];
  /** The listed centers where they practise, the main one first. Empty when they work independently and get requests themselves. */
  readonly centers: readonly PracticeCenter[];
  /** The contact data of an independent practice. */
  readonly contact: { readonly phone: string | null; readonly whatsapp: string | null; readonly website: string | null };
  readonly place: CenterPlace;
  readonly latestReviews: readonly CenterReview[];
  readonly updatedAt: Date;
}

export interface PracticeCenter extends CenterCard {
  readonly place: CenterPlace;
}
