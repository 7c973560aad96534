import type { FeaturedPlace, PlaceKind, PlaceState } from "#domain/featured/place.ts";
import { m } from "#messages/m.ts";
import { formatDate } from "#platform/format.ts";
import type { ChoiceNames } from "./choice-names.ts";

export const PLACE_STATE_NAMES: ChoiceNames<PlaceState> = {
  asked: m.featured_state_asked,
  granted: m.featured_state_granted,
  ended: m.featured_state_ended,
  refused: m.featured_state_refused,
};

export const PLACE_KIND_NAMES: ChoiceNames<PlaceKind> = {
  city: m.featured_kind_city,
  service: m.featured_kind_service,
  home: m.featured_on_home,
};

/** Says where a paid place is: «Listas de Santiago», «Portada». */
export function placeName({ kind, where }: Pick<FeaturedPlace, "kind" | "where">): string {
  if (kind === "home") return m.featured_on_home();
  return (kind === "city" ? m.featured_on_city : m.featured_on_service)({ name: where ?? "" });
}

export const placeDays = ({ firstDay, lastDay }: Pick<FeaturedPlace, "firstDay" | "lastDay">): string =>
  m.featured_days_text({ from: formatDate(firstDay), to: formatDate(lastDay) });
