import { type MailTemplate, NO_ANSWER, NOTHING_LEFT } from "#domain/mail/mail.ts";
import type { JobView } from "#domain/operations/job.ts";
import type { MailView } from "#domain/operations/mail-list.ts";
import { m } from "#messages/m.ts";
import { type ChoiceNames, nameOf } from "./choice-names.ts";

export const JOB_VIEW_NAMES: ChoiceNames<JobView> = {
  dead: m.operations_view_dead,
  retry: m.operations_view_retry,
  running: m.operations_view_running,
  waiting: m.operations_view_waiting,
  done: m.operations_view_done,
};

export const MAIL_VIEW_NAMES: ChoiceNames<MailView> = {
  refused: m.operations_mail_view_refused,
  failing: m.operations_mail_view_failing,
  waiting: m.operations_mail_view_waiting,
  withheld: m.operations_mail_view_withheld,
  sent: m.operations_mail_view_sent,
};

export const MAIL_TEMPLATE_NAMES: ChoiceNames<MailTemplate> = {
  offer: m.operations_mail_offer,
  "offer-withdrawn": m.operations_mail_offer_withdrawn,
  "lead-confirmation": m.operations_mail_lead_confirmation,
  "lead-receipt": m.operations_mail_lead_receipt,
  "lead-unanswered": m.operations_mail_lead_unanswered,
  "lead-name-more": m.operations_mail_lead_name_more,
  "request-opened": m.operations_mail_request_opened,
  "phone-question": m.operations_mail_phone_question,
  quote: m.operations_mail_quote,
  "thread-message": m.operations_mail_thread_message,
  "contact-news": m.operations_mail_contact_news,
  "advice-notice": m.operations_mail_advice_notice,
  "inbox-receipt": m.operations_mail_inbox_receipt,
  "inbox-notice": m.operations_mail_inbox_notice,
  "inbox-reply": m.inbox_mail_name,
  "consultation-patient": m.operations_mail_consultation_patient,
  "consultation-provider": m.operations_mail_consultation_provider,
  "consultation-reminder": m.operations_mail_consultation_reminder,
  "claim-mailbox": m.operations_mail_claim_mailbox,
  notice: m.operations_mail_notice,
  "newsletter-confirmation": m.newsletter_mail_confirmation,
  "newsletter-issue": m.newsletter_mail_issue,
  "newsletter-test": m.newsletter_mail_test,
  "team-invitation": m.operations_mail_team_invitation,
  "practice-invitation": m.operations_mail_practice_invitation,
  "companion-invitation": m.operations_mail_companion_invitation,
  "account-confirmation": m.operations_mail_account_confirmation,
  "account-exists": m.operations_mail_account_exists,
  "password-reset": m.operations_mail_password_reset,
  "email-change-asked": m.operations_mail_email_change_asked,
  "email-change-confirm": m.operations_mail_email_change_confirm,
  "email-change-taken": m.operations_mail_email_change_taken,
  "email-changed": m.operations_mail_email_changed,
  "role-changed": m.operations_mail_role_changed,
  "role-waits": m.operations_mail_role_waits,
  "credit-waits": m.operations_mail_credit_waits,
  "refund-waits": m.operations_mail_refund_waits,
  "password-changed": m.operations_mail_password_changed,
  "new-device": m.operations_mail_new_device,
  "reviewer-invitation": m.reviewers_mail_invited_name,
  "review-asked": m.reviewers_mail_asked_name,
  "review-decided": m.reviewers_mail_decided_name,
  "statements-due": m.statements_mail_name,
  "alert-began": m.alerts_mail_name,
  "alert-ended": m.alerts_mail_over_name,
  "place-asked": m.featured_mail_name,
  "person-erased": m.erasures_mail_name,
};

/** The usual causes of what a mail server or the network reports, the narrower first. */
const MAIL_CAUSES: readonly (readonly [RegExp, () => string])[] = [
  [/the address is not one/, m.operations_mail_cause_address],
  [/no answer within|ETIMEDOUT|ESOCKETTIMEDOUT|timeout|timed out|greeting never received/i, m.operations_mail_cause_silent],
  [/ENOTFOUND|EAI_AGAIN|EDNS/, m.operations_mail_cause_unknown_server],
  [/ECONNREFUSED|ECONNRESET|EHOSTUNREACH|ENETUNREACH|EPIPE|socket|connection closed/i, m.operations_mail_cause_unreachable],
  [/certificate|self.signed|\bTLS\b|\bSSL\b/i, m.operations_mail_cause_certificate],
  [/^53[0458]\b|invalid login|authentication/i, m.operations_mail_cause_sign_in],
  [/^(?:452|552)\b|\b[45]\.2\.2\b|quota|mailbox (?:is )?full/i, m.operations_mail_cause_full],
  [/\b5\.7\.\d|spam|blocked|blacklist|\bDMARC\b|\bSPF\b/i, m.operations_mail_cause_distrust],
  [/^55[013]\b|\b5\.1\.[0-9]\b/, m.operations_mail_cause_no_mailbox],
  [/^4\d\d\b/, m.operations_mail_cause_later],
  [/^5\d\d\b/, m.operations_mail_cause_refused],
];

