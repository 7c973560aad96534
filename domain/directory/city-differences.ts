/** The facts about one treatment in one city and in the whole country. */
export interface CityComparison {
  /** The number of listed centers that offer it. */
  readonly centers: { readonly here: number; readonly country: number };
  readonly verifiedHere: number;
  /** The treatment's own price line; null without a current price. */
  readonly price: { readonly here: PriceSample | null; readonly country: PriceSample | null };
}

interface PriceSample {
  readonly medianCents: number;
  readonly centers: number;
}

/** How the city differs, as codes of computed facts, never judgements. */
export type CityDifference =
  | { readonly code: "only-here"; readonly centers: number }
  | { readonly code: "share"; readonly here: number; readonly country: number }
  | { readonly code: "all-verified" | "none-verified"; readonly centers: number }
  | { readonly code: "some-verified"; readonly verified: number; readonly centers: number }
  | { readonly code: "price-unknown" }
  | { readonly code: "price-too-few"; readonly centers: number }
  | {
      readonly code: "price-lower" | "price-higher" | "price-equal";
      readonly differenceCents: number;
      readonly hereCents: number;
      readonly countryCents: number;
      readonly here: number;
      readonly country: number;
    };

/** Two medians are compared only when each comes from at least this many prices, and the country's from more than the city's. */
const MIN_COMPARED = 2;

export function cityDifferences({ centers, verifiedHere, price }: CityComparison): CityDifference[] {
  return [
    centers.here === centers.country
      ? { code: "only-here", centers: centers.here }
      : { code: "share", here: centers.here, country: centers.country },
    verification(verifiedHere, centers.here),
    ofPrice(price),
  ];
}

function verification(verified: number, centers: number): CityDifference {
  if (verified === centers) return { code: "all-verified", centers };
  return verified === 0 ? { code: "none-verified", centers } : { code: "some-verified", verified, centers };
}

function ofPrice({ here, country }: CityComparison["price"]): CityDifference {
  if (!here) return { code: "price-unknown" };
  if (!country || here.centers < MIN_COMPARED || country.centers <= here.centers) return { code: "price-too-few", centers: here.centers };
  const difference = here.medianCents - country.medianCents;
  return {
    code: difference === 0 ? "price-equal" : difference < 0 ? "price-lower" : "price-higher",
    differenceCents: Math.abs(difference),
    hereCents: here.medianCents,
    countryCents: country.medianCents,
    here: here.centers,
    country: country.centers,
  };
}
