import type { TextKind } from "#domain/content/content-documents.ts";
import type { PageBlock, PageMark } from "#domain/content/page-marks.ts";
import type { TextFieldName } from "#domain/content/text-fields.ts";
import type { TextVersion } from "#domain/content/text-queries.server.ts";
import type { TextView } from "#domain/content/text-views.ts";
import { m } from "#messages/m.ts";
import type { ChoiceNames } from "./choice-names.ts";

export const KIND_NAMES: Record<TextKind, () => string> = {
  treatment: m.editions_kind_treatment,
  city_treatment: m.editions_kind_city_treatment,
  article: m.editions_kind_article,
  guide: m.editions_kind_guide,
  page: m.editions_kind_page,
  urgent: m.editions_kind_urgent,
  question: m.editions_kind_question,
  legal: m.editions_kind_legal,
  source: m.editions_kind_source,
};

export const VIEW_NAMES: Record<TextView, () => string> = {
  all: m.editions_view_all,
  drafts: m.editions_view_drafts,
  pending: m.editions_view_pending,
  waiting: m.editions_view_waiting,
  archived: m.editions_view_archived,
};

export const STATE_NAMES: Record<TextVersion["state"], () => string> = {
  draft: m.editions_state_draft,
  published: m.editions_state_published,
  replaced: m.editions_state_replaced,
  waiting: m.editions_state_waiting,
  archived: m.editions_state_archived,
};

/** The names of the fields of texts, including the columns of rows. */
export const FIELD_LABELS: ChoiceNames<TextFieldName> = {
  title: m.editions_field_title,
  name: m.editions_field_name,
  short_name: m.editions_field_short_name,
  service: m.editions_field_service,
  category: m.editions_field_category,
  summary: m.editions_field_summary,
  description: m.editions_field_description,
  order: m.editions_field_order,
  words: m.editions_field_words,
  key_facts: m.editions_field_key_facts,
  steps: m.editions_field_steps,
  risks: m.editions_field_risks,
  alternatives: m.editions_field_alternatives,
  questions: m.editions_field_questions,
  sources: m.editions_field_sources,
  lead: m.editions_field_lead,
  essentials: m.editions_field_essentials,
  published_on: m.editions_field_published_on,
  updated_on: m.editions_field_updated_on,
  treatments: m.editions_field_treatments,
  related: m.editions_field_related,
  topic: m.editions_field_topic,
  emergency: m.editions_field_emergency,
  call: m.editions_field_call,
  wait: m.editions_field_wait,
  keep: m.editions_field_keep,
  avoid: m.editions_field_avoid,
  figures: m.editions_field_figures,
  share: m.editions_field_share,
  q: m.editions_field_q,
  a: m.editions_field_a,
  known: m.editions_field_known,
  unknown: m.editions_field_unknown,
  since: m.editions_field_since,
  publisher: m.editions_field_publisher,
  url: m.editions_field_url,
  seen: m.editions_field_seen,
  language: m.editions_field_language,
  published: m.editions_field_published,
  statement: m.editions_field_statement,
  read: m.editions_field_read,
  strength: m.editions_field_strength,
  excerpt: m.editions_field_excerpt,
  until: m.editions_field_until,
  missed: m.editions_field_missed,
  label: m.editions_field_label,
  value: m.editions_field_value,
  source: m.editions_field_source,
  when: m.editions_field_when,
  text: m.editions_field_text,
  slug: m.editions_field_slug,
};

/** What replaces each mark in a page. */
export const MARK_MEANINGS: Readonly<Record<PageMark, () => string>> = {
  site: m.editor_mark_site,
  site_address: m.editor_mark_site_address,
  max_centers: m.editor_mark_max_centers,
  answer_hours: m.editor_mark_answer_hours,
  stale_months: m.editor_mark_stale_months,
  expired_months: m.editor_mark_expired_months,
  min_reviews: m.editor_mark_min_reviews,
  duplicate_months: m.editor_mark_duplicate_months,
  return_days: m.editor_mark_return_days,
  welcome_requests: m.editor_mark_welcome_requests,
  request_months: m.editor_mark_request_months,
  backup_days: m.editor_mark_backup_days,
  unconfirmed_days: m.editor_mark_unconfirmed_days,
  guest_days: m.editor_mark_guest_days,
  notice_months: m.editor_mark_notice_months,
  event_months: m.editor_mark_event_months,
  device_pages: m.editor_mark_device_pages,
  silence_days: m.editor_mark_silence_days,
};

/** What the code draws where a page has a block. */
export const BLOCK_MEANINGS: Readonly<Record<PageBlock, () => string>> = {
  contact: m.editor_block_contact,
  cookies: m.editor_block_cookies,
  cookie_choice: m.editor_block_cookie_choice,
  tag_manager: m.editor_block_tag_manager,
  whatsapp: m.editor_block_whatsapp,
};
