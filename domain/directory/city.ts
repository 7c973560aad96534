import type { Position } from "./position.ts";

/** A city with at least one listed center. */
export interface CityCount extends Position {
  readonly slug: string;
  readonly name: string;
  readonly centers: number;
}

/** A city of the directory's list, with centers or without. */
export interface City extends CityCount {
  readonly province: string;
  readonly verifiedCenters: number;
  /** Specialists who practise here: in their own city, or at a listed center in it. */
  readonly specialists: number;
  /** Current prices of IVF with own eggs at its centers; null when none is known. */
  readonly ivf: CityPrice | null;
}

export interface CityPrice {
  readonly lowCents: number;
  readonly highCents: number;
  /** The sample size. One price alone is not a range. */
  readonly centers: number;
  readonly from: string;
  readonly to: string;
}

/** With fewer prices, each is shown by itself, with the number of prices, and never as a range. */
export const MIN_PRICES = 2;

/** A center, as maps and their lists show it. */
export interface MappedCenter {
  readonly slug: string;
  readonly name: string;
  readonly neighborhood: string | null;
  readonly verified: boolean;
  /** Null when the center did not give a position: it then appears only in the list. */
  readonly position: Position | null;
}

/** A center elsewhere, and how far it is as the crow flies. */
export interface NearCenter extends MappedCenter {
  readonly city: string;
  readonly kilometers: number;
}

/** The maximum number of centers on a page's map. The page says when there are more. */
export const MAX_MAPPED = 24;
