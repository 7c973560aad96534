import type { Db } from "#platform/db/db.ts";
import type { CenterCard } from "./center-card.ts";
import { centerCards } from "./center-cards.server.ts";
import { CENTERS_PER_PAGE, type CenterFilters } from "./center-filters.ts";
import { type ProviderSearch, type Shelf, searchProviders } from "./search-providers.server.ts";

export type CenterSearch = ProviderSearch<CenterCard>;

export const CENTERS: Shelf<CenterCard> = { kind: "centers", perPage: CENTERS_PER_PAGE, cards: centerCards };

export const searchCenters = (db: Db, given: CenterFilters, page: number): Promise<CenterSearch> =>
  searchProviders(db, CENTERS, given, page);
