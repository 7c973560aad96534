import { m } from "#app/paraglide/messages.js";
import type { CostItem, CostPart, Scenario } from "#domain/estimates/cost-to-a-baby.ts";
import type { ChoiceNames } from "./choice-names.ts";

export const SCENARIO_NAMES: ChoiceNames<Scenario> = {
  short: m.costs_scenario_short,
  middle: m.costs_scenario_middle,
  long: m.costs_scenario_long,
};

export const ITEM_NAMES: ChoiceNames<CostItem> = {
  consultation: m.costs_item_consultation,
  studies: m.costs_item_studies,
  cycle: m.costs_item_cycle,
  icsi: m.costs_item_icsi,
  medication: m.costs_item_medication,
  testing: m.costs_item_testing,
  freezing: m.costs_item_freezing,
  transfer: m.costs_item_transfer,
  storage: m.costs_item_storage,
  flight: m.costs_item_flight,
  stay: m.costs_item_stay,
};

export const PART_NAMES: ChoiceNames<CostPart> = {
  treatment: m.costs_part_treatment,
  medication: m.costs_part_medication,
  laboratory: m.costs_part_laboratory,
  travel: m.costs_part_travel,
};
