import { daysBetween } from "#platform/days.ts";

/** The lists of a city, the page of a treatment, and the home page. */
export const PLACE_KINDS = ["city", "service", "home"] as const;
export type PlaceKind = (typeof PLACE_KINDS)[number];
/** The maximum number of centers with the same place on the same day. */
export const PLACES_AT_ONCE = 3;
/** The price of a week, in US cents. */
export type PlacePrices = Readonly<Record<PlaceKind, number>>;
/** A place is never free, since the page says that it is paid. */
export const MIN_WEEK_CENTS = 100;
export const MAX_WEEKS = 12;
/** A place begins at most this many days from now. */
export const MAX_AHEAD_DAYS = 90;

export type PlaceState = "asked" | "granted" | "refused" | "ended";

export const PLACE_VIEWS = ["asked", "granted", "ended", "refused"] as const satisfies readonly PlaceState[];
export const PLACE_PAGE = 25;

/** Days are 'YYYY-MM-DD'. */
export interface FeaturedPlace {
  readonly id: string;
  readonly providerId: string;
  readonly providerName: string;
  readonly kind: PlaceKind;
  /** The city or the treatment. */
  readonly where: string | null;
  readonly firstDay: string;
  readonly lastDay: string;
  readonly priceCents: number;
  readonly state: PlaceState;
  readonly askedAt: Date;
  readonly reason: string | null;
  /** The first day without the place, when it ended early. */
  readonly endedOn: string | null;
  readonly refundedCents: number;
}

/** A place that a center can ask for. */
export interface PossiblePlace extends Pick<FeaturedPlace, "kind" | "where"> {
  /** As stored: `home`, `city:santiago`, `service:fiv`. */
  readonly place: string;
}

/** Returns the refund when a place ends early: the price of its unused days, rounded down. */
export function refundOf(
  { firstDay, lastDay, priceCents }: Pick<FeaturedPlace, "firstDay" | "lastDay" | "priceCents">,
  endedOn: string,
): number {
  const days = daysBetween(firstDay, lastDay) + 1;
  const unused = Math.min(days, Math.max(0, daysBetween(endedOn, lastDay) + 1));
  return Math.floor((priceCents * unused) / days);
}
