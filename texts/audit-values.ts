import type { ProviderDocument } from "#domain/listing/documents.ts";
import type { Requester } from "#domain/people/erasure.ts";
import type { Lookup } from "#domain/people/lookup.ts";
import { m } from "#messages/m.ts";
import { formatUsdExact } from "#platform/money.ts";
import { type NounField, nounField } from "./audit-details.ts";
import { type ChoiceNames, nameOf } from "./choice-names.ts";
import { CLAIM_STATUS_NAMES } from "./claims.ts";
import { STATUS_NAMES as CONSULTATION_STATUS_NAMES } from "./consultations.ts";
import { HOLDS, REJECTS } from "./desk.ts";
import { DECLINE_NAMES, RETURN_NAMES } from "./followups.ts";
import { CLOSE_REASON_NAMES, KIND_NAMES as MESSAGE_KIND_NAMES } from "./inbox.ts";
import { FISCAL_TYPE_NAMES } from "./invoicing.ts";
import { DOCUMENT_NAMES, PROFILE_TYPE_NAMES, ROLE_NAMES } from "./listing.ts";
import { TOPIC_NAMES } from "./notice-topics.ts";
import { JOB_NAMES, MAIL_TEMPLATE_NAMES } from "./operations.ts";
import { SOURCE_STATE_NAMES } from "./references.ts";
import { PROFESSION_NAMES, REVIEW_STATE_NAMES } from "./reviewers.ts";
import { REFUSAL_NAMES, REPORT_REASON_NAMES, REVIEW_STATUS_NAMES, WAIT_KIND_NAMES } from "./reviews.ts";
import { STATEMENT_KIND_NAMES } from "./statements.ts";
import { GATEWAY_NAMES, TOP_UP_METHOD_NAMES } from "./topups.ts";
import { ITEM_NAMES, STATUS_NAMES as PROFILE_STATUS_NAMES } from "./verification.ts";

/** The states of documents, prices and results that are checked. A returned document has the same name as a returned profile. */
const PAPER_STATES: ChoiceNames<Exclude<ProviderDocument["state"], "returned"> | "unchecked" | "checked"> = {
  unchecked: m.audit_value_unchecked,
  checked: m.audit_value_checked,
  received: m.audit_value_received,
  accepted: m.audit_value_accepted,
};

/** Fields whose values are codes, with the names of the codes. The same names are used before and after an act. */
const CODES: Readonly<Partial<Record<NounField, ChoiceNames<string>>>> = {
  "claim.after": CLAIM_STATUS_NAMES,
  "consultation.status": CONSULTATION_STATUS_NAMES,
  "content.after": { ...REVIEW_STATE_NAMES, open: m.audit_value_open_remark, resolved: m.audit_value_resolved },
  "featured.after": {
    asked: m.audit_value_asked_place,
    granted: m.audit_value_granted,
    ended: m.audit_value_ended,
    refused: m.audit_value_refused_place,
  },
  "fiscal.type": FISCAL_TYPE_NAMES,
  "import.duplicates": { skip: m.imports_duplicates_skip, update: m.imports_duplicates_update },
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
  "person.kind": {
    phone: m.audit_value_phone,
    email: m.audit_value_email,
    name: m.audit_value_name,
    number: m.audit_value_number,
    writing: m.erasures_by_writing,
    office: m.erasures_by_office,
  } satisfies ChoiceNames<Lookup["kind"] | Requester>,
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

/** Returns what an act changed when it keeps a single value instead of fields: the number of a version, or a state. */
export function auditChangedName(action: string, value: unknown): string {
  const key = nounField(action, "after");
  if (MONEY.includes(key)) return m.audit_subject_price();
  if (key === "content.after" && typeof value === "number") return m.audit_field_version();
  return CODES[key] ? m.audit_field_state() : m.audit_value();
}

/** Writes a field's value as people read it. Codes without a name stay as they are. */
export function auditValue(action: string, field: string, value: unknown): string {
  if (value === null || value === undefined || value === "") return m.audit_nothing();
  if (Array.isArray(value)) return value.length > 0 ? value.map((one) => auditValue(action, field, one)).join(", ") : m.audit_nothing();
  if (typeof value === "boolean") return value ? m.settings_yes() : m.settings_no();
  if (typeof value === "object") return JSON.stringify(value);
  const key = nounField(action, field);
  if (typeof value === "number") return MONEY.includes(key) ? formatUsdExact(value) : String(value);
  return nameOf(CODES[key] ?? {}, String(value)) ?? String(value);
}
