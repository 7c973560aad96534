/**
 * The slices of domain/: what each is about, which others it may use, whose tables it may read, and which tables are its own. The import
 * rules (.dependency-cruiser.mjs), the drawing in domain/README.md, the last line of each slice's README (both written by
 * `node scripts/slices.ts`) and the test of who reads and writes which table (tests/slices.test.ts) are made from this table.
 *
 * @typedef {object} Slice
 * @property {string} about Its noun, in the words of the README.
 * @property {readonly string[]} uses The slices it may import from, types included. Tests may import from all.
 * @property {readonly string[]} reads The slices whose tables and views its queries name. Uses and reads together form no cycle.
 * @property {readonly string[]} writes The tables that only this slice inserts into, updates and deletes from.
 * @property {readonly string[]} [owns] What else is its own: views, and tables that a migration, a trigger or a library fills.
 */

/** @satisfies {Record<string, Slice>} */
export const SLICES = {
  alerts: {
    about: "what our own team is told of by itself: rules that are watched, what rings, and for how long it is silenced",
    uses: ["audit", "desk", "identity", "mail", "operations", "wallet"],
    reads: ["identity", "leads", "mail"],
    writes: ["alert_readings", "alert_silences", "alerts"],
  },
  analytics: {
    about: "what visitors who agreed to it do, and how fast pages are for them",
    uses: [],
    reads: ["catalog"],
    writes: ["analytics_events", "searched_words", "speed_days"],
  },
  audit: {
    about: "who did what, and when: an append-only line in the transaction of each act",
    uses: [],
    reads: [],
    writes: ["audit_log"],
  },
  catalog: {
    about: "what profiles and forms choose from: cities, services, countries, languages, payments; the badges that our team grants",
    uses: ["audit", "providers"],
    reads: ["identity", "providers"],
    writes: ["badges", "cities", "countries", "languages", "medical_services", "payment_methods", "provider_badges", "service_types"],
    owns: ["price_lines"],
  },
  companions: {
    about: "a second person that a patient lets into their place: invited, taking part, and what they see",
    uses: ["audit", "consultations", "mail", "notices", "patients", "quotes", "receivers", "submissions", "vault"],
    reads: ["identity", "leads", "mail", "offers"],
    writes: ["companions"],
  },
  conduct: {
    about: "how a center fares and deals with requests: its week and its figures; what patients read of it, said to it first",
    uses: ["audit", "consultations", "leads", "listing", "notices", "offers", "providers", "routing", "submissions", "team"],
    reads: ["analytics", "consultations", "followups", "identity", "leads", "listing", "offers", "providers", "team", "threads", "wallet"],
    writes: ["conduct_publications"],
  },
  consultations: {
    about: "appointments of a patient and a center: free times, agreement, what came of them",
    uses: ["audit", "mail", "notices", "providers", "submissions", "team", "vault"],
    reads: ["catalog", "identity", "mail", "providers", "team"],
    writes: [
      "consultation_busy",
      "consultation_calendars",
      "consultation_days",
      "consultation_doctors",
      "consultation_feeds",
      "consultation_guests",
      "consultation_hours",
      "consultations",
      "guest_whatsapp",
    ],
    owns: ["confirmed_consultations"],
  },
  content: {
    about: "what the site says: treatments, articles, questions and their sources; its own name, menu and languages",
    uses: ["audit", "photos"],
    reads: ["catalog", "identity", "photos", "providers", "settings"],
    writes: [
      "articles",
      "city_texts",
      "content_pictures",
      "content_versions",
      "legal_positions",
      "menus",
      "pages",
      "questions",
      "removed_pictures",
      "source_marks",
      "sources",
      "treatments",
      "urgent_answers",
    ],
    owns: ["answers"],
  },
  credits: {
    about: "money that our team gives a center by hand: its motive, its limit, and the second person who signs",
    uses: ["audit", "identity", "notices", "submissions", "wallet"],
    reads: ["identity", "providers", "team"],
    writes: ["credits"],
  },
  desk: {
    about: "what our own team sees and decides: requests that wait, centers to call, people with an account",
    uses: [
      "analytics",
      "audit",
      "credits",
      "identity",
      "leads",
      "listing",
      "mail",
      "providers",
      "routing",
      "statements",
      "submissions",
      "verification",
    ],
    reads: [
      "audit",
      "catalog",
      "conduct",
      "credits",
      "featured",
      "identity",
      "inbox",
      "leads",
      "listing",
      "mail",
      "offers",
      "policy",
      "providers",
      "reviews",
      "team",
      "topups",
      "vault",
      "verification",
      "wallet",
    ],
    writes: ["center_notes", "offer_calls"],
  },
  directory: {
    about: "centers and specialists as visitors find them",
    uses: ["content", "listing", "photos", "providers", "reviews", "routing"],
    reads: ["catalog", "content", "listing", "providers", "reviews"],
    writes: [],
    owns: ["search_words"],
  },
  drafts: {
    about: "texts made from what the directory knows: each sentence with its facts, until a person passes them on",
    uses: ["audit", "content", "directory"],
    reads: ["catalog", "content", "identity", "listing", "providers"],
    writes: ["text_draft_checks", "text_drafts"],
  },
  estimates: {
    about: "what a treatment may cost, and what chance it has",
    uses: ["directory", "listing"],
    reads: ["listing", "providers"],
    writes: [],
  },
  featured: {
    about: "paid places: who has one, and from when to when",
    uses: ["audit", "mail", "notices", "providers", "submissions", "team", "wallet"],
    reads: ["catalog", "identity", "providers"],
    writes: ["featured_places", "featured_price_changes", "featured_prices"],
  },
  followups: {
    about: "how a center works the requests that it was offered: its inbox, steps, notes, who looks after what",
    uses: ["audit", "consultations", "leads", "notices", "offers", "providers", "routing", "submissions", "team", "vault", "wallet"],
    reads: ["catalog", "identity", "leads", "offers", "providers", "wallet"],
    writes: ["followup_callbacks", "followup_notes", "followup_steps", "followups"],
  },
  identity: {
    about: "people who may sign in, and as what",
    uses: ["audit", "mail", "submissions"],
    reads: [],
    writes: [
      "accounts",
      "email_changes",
      "former_mailboxes",
      "password_resets",
      "profiles",
      "provider_registrations",
      "team_role_changes",
      "two_factors",
      "user_roles",
      "user_sessions",
      "users",
      "verifications",
    ],
    owns: ["passkeys"],
  },
  imports: {
    about: "centers and specialists from a file, as pending profiles",
    uses: ["audit", "directory", "listing", "photos", "providers", "submissions"],
    reads: ["catalog", "listing", "providers", "team", "verification"],
    writes: ["import_mappings", "import_rows", "imports"],
  },
  inbox: {
    about: "a message to our own team, and a request for its advice",
    uses: ["audit", "catalog", "identity", "leads", "mail", "submissions", "vault"],
    reads: ["catalog", "identity", "leads", "mail"],
    writes: ["inbox_consents", "inbox_messages", "inbox_replies"],
  },
  invoicing: {
    about: "invoices and credit notes with numbers of the DGII, and the names on them",
    uses: ["audit", "content", "submissions", "team"],
    reads: ["providers", "settings"],
    writes: ["fiscal_documents", "fiscal_due", "fiscal_profiles", "fiscal_sequences"],
  },
  leads: {
    about: "a patient's request: its form, its receivers, its routing decisions",
    uses: ["audit", "catalog", "directory", "listing", "mail", "masking", "providers", "routing", "submissions", "vault"],
    reads: ["catalog", "consultations", "identity", "listing", "providers", "vault"],
    writes: ["lead_call_links", "lead_consents", "lead_receivers", "leads", "partners", "routing_decisions"],
  },
  listing: {
    about: "what a center says of itself, and its way to being public",
    uses: ["audit", "content", "notices", "photos", "providers", "submissions", "team", "vault"],
    reads: ["audit", "catalog", "identity", "notices", "photos", "providers", "team"],
    writes: ["profile_changes", "provider_documents", "provider_former_prices", "provider_outcomes", "provider_prices"],
  },
  mail: { about: "messages: each a row of its own, sent at least once", uses: [], reads: [], writes: ["mail_messages", "mail_recipients"] },
  masking: { about: "contact data in a message: found, and made unreadable (pure)", uses: [], reads: [], writes: [] },
  newsletter: {
    about: "mails to who asked for them twice: subscribers, issues made of the blog",
    uses: ["audit", "content", "mail", "submissions", "vault"],
    reads: ["identity", "mail"],
    writes: ["newsletter_issues", "newsletter_subscribers"],
  },
  notices: {
    about: "what an account should hear of: in its dashboard, by mail, on its devices",
    uses: ["audit", "mail", "submissions", "team"],
    reads: ["identity", "providers", "team"],
    writes: ["notice_wishes", "notices", "push_devices", "push_keys", "push_messages"],
  },
  offers: {
    about: "a request at a price, made to the centers that routing chose; what follows from it, until its person is erased",
    uses: [
      "analytics",
      "audit",
      "inbox",
      "leads",
      "mail",
      "notices",
      "policy",
      "providers",
      "routing",
      "submissions",
      "team",
      "vault",
      "wallet",
      "webhooks",
    ],
    reads: ["catalog", "identity", "leads", "providers", "wallet", "webhooks"],
    writes: [
      "automatic_purchases",
      "automatic_rules",
      "lead_price_changes",
      "lead_prices",
      "lead_returns",
      "offer_criteria",
      "offers",
      "provider_rotation",
    ],
  },
  onboarding: {
    about: "the first thirty days of a public profile: what leads its people, and a request to themselves as an exercise",
    uses: ["listing"],
    reads: ["consultations", "listing", "providers"],
    writes: ["test_requests"],
  },
  operations: {
    about: "what whoever runs the site has to see: the log, jobs, mails, days, backups",
    uses: ["audit", "mail", "providers", "settings", "submissions", "vault"],
    reads: [
      "audit",
      "content",
      "identity",
      "imports",
      "leads",
      "listing",
      "mail",
      "offers",
      "providers",
      "threads",
      "topups",
      "verification",
      "wallet",
    ],
    writes: ["backups", "export_parts", "exports", "heartbeats", "job_days"],
  },
  patients: {
    about: "a patient's own place: what they saved, wrote down and asked us to keep quiet about",
    uses: ["audit", "directory", "identity", "leads", "newsletter", "notices", "receivers", "routing", "submissions", "topups", "vault"],
    reads: ["consultations", "identity", "providers"],
    writes: ["patient_comparisons", "patient_entries", "patient_profiles", "patient_refusals", "patient_saved", "patient_whatsapp"],
  },
  people: {
    about: "a person across requests, messages, accounts and appointments: found exactly by our team, and erased whole",
    uses: [
      "audit",
      "companions",
      "consultations",
      "inbox",
      "leads",
      "mail",
      "newsletter",
      "offers",
      "patients",
      "receivers",
      "submissions",
      "vault",
    ],
    reads: ["consultations", "identity", "inbox", "leads", "mail", "offers", "providers", "vault"],
    writes: ["erasures"],
  },
  photos: {
    about: "pictures of profiles and texts: fetched once, made small, served by us",
    uses: ["audit"],
    reads: ["providers"],
    writes: ["provider_photos"],
  },
  policy: {
    about: "the rule that ranks centers, in versions: what a change would have done, and who made it",
    uses: ["audit", "providers", "routing"],
    reads: ["catalog", "identity", "leads", "providers"],
    writes: ["routing_policies"],
  },
  practice: {
    about: "at which centers a specialist practises: asked, agreed to, ended by either",
    uses: ["audit", "consultations", "listing", "mail", "notices", "providers", "submissions", "team"],
    reads: ["consultations", "identity", "listing", "mail", "providers", "team"],
    writes: ["practice_invitations"],
  },
  providers: {
    about: "centers and specialists themselves: their rows, members, names and addresses, and every way to write them",
    uses: ["audit"],
    reads: [],
    writes: ["provider_members", "provider_profiles"],
  },
  quotes: {
    about: "what a center asks of one patient whose request it opened, line by line",
    uses: ["audit", "directory", "leads", "listing", "mail", "masking", "offers", "providers", "receivers", "submissions", "team", "vault"],
    reads: ["catalog", "leads", "offers", "providers"],
    writes: ["quote_drafts", "quotes"],
  },
  receivers: {
    about: "the centers that a patient names, and what they see of each: the names before they agree, the answers afterwards",
    uses: ["audit", "leads", "listing", "offers", "policy", "providers", "routing", "submissions", "vault"],
    reads: ["catalog", "identity", "leads", "mail", "offers", "providers"],
    writes: [],
  },
  reviewers: {
    about: "professionals who read a text before it is public: what they remark, and what they sign",
    uses: ["audit", "content", "identity", "mail"],
    reads: ["content", "identity"],
    writes: ["reviewers", "text_remarks", "text_reviews"],
  },
  reviews: {
    about: "what people tell of a consultation that both sides confirmed",
    uses: ["audit", "identity", "notices", "providers", "submissions", "team"],
    reads: ["catalog", "consultations", "identity", "providers"],
    writes: ["review_appeals", "review_decisions", "review_reports", "reviews"],
    owns: ["counted_reviews", "review_waits"],
  },
  routing: {
    about: "which centers get a request, how good it is, and by when they answer (pure)",
    uses: ["providers"],
    reads: [],
    writes: [],
  },
  settings: { about: "what administrators set for the whole site, in versions", uses: ["audit"], reads: [], writes: ["settings"] },
  statements: {
    about: "what the site promises and claims: what each rests on, and when somebody looks again",
    uses: ["audit", "mail", "routing"],
    reads: ["content", "settings"],
    writes: ["legal_checks", "statements"],
  },
  submissions: {
    about: "what any public form needs: its fields and their rules, limits, pace, proof of work, telephone and mailbox",
    uses: [],
    reads: ["settings"],
    writes: ["lead_admissions", "tries"],
  },
  team: {
    about: "who manages which center or specialist, and who is invited to",
    uses: ["audit", "mail", "submissions"],
    reads: ["audit", "identity", "providers"],
    writes: ["provider_accounts", "team_invitations"],
  },
  threads: {
    about: "what a patient and a center write to each other through us, and when the contact opens",
    uses: ["audit", "leads", "mail", "masking", "notices", "offers", "providers", "receivers", "submissions", "team", "vault", "wallet"],
    reads: ["catalog", "identity", "leads", "offers", "providers", "team", "wallet"],
    writes: ["reply_templates", "thread_messages"],
  },
  topups: {
    about: "what centers pay in advance: by transfer with a voucher, or by card",
    uses: ["audit", "content", "credits", "invoicing", "notices", "submissions", "team", "vault", "wallet"],
    reads: ["identity", "providers", "settings", "team"],
    writes: ["payment_events", "top_up_refunds", "top_up_vouchers", "top_ups"],
  },
  trip: {
    about: "coming to the country for a treatment: airports, days, the request at the end",
    uses: ["directory", "leads"],
    reads: ["catalog", "providers"],
    writes: [],
  },
  uploads: {
    about: "files on their way: pieces, until they are whole and a form takes them",
    uses: ["submissions", "vault"],
    reads: ["identity", "team", "verification"],
    writes: ["uploads"],
  },
  vault: {
    about: "sealed personal data: keys, leave to open, chained evidence, erasure, how long it is kept",
    uses: ["audit", "mail"],
    reads: ["settings"],
    writes: ["evidence", "subject_digests", "subject_keys"],
  },
  verification: {
    about: "whether a profile is what it says and cannot be taken for another, and who decided so",
    uses: ["audit", "listing", "mail", "masking", "notices", "providers", "submissions", "team", "vault"],
    reads: ["audit", "catalog", "identity", "listing", "offers", "providers", "team"],
    writes: ["claim_documents", "profile_checks", "profile_claims", "profile_decisions", "profile_openings", "provider_names"],
  },
  wallet: {
    about: "what centers paid in advance, and what they spent it on",
    uses: ["audit", "notices", "team"],
    reads: [],
    writes: ["ledger_accounts", "ledger_entries", "ledger_transfers", "wallet_settings"],
  },
  whatsapp: {
    about: "reminders by WhatsApp, for who agreed to them: each a row, sent at most once",
    uses: [],
    reads: ["consultations", "patients"],
    writes: ["whatsapp_messages"],
  },
  webhooks: {
    about: "what a center's own system is told: signed, tried again, and opened facts only after a purchase",
    uses: ["audit", "notices", "submissions", "team"],
    reads: [],
    writes: ["webhook_deliveries", "webhooks"],
  },
};

/**
 * One rule for each slice: what it may not import.
 * @param {string} test Matches the paths of tests, which may import from every slice.
 * @returns {import("dependency-cruiser").IForbiddenRuleType[]}
 */
export function sliceRules(test) {
  return Object.entries(SLICES).map(([name, { uses }]) => ({
    name: `slice-${name}`,
    comment: belongs(name),
    severity: "error",
    from: { path: `^domain/${name}/`, pathNot: test },
    to: { path: `^domain/(?!(${[name, ...uses].join("|")})/)[^/]+/` },
  }));
}

/**
 * Where code belongs that this slice may not hold.
 * @param {keyof typeof SLICES | string} name
 */
export function belongs(name) {
  const { uses } = /** @type {Record<string, Slice>} */ (SLICES)[name] ?? { uses: [] };
  const may = uses.length > 0 ? `may use ${uses.join(", ")} and no other slice` : "uses no other slice";
  return (
    `domain/${name} ${may}. What both need belongs in a slice that both may use; what joins the two belongs in the slice that ` +
    "may use both, or in a door (app/, worker/), which passes it in. The directions are in domain/slices.mjs."
  );
}
