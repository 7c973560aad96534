/**
 * What proves a sentence that says that somebody is told, or will be.
 * - `row`: the screen chooses it by what became of the mail or notice, or by whether its mailbox gets one. A file, and the words in it that
 *   read the row.
 * - `leaves`: the act leaves the mail or notice in its own transaction, whoever it is for. A file, and the words in it that leave it.
 * - `says`: it promises nothing that may fail to happen: a name, a condition in words, a refusal, or a rule that the page explains.
 */
export type Proof = { row: string; by: string } | { leaves: string; by: string } | { says: string };

const MAIL = "queueMail(";
const NOTICE = "leaveNotice(";

interface Told {
  readonly proof: Proof;
  readonly sentences: readonly string[];
}

const THREAD = { row: "domain/threads/thread-queries.server.ts", by: "toldBy(" };
const QUOTE = { row: "domain/quotes/opened-requests.server.ts", by: "toldBy(" };
const SENT = { row: "domain/receivers/sent-queries.server.ts", by: "status <> 'withheld'" };

/** Every sentence of ours that says that somebody is told, with what proves it. */
export const TOLD: readonly Told[] = [
  // Our own team and what needs a person.
  {
    proof: { row: "domain/alerts/alert-queries.server.ts", by: "told_at is not null as told" },
    sentences: ["alerts_told", "alerts_told_hook"],
  },
  {
    proof: { leaves: "domain/alerts/watch-alerts.server.ts", by: MAIL },
    sentences: ["alerts_lead", "alerts_lead_none", "alerts_done_silenced"],
  },
  { proof: { says: "whose mailbox the mail comes to" }, sentences: ["alerts_mail_why", "emails_signature_why"] },
  // A center and its patients.
  {
    proof: THREAD,
    sentences: [
      ...["threads_sent", "threads_sent_unconfirmed", "threads_sent_refused", "threads_none_center", "threads_none_center_refused"],
      ...["threads_sent_no_mailbox", "threads_goes_no_mailbox", "threads_goes", "threads_goes_unconfirmed", "threads_goes_refused"],
      ...["threads_none_patient", "threads_none_patient_unconfirmed", "threads_none_patient_refused"],
    ],
  },
  {
    proof: QUOTE,
    sentences: [
      ...["quotes_bar_text", "quotes_bar_text_unconfirmed", "quotes_bar_text_refused", "quotes_bar_text_no_mailbox"],
      ...["followups_done_quote", "followups_done_quote_unconfirmed", "followups_done_quote_refused", "followups_other_ways"],
      ...["followups_done_quote_no_mailbox"],
    ],
  },
  {
    proof: { row: "app/routes/provider/followups/request.tsx", by: "toldBy(services.db, `phone-question:" },
    sentences: ["followups_return_asked", "followups_return_asked_unmailed"],
  },
  { proof: { leaves: "domain/offers/decide-return.server.ts", by: NOTICE }, sentences: ["followups_done_return_asked"] },
  {
    proof: { row: "domain/consultations/consultation-queries.server.ts", by: "reachOfMailbox(" },
    sentences: [
      ...["consultations_cancel_text", "consultations_cancel_text_unmailed", "consultations_enter_text", "consultations_unmailed_refused"],
      ...["consultations_cancelled_just_now", "consultations_cancelled_just_now_unmailed", "consultations_unmailed"],
    ],
  },
  {
    proof: { leaves: "domain/consultations/consultation-mail.server.ts", by: NOTICE },
    sentences: ["consultations_answer_cannot", "consultations_answer_no", "consultations_video_link_new", "consultations_video_link_hint"],
  },
  { proof: { leaves: "domain/threads/accept-contact.server.ts", by: NOTICE }, sentences: ["threads_accepted_waits"] },
  {
    proof: { leaves: "domain/threads/accept-contact.server.ts", by: MAIL },
    sentences: ["followups_asks_first_word", "threads_center_price_welcome", "threads_mail_offer_welcome"],
  },
  { proof: { leaves: "domain/consultations/remind.server.ts", by: MAIL }, sentences: ["patients_whatsapp_failed"] },
  // A center and our team.
  {
    proof: { leaves: "domain/verification/decide-change.server.ts", by: NOTICE },
    sentences: ["changes_waits_name", "changes_waits_place"],
  },
  { proof: { leaves: "domain/featured/decide-place.server.ts", by: NOTICE }, sentences: ["featured_ask_done"] },
  { proof: { leaves: "domain/listing/check-prices.server.ts", by: NOTICE }, sentences: ["listing_prices_list_done"] },
  { proof: { leaves: "domain/reviews/tell-decision.server.ts", by: NOTICE }, sentences: ["reviews_appeal_open"] },
  { proof: { leaves: "domain/topups/settle-top-up.server.ts", by: NOTICE }, sentences: ["topups_done_voucher", "topups_sent_text"] },
  { proof: { leaves: "domain/wallet/low-balance.server.ts", by: NOTICE }, sentences: ["wallet_low_text", "wallet_low_saved"] },
  { proof: { leaves: "domain/verification/prove-claim.server.ts", by: MAIL }, sentences: ["claims_mail_text"] },
  {
    proof: { leaves: "domain/webhooks/queue-webhook.server.ts", by: "enqueue(" },
    sentences: ["webhooks_lead", "webhooks_url_hint", "api_hooks_text"],
  },
  {
    proof: { row: "domain/practice/practice-queries.server.ts", by: "m.status from mail_messages" },
    sentences: ["practice_invite_text", "practice_done_invitar"],
  },
  // Our team and others.
  {
    proof: { leaves: "domain/conduct/decide-objection.server.ts", by: NOTICE },
    sentences: ["conduct_desk_done_upheld", "conduct_desk_done_dismissed"],
  },
  {
    proof: { leaves: "domain/topups/decide-top-up.server.ts", by: NOTICE },
    sentences: ["topups_admin_done_confirmed", "topups_admin_done_refused"],
  },
  {
    proof: { leaves: "domain/companions/take-part.server.ts", by: NOTICE },
    sentences: ["companions_notice_ended_text", "companions_notice_quit_text", "companions_notice_erased_own_text"],
  },
  {
    proof: { leaves: "domain/reviewers/send-to-review.server.ts", by: MAIL },
    sentences: ["reviewers_done_sent", "reviewers_place_waiting_none"],
  },
  { proof: { leaves: "domain/reviewers/decide-review.server.ts", by: MAIL }, sentences: ["reviewers_done_returned"] },
  {
    proof: { leaves: "domain/identity/invite-reviewer.server.ts", by: MAIL },
    sentences: ["reviewers_invite_text", "reviewers_done_invited", "reviewers_done_again"],
  },
  {
    proof: { leaves: "domain/inbox/reply-message.server.ts", by: MAIL },
    sentences: ["inbox_reply_hint", "inbox_reply_hint_mailbox", "inbox_done_respondido", "inbox_advice_text", "inbox_advice_text_mailbox"],
  },
  { proof: { row: "domain/inbox/open-message.server.ts", by: "reachesMailbox(" }, sentences: ["inbox_reply_unconfirmed"] },
  // Patients.
  {
    proof: SENT,
    sentences: [
      ...[
        "leads_sent_link",
        "leads_sent_no_copy",
        "leads_sent_unmailed_lead",
        "leads_sent_unconfirmed_lead",
        "leads_sent_unconfirmed_title",
      ],
      ...["leads_sent_question_lead", "leads_sent_question_confirm_lead", "leads_sent_question_unmailed_lead"],
      ...["leads_sent_step_question_confirm", "leads_sent_step_follow_text", "leads_sent_step_follow_unmailed"],
      ...["leads_sent_in_line_next", "leads_sent_blocked_next"],
    ],
  },
  {
    proof: { leaves: "domain/offers/make-offers.server.ts", by: MAIL },
    sentences: [
      ...["leads_sent_lead_one", "leads_sent_lead_many", "leads_sent_step_told", "leads_sent_step_told_text", "leads_sent_step_then_text"],
      ...["leads_sent_page_description", "leads_consent_unclaimed", "leads_benefit_unclaimed_text", "about_how_a_unclaimed"],
      ...["leads_status_release_text", "leads_receiver_in_line_text", "emails_receipt_routed", "emails_receipt_unclaimed"],
    ],
  },
  {
    proof: { row: "app/components/patients/receiver-story.tsx", by: "toldByTeam" },
    sentences: ["leads_receiver_told_by_team", "patients_withdraw_text", "patients_withdraw_text_silent"],
  },
  {
    proof: { row: "app/components/patients/receiver-news.ts", by: "withdrawalTold" },
    sentences: [
      ...["patients_news_withdrawn", "patients_news_withdrawn_telling", "patients_news_withdrawn_before"],
      ...["patients_news_closed", "patients_news_closed_telling"],
    ],
  },
  {
    proof: { row: "app/components/patients/withdrawal-undo.tsx", by: "undoable" },
    sentences: ["patients_undo_text"],
  },
  {
    proof: { row: "app/components/patients/receiver-row.tsx", by: "offeredAt" },
    sentences: ["patients_receiver_told", "patients_step_told", "leads_receiver_open"],
  },
  {
    proof: { row: "domain/patients/request-way.ts", by: "offeredAt !== null" },
    sentences: ["patients_road_told", "patients_road_no_bold"],
  },
  { proof: { leaves: "domain/offers/tell-withdrawal.server.ts", by: MAIL }, sentences: ["patients_stop_text"] },
  { proof: { leaves: "domain/offers/route-lead.server.ts", by: MAIL }, sentences: ["leads_sent_step_team"] },
  { proof: { leaves: "domain/offers/tell-unanswered.server.ts", by: MAIL }, sentences: ["emails_receipt_next_nobody"] },
  { proof: { leaves: "domain/identity/change-email.server.ts", by: MAIL }, sentences: ["patients_mailbox_rule_old"] },
  { proof: { leaves: "domain/identity/register.server.ts", by: MAIL }, sentences: ["identity_register_mail"] },
  { proof: { leaves: "domain/identity/reset-password.server.ts", by: MAIL }, sentences: ["identity_forgot_lead"] },
  { proof: { leaves: "domain/identity/sign-in.server.ts", by: MAIL }, sentences: ["privacy_cookie_equipo"] },
  {
    proof: { row: "domain/companions/companion-queries.server.ts", by: "m.status from mail_messages" },
    sentences: ["companions_mail_sent"],
  },
  { proof: { leaves: "domain/newsletter/subscribe.server.ts", by: MAIL }, sentences: ["newsletter_asked_text"] },
  { proof: { leaves: "domain/inbox/submit-message.server.ts", by: MAIL }, sentences: ["contact_consent_hint", "contact_dead_text"] },
  // No promise that may fail to happen.
  {
    proof: { says: "it is true only if the mailbox is confirmed, and says so" },
    sentences: [
      ...["about_how_silence", "about_how_a_review", "quotes_none_text", "desk_ask_text", "desk_call_text", "followups_return_text"],
      ...["team_invite_lead", "providers_invite_hint", "emails_receipt_held", "emails_receipt_next_nobody_confirmed"],
      ...["leads_status_confirm_question", "threads_mail_receipt_confirm", "api_leads_text", "api_field_status", "settings_limits_text"],
      ...["joining_return_phone"],
    ],
  },
  {
    proof: { says: "it says that no mail goes" },
    sentences: [
      ...["contact_status_confirm_text", "leads_status_confirm_text", "emails_receipt_confirm", "emails_receipt_already"],
      ...["emails_confirmation_not", "emails_confirmation_why_mail", "wallet_low_hint", "wallet_low_off", "newsletter_erase_consequence"],
      ...["notices_end_text", "notices_end_done", "patients_pause_text", "inbox_closed_unanswered"],
      ...["consultations_entered_phone", "followups_state_whose", "today_missed_text"],
    ],
  },
  {
    proof: { says: "its reader holds the mail, or has come from it" },
    sentences: [
      ...["about_how_a_account", "companions_unconfirmed", "emails_offer_why", "emails_offer_unclaimed", "emails_notice_why"],
      ...["emails_account_mailbox_changed_text", "emails_unanswered_next", "leads_sent_empty_text", "leads_offer_why", "followups_why"],
      ...["identity_deleted_stays_unconfirmed", "identity_deleted_stays_messages", "practice_mail_why", "statements_mail_why"],
      ...["threads_mail_not_a_party", "emails_confirmation_centers", "emails_confirmation_team"],
    ],
  },
  { proof: { says: "it begins what our own team is about to send by hand" }, sentences: ["desk_contact_text"] },
  {
    proof: { says: "it is our own team that sends the link, by hand, to who calls" },
    sentences: ["leads_call_used_text", "leads_call_gone_text"],
  },
  {
    proof: { says: "the name of a choice, of a wish, or of something that happened" },
    sentences: [
      ...["notices_settings_link", "notices_wishes", "notices_wishes_text", "notices_mail_of", "notices_end_dead", "patients_notices"],
      ...["audit_act_message_replied", "audit_act_message_written_back", "contact_team_mail", "inbox_reply_by_mail", "inbox_reply"],
      ...["leads_consent_newsletter", "settings_request_newsletter", "threads_by_mail", "donors_avisa_y_conserva", "followups_none_text"],
      ...[
        "listing_statistics_how",
        "offers_preferences_text",
        "offers_auto_what_text",
        "identity_services_hint",
        "leads_question_email_hint",
      ],
      ...["emails_box_lead", "profile_independent_text", "featured_ask_text", "desk_calls_told_none"],
      ...["joining_scene_chosen", "joining_step_receive", "joining_a_who"],
    ],
  },
  {
    proof: { says: "it is the center that writes or tells" },
    sentences: [
      ...["followups_whatsapp_text", "leads_sent_by_whatsapp", "leads_sent_by_email", "leads_sent_opened_email"],
      ...["practice_done_quitar", "practice_notice_left_ahead"],
    ],
  },
  // Our own team erases a person.
  {
    proof: { leaves: "domain/consultations/leave-consultations.server.ts", by: "tellInAMinute(" },
    sentences: ["erasures_row_coming_stays"],
  },
  {
    proof: { leaves: "domain/people/erase-person.server.ts", by: "eraseLead(" },
    sentences: ["erasures_row_copied_stays", "erasures_told"],
  },
  {
    proof: { row: "app/routes/admin/people/erasure.tsx", by: "receiptMail(" },
    sentences: ["erasures_receipt_mail_queued", "erasures_receipt_mail_sent", "erasures_receipt_mail_withheld"],
  },
  { proof: { leaves: "domain/people/erase-person.server.ts", by: MAIL }, sentences: ["erasures_mail_why"] },
];
