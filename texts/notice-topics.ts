import { TOLD_DAYS } from "#domain/listing/licences.ts";
import { STALE_AFTER_MONTHS } from "#domain/listing/price-age.ts";
import { type Audience, TOPICS, type Topic } from "#domain/notices/notice.ts";
import { m } from "#messages/m.ts";
import type { ChoiceNames } from "./choice-names.ts";

export const TOPIC_NAMES: ChoiceNames<Topic> = {
  answers: m.notices_topic_answers,
  consultations: m.notices_topic_consultations,
  requests: m.notices_topic_requests,
  wallet: m.notices_topic_wallet,
  reviews: m.notices_topic_reviews,
  documents: m.notices_topic_documents,
  prices: m.notices_topic_prices,
  profile: m.notices_topic_profile,
  summary: m.notices_topic_summary,
  days: m.notices_topic_days,
  companions: m.companions_title,
};

const PROVIDER_TEXTS: ChoiceNames<Topic> = {
  answers: m.notices_topic_answers_text,
  consultations: m.notices_topic_consultations_text,
  requests: m.notices_topic_requests_text,
  wallet: m.notices_topic_wallet_text,
  reviews: m.notices_topic_reviews_text,
  documents: () => m.notices_topic_documents_text({ days: TOLD_DAYS }),
  prices: () => m.notices_topic_prices_text({ months: STALE_AFTER_MONTHS }),
  profile: m.notices_topic_profile_text,
  summary: m.notices_topic_summary_text,
  days: m.notices_topic_days_text,
  companions: m.companions_topic_text,
};

/** The occasions on which each audience gets notices of a topic. */
export const TOPIC_TEXTS: Readonly<Record<Audience, ChoiceNames<Topic>>> = {
  provider: PROVIDER_TEXTS,
  patient: {
    ...PROVIDER_TEXTS,
    consultations: m.notices_topic_own_consultations_text,
    reviews: m.notices_topic_own_reviews_text,
  },
};

/** What a locked screen may show. It names neither a center nor a treatment. */
export const PUSH_TEXTS: ChoiceNames<Topic> = {
  answers: m.notices_push_answers,
  consultations: m.notices_push_consultations,
  requests: m.notices_push_requests,
  wallet: m.notices_push_wallet,
  reviews: m.notices_push_reviews,
  documents: m.notices_push_documents,
  prices: m.notices_push_prices,
  profile: m.notices_push_profile,
  summary: m.notices_push_summary,
  days: m.patients_calendar_neutral,
  companions: m.companions_push,
};

/** What a patient's locked screen shows unless they chose more. */
export const NEUTRAL_PUSH: ChoiceNames<Topic> = {
  ...(Object.fromEntries(TOPICS.map((topic) => [topic, m.notices_push_discreet])) as ChoiceNames<Topic>),
  consultations: m.consultations_calendar_neutral,
  days: m.patients_calendar_neutral,
};
