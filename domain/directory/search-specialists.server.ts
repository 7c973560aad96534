import type { Db } from "#platform/db/db.ts";
import { type ProviderSearch, type Shelf, searchProviders } from "./search-providers.server.ts";
import type { SpecialistCard } from "./specialist-card.ts";
import { specialistCards } from "./specialist-cards.server.ts";
import { SPECIALISTS_PER_PAGE, type SpecialistFilters } from "./specialist-filters.ts";

export type SpecialistSearch = ProviderSearch<SpecialistCard>;

export const SPECIALISTS: Shelf<SpecialistCard> = {
  kind: "specialists",
  perPage: SPECIALISTS_PER_PAGE,
  cards: (db, _vocabulary, chosen) => specialistCards(db, chosen),
};

export const searchSpecialists = (db: Db, given: SpecialistFilters, page: number): Promise<SpecialistSearch> =>
  searchProviders(db, SPECIALISTS, given, page);
