import { m } from "#app/paraglide/messages.js";
import type { AuditNoun } from "#domain/audit/areas.ts";
import type { AuditField } from "#domain/audit/fields.ts";
import type { AuditSubject } from "#domain/audit/subjects.ts";
import { formatUsdExact } from "#platform/money.ts";
import { FIELD_NAMES } from "./catalog.ts";
import { type ChoiceNames, nameOf } from "./choice-names.ts";
import { CLAIM_STATUS_NAMES } from "./claims.ts";
import { STATUS_NAMES as CONSULTATION_STATUS_NAMES } from "./consultations.ts";
import { HOLDS, REJECTS } from "./desk.ts";
import { CLOSE_REASON_NAMES, KIND_NAMES as MESSAGE_KIND_NAMES } from "./inbox.ts";
import { FISCAL_TYPE_NAMES } from "./invoicing.ts";
import { DOCUMENT_NAMES, PROFILE_TYPE_NAMES, ROLE_NAMES } from "./listing.ts";
import { TOPIC_NAMES } from "./notices.ts";
import { JOB_NAMES, MAIL_TEMPLATE_NAMES } from "./operations.ts";
import { SOURCE_STATE_NAMES } from "./references.ts";
import { DECLINE_NAMES, RETURN_NAMES } from "./requests.ts";
import { PROFESSION_NAMES } from "./reviewers.ts";
import { REFUSAL_NAMES, REPORT_REASON_NAMES, REVIEW_STATUS_NAMES, WAIT_KIND_NAMES } from "./reviews.ts";
import { STATEMENT_KIND_NAMES } from "./statements.ts";
import { GATEWAY_NAMES, TOP_UP_METHOD_NAMES } from "./topups.ts";
import { ITEM_NAMES, STATUS_NAMES as PROFILE_STATUS_NAMES } from "./verification.ts";

type NounField = `${AuditNoun}.${AuditField}`;

const FIELDS: ChoiceNames<AuditField> = {
  about: m.audit_field_about,
  after: m.audit_after,
  ageBands: m.audit_field_age_bands,
  alt: m.audit_field_alt,
  articles: m.audit_field_articles,
  asked: m.audit_field_asked,
  assignee: m.audit_field_assignee,
  at: m.audit_field_at,
  attempt: m.audit_field_attempt,
  attempts: m.audit_field_attempts,
  awaits: m.audit_field_awaits,
  badge: m.audit_field_badge,
  before: m.audit_before,
  budgets: m.audit_field_budgets,
  caption: m.audit_field_caption,
  centers: m.audit_field_centers,
  cents: m.audit_field_cents,
  city: m.desk_weight_city,
  columns: m.audit_field_columns,
  conduct: m.audit_field_conduct,
  consent: m.audit_field_consent,
  consultation: m.audit_field_consultation,
  count: m.audit_field_count,
  countries: m.audit_field_countries,
  daily: m.audit_field_daily,
  dailyCap: m.audit_field_daily_cap,
  datedOn: m.audit_field_dated_on,
  days: m.audit_field_days,
  decision: m.audit_field_decision,
  delivery: m.audit_field_delivery,
  device: m.audit_field_device,
  digest: m.audit_field_digest,
  doctor: m.audit_field_doctor,
  document: m.audit_field_document,
  eggs: m.audit_field_eggs,
  entries: m.audit_field_entries,
  evidence: m.audit_field_evidence,
  expired: m.audit_field_expired,
  expiresOn: m.audit_field_expires_on,
  facts: m.audit_field_facts,
  failure: m.audit_field_failure,
  field: m.audit_field_field,
  fields: m.audit_field_fields,
  firstDay: m.audit_field_first_day,
  figures: m.audit_field_figures,
  file: m.audit_field_file,
  first: m.audit_field_first,
  format: m.audit_field_format,
  from: m.audit_field_from,
  gateway: m.audit_field_gateway,
  held: m.audit_field_held,
  host: m.audit_field_host,
  into: m.audit_field_into,
  intro: m.audit_field_intro,
  invitation: m.audit_field_invitation,
  item: m.audit_field_item,
  kind: m.audit_field_kind,
  known_device: m.audit_field_known_device,
  language: m.desk_weight_language,
  languages: m.audit_field_languages,
  last: m.audit_field_last,
  lead: m.audit_field_lead,
  line: m.audit_field_line,
  lines: m.audit_field_lines,
  masked: m.audit_field_masked,
  max: m.audit_field_max,
  maxReceivers: m.audit_field_max_receivers,
  message: m.audit_field_message,
  method: m.audit_field_method,
  model: m.audit_field_model,
  monthly: m.audit_field_monthly,
  name: m.audit_field_name,
  names: m.audit_field_names,
  netCents: m.audit_field_net_cents,
  new_account: m.audit_field_new_account,
  number: m.audit_field_number,
  offer: m.audit_field_offer,
  offered: m.audit_field_offered,
  offers: m.audit_field_offers,
  paragraph: m.audit_field_paragraph,
  part: m.audit_field_part,
  partner: m.audit_field_partner,
  path: m.audit_field_path,
  paused: m.audit_field_paused,
  photo: m.audit_field_photo,
  place: m.audit_field_place,
  profession: m.audit_field_profession,
  provider: m.audit_field_provider,
  providers: m.audit_field_providers,
  quality: m.audit_field_quality,
  reason: m.audit_reason,
  refunded: m.audit_field_refunded,
  refusal: m.audit_field_refusal,
  released: m.audit_field_released,
  remark: m.audit_field_remark,
  removed: m.audit_field_removed,
  reply: m.audit_field_reply,
  review: m.audit_field_review,
  right: m.audit_field_right,
  role: m.audit_field_role,
  rotation: m.desk_weight_rotation,
  round: m.audit_field_round,
  routed: m.audit_field_routed,
  rows: m.audit_field_rows,
  score: m.audit_field_score,
  secondFactor: m.audit_field_second_factor,
  sentences: m.audit_field_sentences,
  sessions: m.audit_field_sessions,
  sessions_ended: m.audit_field_sessions_ended,
  side: m.audit_field_side,
  source: m.audit_field_source,
  spam: m.audit_field_spam,
  state: m.audit_field_state,
  status: m.audit_field_status,
  stay: m.audit_field_stay,
  strategy: m.audit_field_strategy,
  subject: m.audit_field_subject,
  table: m.audit_field_table,
  template: m.audit_field_template,
  termMonths: m.audit_field_term_months,
  text: m.audit_field_text,
  to: m.audit_field_to,
  topUp: m.audit_field_top_up,
  topic: m.audit_field_topic,
  treatments: m.audit_field_treatments,
  type: m.audit_field_type,
  unanswered: m.audit_field_unanswered,
  url: m.audit_field_url,
  user: m.audit_field_user,
  verdict: m.audit_field_verdict,
  verification: m.desk_weight_verification,
  version: m.audit_field_version,
  view: m.audit_field_view,
  voucher: m.audit_field_voucher,
  was: m.audit_field_was,
  weeks: m.audit_field_weeks,
  welcome: m.audit_field_welcome,
  where: m.audit_field_where,
  worded: m.audit_field_worded,
  year: m.audit_field_year,
};

