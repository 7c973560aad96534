import type { Sort } from "#domain/directory/filters.ts";
import { m } from "#messages/m.ts";
import type { ChoiceNames } from "./choice-names.ts";

export const SORT_NAMES: ChoiceNames<Sort> = {
  featured: m.search_sort_featured,
  alphabetic: m.search_sort_alphabetic,
  rating: m.search_sort_rating,
  experience: m.search_sort_experience,
  price: m.search_sort_price,
};