/** Says why a mail did not arrive: the cause if we know it, then the words of the server or the network. */
export function mailTrouble(error: string | null): string | null {
  if (error === null) return null;
  if (error === NO_ANSWER) return m.operations_mail_no_answer();
  if (error === NOTHING_LEFT) return m.operations_mail_cause_nothing();
  const cause = MAIL_CAUSES.find(([words]) => words.test(error))?.[1]();
  const said = /^[245]\d\d\b/.test(error) ? m.operations_mail_server_said({ words: error }) : m.operations_mail_unreached({ words: error });
  return cause ? `${cause} ${said}` : said;
}

/** The names of the kinds of job. A kind without a name does not compile (server/job-kinds.ts, worker/schedule.ts). */
export const JOB_NAMES = {
  "route-lead": m.operations_job_route_lead,
  "tell-cancelled": m.operations_job_tell_cancelled,
  "weigh-offer": m.operations_job_weigh_offer,
  "send-mail": m.operations_job_send_mail,
  "fetch-photo": m.operations_job_fetch_photo,
  "send-push": m.operations_job_send_push,
  "send-whatsapp": m.operations_job_send_whatsapp,
  "send-webhook": m.operations_job_send_webhook,
  "send-issues": m.newsletter_job_send,
  "forget-unconfirmed": m.newsletter_job_forget,
  "check-searches": m.searches_job,
  "expire-offers": m.operations_job_expire_offers,
  "settle-withdrawn": m.operations_job_settle_withdrawn,
  "stop-automatic-purchases": m.operations_job_stop_automatic_purchases,
  "release-waiting-leads": m.operations_job_release_waiting_leads,
  "settle-waiting": m.operations_job_settle_waiting,
  "publish-texts": m.operations_job_publish_texts,
  "lapse-credits": m.operations_job_lapse_credits,
  "ask-about-payments": m.operations_job_ask_about_payments,
  "read-calendars": m.operations_job_read_calendars,
  "remind-consultations": m.operations_job_remind_consultations,
  "remind-days": m.operations_job_remind_days,
  "tell-callbacks": m.operations_job_tell_callbacks,
  "tell-notices": m.operations_job_tell_notices,
  "requeue-mails": m.operations_job_requeue_mails,
  "requeue-photos": m.operations_job_requeue_photos,
  "erase-old-leads": m.operations_job_erase_old_leads,
  "erase-unconfirmed-leads": m.operations_job_erase_unconfirmed_leads,
  "forget-guests": m.operations_job_forget_guests,
  "erase-person": m.erasures_job_erase,
  "digest-people": m.erasures_job_digest,
  "forget-receipts": m.erasures_job_forget,
  "forget-admissions": m.operations_job_forget_admissions,
  "forget-past-tries": m.operations_job_forget_past_tries,
  "forget-past-sign-ins": m.operations_job_forget_past_sign_ins,
  "erase-old-messages": m.operations_job_erase_old_messages,
  "project-profiles": m.operations_job_project_profiles,
  "project-replies": m.operations_job_project_replies,
  "propose-conduct": m.operations_job_propose_conduct,
  "check-documents": m.operations_job_check_documents,
  "tell-old-prices": m.operations_job_tell_old_prices,
  "remind-statements": m.statements_job_name,
  "watch-alerts": m.alerts_job_name,
  "send-alert": m.alerts_job_send,
  "forget-alerts": m.alerts_job_forget,
  "remind-unfinished": m.operations_job_remind_unfinished,
  "summarize-week": m.operations_job_summarize_week,
  "write-letters": m.operations_job_write_letters,
  "forget-notices": m.operations_job_forget_notices,
  "forget-local-mail": m.operations_job_forget_local_mail,
  "sweep-photos": m.operations_job_sweep_photos,
  "sweep-documents": m.operations_job_sweep_documents,
  "sweep-claim-documents": m.operations_job_sweep_claim_documents,
  "check-import": m.operations_job_check_import,
  "run-import": m.operations_job_run_import,
  "undo-import": m.operations_job_undo_import,
  "make-export": m.exports_job_make,
  "forget-exports": m.exports_job_forget,
  "sweep-imports": m.operations_job_sweep_imports,
  "sweep-vouchers": m.operations_job_sweep_vouchers,
  "issue-documents": m.operations_job_issue_documents,
  "forget-uploads": m.operations_job_forget_uploads,
  "forget-deliveries": m.operations_job_forget_deliveries,
  "forget-events": m.operations_job_forget_events,
  "back-up": m.operations_job_back_up,
  "count-job-days": m.operations_job_count_job_days,
  "project-featured": m.operations_job_project_featured,
  "read-new-names": m.operations_job_read_new_names,
} satisfies ChoiceNames<string>;

export type JobName = keyof typeof JOB_NAMES;

/** Returns the name of a kind. A kind that an older version left in the queue keeps its code. */
export const jobName = (kind: string): string => nameOf(JOB_NAMES, kind) ?? kind;