/** Fields that a noun calls otherwise than the rest. */
const OWN_FIELDS: Readonly<Partial<Record<NounField, () => string>>> = {
  "review.review": m.audit_own_review,
  "consultation.to": m.audit_own_moved,
  "followup.to": m.audit_field_assignee,
  "lead.source": m.audit_own_way,
  "thread.side": m.audit_own_writer,
};

const SUBJECTS: ChoiceNames<AuditSubject> = {
  article: m.audit_subject_article,
  badge: m.audit_subject_badge,
  cities: m.audit_subject_cities,
  claim: m.audit_subject_claim,
  consultation: m.audit_subject_consultation,
  countries: m.audit_subject_countries,
  document: m.audit_subject_document,
  draft: m.audit_subject_draft,
  export: m.audit_subject_export,
  featured_place: m.audit_subject_featured_place,
  figures: m.audit_subject_figures,
  fiscal_document: m.audit_subject_fiscal_document,
  fiscal_sequence: m.audit_subject_fiscal_sequence,
  guide: m.audit_subject_guide,
  import: m.audit_subject_import,
  issue: m.audit_subject_issue,
  job: m.audit_subject_job,
  languages: m.audit_subject_languages,
  lead: m.audit_subject_lead,
  legal: m.audit_subject_legal,
  log: m.audit_subject_log,
  mail: m.audit_subject_mail,
  medical_services: m.audit_subject_medical_services,
  menu: m.audit_subject_menu,
  message: m.audit_subject_message,
  offer: m.audit_subject_offer,
  page: m.audit_subject_page,
  partner: m.audit_subject_partner,
  patient: m.audit_subject_patient,
  payment_methods: m.audit_subject_payment_methods,
  picture: m.audit_subject_picture,
  policy: m.audit_subject_policy,
  price: m.audit_subject_price,
  provider: m.audit_subject_provider,
  question: m.audit_subject_question,
  quote: m.audit_subject_quote,
  return: m.audit_subject_return,
  review: m.audit_subject_review,
  service_types: m.audit_subject_service_types,
  session: m.audit_subject_session,
  setting: m.audit_subject_setting,
  source: m.audit_subject_source,
  statement: m.audit_subject_statement,
  subscriber: m.audit_subject_subscriber,
  top_up: m.audit_subject_top_up,
  treatment: m.audit_subject_treatment,
  user: m.audit_subject_user,
  users: m.audit_subject_users,
};

/** Of documents, prices and results that are checked. A returned one is called as a returned profile. */
const PAPER_STATES: ChoiceNames<string> = {
  unchecked: m.audit_value_unchecked,
  checked: m.audit_value_checked,
  received: m.audit_value_received,
  accepted: m.audit_value_accepted,
};

