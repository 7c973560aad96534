import type { Verdict } from "#domain/drafts/check-draft.ts";
import { type Fact, type FactKind, kindOf } from "#domain/drafts/fact.ts";
import type { Point } from "#domain/drafts/points.ts";
import type { Section } from "#domain/drafts/template.ts";
import type { Wording } from "#domain/drafts/word-draft.server.ts";
import { m } from "#messages/m.ts";
import type { ChatFailure } from "#platform/chat-model.ts";

export const FACT_NAMES: Record<FactKind, () => string> = {
  treatment: m.drafts_fact_treatment,
  centers: m.drafts_fact_centers,
  verified: m.drafts_fact_verified,
  cities: m.drafts_fact_cities,
  languages: m.drafts_fact_languages,
  price: m.drafts_fact_price,
  outcomes: m.drafts_fact_outcomes,
  legal: m.drafts_fact_legal,
  sources: m.drafts_fact_sources,
};

/** Returns the name of a fact, or its id when its kind no longer exists. */
export function factName(id: string): string {
  const kind = kindOf(id);
  return kind ? FACT_NAMES[kind]() : id;
}

export const ORIGIN_NAMES: Record<Fact["from"], () => string> = {
  profiles: m.drafts_from_profiles,
  prices: m.drafts_from_prices,
  outcomes: m.drafts_from_outcomes,
  texts: m.drafts_from_texts,
};

export const SECTION_NAMES: Record<Section, () => string> = {
  offer: m.drafts_section_offer,
  cost: m.drafts_section_cost,
  outcomes: m.drafts_section_outcomes,
  law: m.drafts_section_law,
};

export const VERDICT_NAMES: Record<Verdict, () => string> = {
  supported: m.drafts_verdict_supported,
  advice: m.drafts_verdict_advice,
  unsupported: m.drafts_verdict_unsupported,
  changed: m.drafts_verdict_changed,
};

export const POINT_NAMES: Record<Point, () => string> = {
  figures: m.drafts_point_figures,
  promises: m.drafts_point_promises,
  names: m.drafts_point_names,
  reading: m.drafts_point_reading,
};

const FAILURES: Record<ChatFailure, () => string> = {
  "private-address": m.drafts_failure_private,
  slow: m.drafts_failure_slow,
  unreachable: m.drafts_failure_unreachable,
  refused: m.drafts_failure_refused,
  "too-large": m.drafts_failure_large,
  nonsense: m.drafts_failure_nonsense,
};

/** Says what became of the sentences that a model was asked to write. */
export const wordingWords = ({ model, asked, worded, failure }: Wording): string =>
  failure ? m.drafts_not_worded({ model, why: FAILURES[failure]() }) : m.drafts_worded({ model, worded, asked });
