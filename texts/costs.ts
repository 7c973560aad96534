import type { CostItem, CostPart, Scenario } from "#domain/estimates/cost-to-a-baby.ts";
import { m } from "#messages/m.ts";
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

/** The price of one of an item: «US$ 90 por noche» */
export const EACH_NAMES: Readonly<Record<CostItem, (inputs: { each: string }) => string>> = {
  consultation: m.costs_each_visit,
  studies: m.costs_each_study,
  cycle: m.costs_each_cycle,
  icsi: m.costs_each_cycle,
  medication: m.costs_each_cycle,
  testing: m.costs_each_embryo,
  freezing: m.costs_each_cycle,
  transfer: m.costs_each_transfer,
  storage: m.costs_each_year,
  flight: m.costs_each_ticket,
  stay: m.costs_each_night,
};

/** The number of an item, for two or more: «14 noches» */
export const COUNT_NAMES: Readonly<Record<CostItem, (inputs: { number: string }) => string>> = {
  consultation: m.costs_count_visit,
  studies: m.costs_count_study,
  cycle: m.costs_count_cycle,
  icsi: m.costs_count_cycle,
  medication: m.costs_count_cycle,
  testing: m.costs_count_embryo,
  freezing: m.costs_count_cycle,
  transfer: m.costs_count_transfer,
  storage: m.costs_count_year,
  flight: m.costs_count_ticket,
  stay: m.costs_count_night,
};

export const PART_NAMES: ChoiceNames<CostPart> = {
  treatment: m.costs_part_treatment,
  medication: m.costs_part_medication,
  laboratory: m.costs_part_laboratory,
  travel: m.costs_part_travel,
};
