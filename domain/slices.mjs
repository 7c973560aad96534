/**
 * The slices of domain/: what each is about, which others it may use, and which tables it writes. The import rules
 * (.dependency-cruiser.mjs), the drawing in domain/README.md, the last line of each slice's README (both written by
 * `node scripts/slices.ts`) and the test of who writes which table are made from this table.
 *
 * @typedef {object} Slice
 * @property {string} about Its noun, in the words of the README.
 * @property {readonly string[]} uses The slices it may import from, types included. Tests may import from all.
 * @property {readonly string[]} writes The tables that only this slice inserts into, updates and deletes from.
 */

/** @satisfies {Record<string, Slice>} */
export const SLICES = {
  analytics: {
    about: "what visitors who agreed to it do, and how fast pages are for them",
    uses: [],
    writes: ["analytics_events", "searched_words", "speed_days"],
  },
  audit: { about: "who did what, and when: an append-only line in the transaction of each act", uses: [], writes: ["audit_log"] },
  catalog: {
    about: "what profiles and forms choose from: cities, services, countries, languages, payments; the badges that our team grants",
    uses: ["audit", "providers"],
    writes: ["badges", "cities", "countries", "languages", "medical_services", "payment_methods", "provider_badges", "service_types"],
  },
  claims: {
    about: "who asks to manage a profile that is there already, and with what proof",
    uses: ["audit", "directory", "mail", "notices", "submissions", "team", "vault"],
    writes: ["claim_documents", "profile_claims"],
  },
  conduct: {
    about: "how a center deals with requests: measured, said to it first, then to patients",
    uses: ["audit", "leads", "notices", "offers", "routing", "submissions", "team"],
    writes: ["conduct_publications"],
  },
  consultations: {
    about: "appointments of a patient and a center: free times, agreement, what came of them",
    uses: ["audit", "mail", "notices", "submissions", "team", "vault"],
    writes: [
      "consultation_days",
      "consultation_doctors",
      "consultation_feeds",
      "consultation_guests",
      "consultation_hours",
      "consultations",
    ],
  },
  content: {
    about: "what the site says: treatments, articles, questions and their sources; its own name, menu and languages",
    uses: ["audit", "photos"],
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
    ],
  },
  desk: {
    about: "what our own team sees and decides: requests that wait, centers to call, prices",
    uses: ["analytics", "audit", "leads", "listing", "mail", "providers", "routing", "statements", "submissions", "verification"],
    writes: ["lead_price_changes", "lead_prices", "offer_calls"],
  },
  directory: {
    about: "centers and specialists as visitors find them",
    uses: ["audit", "content", "photos", "places", "providers", "routing"],
    writes: ["provider_profiles"],
  },
  drafts: {
    about: "texts made from what the directory knows: each sentence with its facts, until a person passes them on",
    uses: ["audit", "content", "directory"],
    writes: ["text_drafts", "text_draft_checks"],
  },
  estimates: { about: "what a treatment may cost, and what chance it has", uses: ["directory"], writes: [] },
  exports: { about: "everything that is here, as files", uses: ["audit"], writes: [] },
  featured: {
    about: "paid places: who has one, and from when to when",
    uses: ["audit", "directory", "mail", "notices", "submissions", "team", "wallet"],
    writes: ["featured_places", "featured_price_changes", "featured_prices"],
  },
  followups: {
    about: "how a center works the requests that it was offered: its inbox, steps, notes, who looks after what",
    uses: ["audit", "leads", "offers", "routing", "submissions", "team", "vault", "wallet"],
    writes: ["followup_notes", "followup_steps", "followups"],
  },
  identity: {
    about: "people who may sign in, and as what",
    uses: ["audit", "mail", "submissions"],
    // The sign-in library writes one more: passkeys.
    writes: [
      "accounts",
      "password_resets",
      "profiles",
      "provider_registrations",
      "two_factors",
      "user_roles",
      "user_sessions",
      "users",
      "verifications",
    ],
  },
  imports: {
    about: "centers and specialists from a file, as pending profiles",
    uses: ["audit", "directory", "listing", "photos", "providers", "submissions"],
    writes: ["import_mappings", "import_rows", "import_seen", "imports", "provider_members"],
  },
  inbox: {
    about: "a message to our own team, and a request for its advice",
    uses: ["audit", "leads", "mail", "submissions", "vault"],
    writes: ["inbox_consents", "inbox_messages", "inbox_replies"],
  },
  invoicing: {
    about: "invoices and credit notes with numbers of the DGII, and whom they name",
    uses: ["audit", "content", "submissions", "team"],
    writes: ["fiscal_documents", "fiscal_due", "fiscal_profiles", "fiscal_sequences"],
  },
  leads: {
    about: "a patient's request, from the form until it is erased",
    uses: ["audit", "directory", "mail", "masking", "notices", "providers", "routing", "submissions", "vault"],
    writes: ["lead_consents", "lead_receivers", "leads", "partners"],
  },
  listing: {
    about: "what a center says of itself, and its way to being public",
    uses: ["audit", "directory", "notices", "photos", "providers", "routing", "submissions", "team", "vault"],
    writes: ["profile_changes", "provider_documents", "provider_former_prices", "provider_outcomes", "provider_prices"],
  },
  mail: { about: "messages: each a row of its own, sent at least once", uses: [], writes: ["mail_messages", "mail_recipients"] },
  masking: { about: "contact data in a message: found, and made unreadable (pure)", uses: [], writes: [] },
  newsletter: {
    about: "mails to who asked for them twice: subscribers, issues made of the blog",
    uses: ["audit", "content", "mail", "submissions", "vault"],
    writes: ["newsletter_issues", "newsletter_subscribers"],
  },
  notices: {
    about: "what an account should hear of: in its dashboard, by mail, on its devices",
    uses: ["audit", "mail", "submissions"],
    writes: ["notice_wishes", "notices", "push_devices", "push_keys", "push_messages"],
  },
  offers: {
    about: "a request at a price, made to the centers that routing chose",
    uses: [
      "analytics",
      "audit",
      "directory",
      "inbox",
      "leads",
      "mail",
      "notices",
      "providers",
      "routing",
      "submissions",
      "team",
      "vault",
      "wallet",
      "webhooks",
    ],
    writes: [
      "automatic_purchases",
      "automatic_rules",
      "lead_returns",
      "offer_criteria",
      "offers",
      "provider_rotation",
      "routing_decisions",
    ],
  },
  operations: {
    about: "what whoever runs the site has to see: jobs, mails, days, backups",
    uses: ["audit", "mail"],
    writes: ["backups", "heartbeats", "job_days"],
  },
  patients: {
    about: "a patient's own place: what they saved, wrote down and asked us to keep quiet about",
    uses: ["audit", "directory", "identity", "leads", "newsletter", "submissions", "vault"],
    writes: ["patient_comparisons", "patient_entries", "patient_profiles", "patient_refusals", "patient_saved"],
  },
  photos: { about: "pictures of profiles and texts: fetched once, made small, served by us", uses: ["audit"], writes: ["provider_photos"] },
  places: { about: "where things are: positions, distances, airports, the shape of the country", uses: [], writes: [] },
  policy: {
    about: "the rule that ranks centers, in versions: what a change would have done, and who made it",
    uses: ["audit", "leads", "providers", "routing"],
    writes: ["routing_policies"],
  },
  providers: {
    about: "what centers and specialists are called: name and address",
    uses: ["masking"],
    writes: ["provider_names"],
  },
  quotes: {
    about: "what a center asks of one patient whose request it opened, line by line",
    uses: ["audit", "directory", "leads", "mail", "masking", "providers", "submissions", "team", "vault"],
    writes: ["quote_drafts", "quotes"],
  },
  reviewers: {
    about: "professionals who read a text before it is public: what they remark, and what they sign",
    uses: ["audit", "content", "identity", "mail"],
    writes: ["reviewers", "text_remarks", "text_reviews"],
  },
  reviews: {
    about: "what people tell of a consultation that both sides confirmed",
    uses: ["audit", "directory", "notices", "submissions", "team"],
    writes: ["review_appeals", "review_decisions", "review_reports", "reviews"],
  },
  routing: { about: "which centers get a request, how good it is, and by when they answer (pure)", uses: [], writes: [] },
  settings: { about: "what administrators set for the whole site, in versions", uses: ["audit"], writes: ["settings"] },
  statements: {
    about: "what the site promises and claims: what each rests on, and when somebody looks again",
    uses: ["audit", "mail", "routing"],
    writes: ["legal_checks", "statements"],
  },
  submissions: {
    about: "what any public form needs: its fields and their rules, limits, pace, proof of work, telephone and mailbox",
    uses: [],
    writes: ["lead_admissions", "tries"],
  },
  team: {
    about: "who manages which center or specialist, and who is invited to",
    uses: ["audit", "mail", "submissions"],
    writes: ["provider_accounts", "team_invitations"],
  },
  threads: {
    about: "what a patient and a center write to each other through us, and when the contact opens",
    uses: ["audit", "leads", "mail", "masking", "notices", "offers", "providers", "submissions", "team", "vault"],
    writes: ["thread_messages"],
  },
  topups: {
    about: "what centers pay in advance: by transfer with a voucher, or by card",
    uses: ["audit", "content", "invoicing", "notices", "submissions", "team", "vault", "wallet"],
    writes: ["payment_events", "top_up_vouchers", "top_ups"],
  },
  trip: { about: "coming to the country for a treatment: airports, days, the request at the end", uses: ["leads", "places"], writes: [] },
  uploads: {
    about: "files on their way: pieces, until they are whole and a form takes them",
    uses: ["submissions", "vault"],
    writes: ["uploads"],
  },
  vault: {
    about: "sealed personal data: keys, leave to open, chained evidence, erasure, how long it is kept",
    uses: ["audit", "mail"],
    writes: ["evidence", "subject_keys"],
  },
  verification: {
    about: "whether a profile is what it says, and who decided so",
    uses: ["audit", "directory", "listing", "notices", "providers", "submissions"],
    writes: ["profile_checks", "profile_decisions", "profile_openings"],
  },
  wallet: {
    about: "what centers paid in advance, and what they spent it on",
    uses: ["audit", "notices", "submissions", "team"],
    writes: ["ledger_accounts", "ledger_entries", "ledger_transfers", "wallet_settings"],
  },
  webhooks: {
    about: "what a center's own system is told: signed, tried again, and opened facts only after a purchase",
    uses: ["audit", "notices", "submissions", "team"],
    writes: ["webhook_deliveries", "webhooks"],
  },
};

/**
 * Writes into the table of another slice, each with its reason.
 * @type {readonly { slice: string; table: string; because: string }[]}
 */
export const FOREIGN_WRITES = [
  {
    slice: "imports",
    table: "provider_profiles",
    because:
      "an import is the way in for profiles, and touches none but pending ones; a command for each row would be a statement for each row",
  },
  {
    slice: "listing",
    table: "provider_profiles",
    because: "a center writes its own columns; the directory publishes, counts and shows them",
  },
  {
    slice: "listing",
    table: "provider_members",
    because: "a doctor whom our team accepted joins the center in the transaction that decides it; imports use listing, never back",
  },
  {
    slice: "desk",
    table: "leads",
    because: "what administrators decide on a request stands together, and joins what leads may not use; leads never point back",
  },
  {
    slice: "conduct",
    table: "provider_profiles",
    because: "it counts the reply figures from offers, which the directory does not know; the directory shows and orders by them",
  },
  {
    slice: "leads",
    table: "offers",
    because: "erasing a person withdraws their offers in the same transaction, and offers point at leads, never back",
  },
  {
    slice: "leads",
    table: "lead_returns",
    because: "erasing a person empties what was written when a return was decided, in the same transaction",
  },
];

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
