/** A center as the form names it. */
export interface NamedCenter {
  slug: string;
  name: string;
  /** False when nobody answers for the center here yet; the form says so. */
  claimed: boolean;
}

/** A center that the server proposes, with what stands beside its box. */
export interface ProposedCenter extends NamedCenter {
  id: string;
  city: string | null;
  verified: boolean;
  /** The price of the treatment asked for; null when it is missing or older than a year. */
  price: { label: string; amountCents: number; informedOn: string } | null;
  /** Null when there are too few cases. */
  reply: { medianHours: number; cases: number } | null;
  /** The names of its languages. */
  languages: readonly string[];
}

/** What a center pays to open a request, in US cents: as the only one that receives it, or as one of several. */
export interface OpeningPrice {
  exclusive: { from: number; to: number };
  shared: { from: number; to: number };
}

/**
 * The centers that a request would reach, chosen by the same decision that routes it. The form shows them by name before sending, and
 * the signed token fixes them.
 */
export interface ReceiversPreview {
  /** The center of the page; null without one, or when it cannot take this request. */
  origin: ProposedCenter | null;
  /** The origin center comes first. Empty when no center fits and our own team answers. */
  receivers: readonly ProposedCenter[];
  /** The reason why the center of the page is not among them. */
  originPassedOver: string | null;
  token: string;
  /** For the treatment asked for. */
  opening: OpeningPrice;
}
