import type { SourceState, SourceView } from "#domain/content/source-mark.ts";
import type { SourceReading, SourceStrength } from "#domain/content/source-reading.ts";
import { m } from "#messages/m.ts";
import type { ChoiceNames } from "./choice-names.ts";

export const SOURCE_STATE_NAMES: ChoiceNames<SourceState> = {
  stands: m.references_state_stands,
  changed: m.references_state_changed,
  dead: m.references_state_dead,
};

export const SOURCE_VIEW_NAMES: ChoiceNames<SourceView> = {
  all: m.references_view_all,
  dead: m.references_state_dead,
  changed: m.references_state_changed,
  old: m.references_view_old,
  ending: m.references_view_ending,
  missed: m.references_view_missed,
  weak: m.references_view_weak,
  unused: m.references_view_unused,
};

export const SOURCE_STRENGTH_NAMES: ChoiceNames<SourceStrength> = {
  law: m.references_strength_law,
  regulator: m.references_strength_regulator,
  guideline: m.references_strength_guideline,
  review: m.references_strength_review,
  study: m.references_strength_study,
  registry: m.references_strength_registry,
  institution: m.references_strength_institution,
  press: m.references_strength_press,
  firm: m.references_strength_firm,
  other: m.references_strength_other,
};

export const SOURCE_READING_NAMES: ChoiceNames<SourceReading> = {
  full: m.references_reading_full,
  abstract: m.references_reading_abstract,
  excerpt: m.references_reading_excerpt,
  "third-party": m.references_reading_third_party,
};