/** Says a code that has a name; what stands before an act is said as what stands after it. */
const CODES: Readonly<Partial<Record<NounField, ChoiceNames<string>>>> = {
  "claim.after": CLAIM_STATUS_NAMES,
  "consultation.status": CONSULTATION_STATUS_NAMES,
  "content.after": { open: m.audit_value_open_remark, resolved: m.audit_value_resolved },
  "featured.after": {
    asked: m.audit_value_asked_place,
    granted: m.audit_value_granted,
    ended: m.audit_value_ended,
    refused: m.audit_value_refused_place,
  },
  "fiscal.type": FISCAL_TYPE_NAMES,
  "job.kind": JOB_NAMES,
  "job.after": {
    created: m.audit_value_created,
    retry: m.audit_value_retry,
    failed: m.audit_value_failed,
    dead: m.audit_value_dead,
    waiting: m.audit_value_waiting,
    dropped: m.audit_value_dropped,
  },
  "lead.awaits": { click: m.audit_value_click, names: m.audit_value_names },
  "lead.kind": { center: m.audit_value_center, advice: m.audit_value_advice },
  "lead.reason": { ...HOLDS, ...REJECTS },
  "lead.spam": { honeypot: m.audit_value_honeypot },
  "lead.strategy": {
    origin_exclusive: m.audit_value_origin_exclusive,
    origin_first: m.audit_value_origin_first,
    matched: m.audit_value_matched,
    admin_queue: m.audit_value_admin_queue,
  },
  "mail.after": { refused: m.audit_value_refused_mail, queued: m.audit_value_waiting },
  "mail.template": MAIL_TEMPLATE_NAMES,
  "message.kind": MESSAGE_KIND_NAMES,
  "message.reason": CLOSE_REASON_NAMES,
  "newsletter.status": { draft: m.audit_value_issue_draft, scheduled: m.audit_value_issue_scheduled },
  "notices.topic": TOPIC_NAMES,
  "offer.reason": { ...RETURN_NAMES, ...DECLINE_NAMES },
  "provider.after": { ...PAPER_STATES, ...PROFILE_STATUS_NAMES },
  "provider.eggs": { own: m.audit_value_own_eggs, donor: m.audit_value_donor_eggs },
  "provider.item": ITEM_NAMES,
  "provider.kind": DOCUMENT_NAMES,
  "provider.type": PROFILE_TYPE_NAMES,
  "provider.verdict": { matches: m.verification_verdict_matches, differs: m.verification_verdict_differs },
  "provider.was": PROFILE_STATUS_NAMES,
  "return.reason": RETURN_NAMES,
  "review.about": { ...WAIT_KIND_NAMES, own: m.audit_value_own },
  "review.reason": REPORT_REASON_NAMES,
  "review.refusal": REFUSAL_NAMES,
  "review.side": { center: m.audit_value_center, writer: m.audit_value_writer },
  "review.status": REVIEW_STATUS_NAMES,
  "reviewer.profession": PROFESSION_NAMES,
  "role.role": { admin: m.audit_value_admin },
  "source.after": SOURCE_STATE_NAMES,
  "statement.kind": STATEMENT_KIND_NAMES,
  "statement.state": { active: m.audit_value_active, retired: m.audit_value_retired },
  "team.role": ROLE_NAMES,
  "thread.side": { center: m.audit_value_center, patient: m.audit_value_patient },
  "top_up.gateway": GATEWAY_NAMES,
  "top_up.method": TOP_UP_METHOD_NAMES,
  "user.state": { active: m.people_state_active, suspended: m.people_state_suspended },
};

const MONEY: readonly NounField[] = [
  "automatic.max",
  "automatic.daily",
  "automatic.monthly",
  "featured.cents",
  "offer.cents",
  "price.after",
  "top_up.netCents",
  "wallet.cents",
];

const nounField = (action: string, field: string) => `${action.split(".", 1)[0]}.${field === "before" ? "after" : field}` as NounField;

/** What an act is about; its code for one of an older version. */
export const auditSubjectName = (subjectType: string): string => nameOf(SUBJECTS, subjectType) ?? subjectType;

/** What a field of an act is called; the code itself for a column of a kept row without a name, and for an older version. */
export const auditFieldName = (action: string, field: string): string =>
  OWN_FIELDS[nounField(action, field)]?.() ?? nameOf(FIELDS, field) ?? nameOf(FIELD_NAMES, field) ?? field;

/** Writes a value of a field as people read it; codes without a name stay as they are. */
export function auditValue(action: string, field: string, value: unknown): string {
  if (value === null || value === undefined || value === "") return m.audit_nothing();
  if (Array.isArray(value)) return value.length > 0 ? value.map((one) => auditValue(action, field, one)).join(", ") : m.audit_nothing();
  if (typeof value === "boolean") return value ? m.settings_yes() : m.settings_no();
  if (typeof value === "object") return JSON.stringify(value);
  const key = nounField(action, field);
  if (typeof value === "number") return MONEY.includes(key) ? formatUsdExact(value) : String(value);
  return nameOf(CODES[key] ?? {}, String(value)) ?? String(value);
}
