import type { LeadStatus } from "#domain/leads/lead.ts";
import { leaveOfPatient } from "#domain/leads/lead-access.ts";
import { patientToken } from "#domain/leads/lead-tokens.ts";
import { type LeadMailSource, leadsToMail } from "#domain/leads/leads-to-mail.server.ts";
import { unsealLead } from "#domain/leads/sealed-lead.server.ts";
import { calledAs } from "#domain/providers/called.server.ts";
import type { RoutedCandidate } from "#domain/routing/routing.ts";
import type { Db } from "#platform/db/db.ts";

/** The reasons of routing that the receipt tells the patient. */
const DROPPED_REASONS = [
  "not_listed",
  "service_not_offered",
  "country_not_served",
  "patients_not_treated",
  "age_not_treated",
  "paused",
  "outside_criteria",
  "daily_cap_reached",
  "ranked_lower",
] as const;
export type DroppedReason = (typeof DROPPED_REASONS)[number];

export interface ReceiptToMail {
  to: string;
  firstName: string;
  language: string;
  number: string;
  status: LeadStatus;
  askFirst: boolean;
  service: string | null;
  createdAt: Date;
  /** The centers that got it. */
  centers: { name: string; city: string | null; claimed: boolean; mayAnswer: boolean; declined: boolean; answerBy: Date }[];
  /** Centers that the patient named and that cannot get it, with the first reason. */
  dropped: { name: string; reason: DroppedReason }[];
  /** Centers without room today, which get it on another day. */
  inLine: { name: string; from: Date }[];
  /** Centers that the patient named and that have an earlier request of theirs. */
  already: string[];
  earlierNumber: string | null;
  emailConfirmed: boolean;
  othersPending: boolean;
  /** True when something has changed since the first receipt. */
  isNews: boolean;
  token: string;
}

/**
 * Returns the contents of the receipt: what has become of the request so far. Returns null for a rejected request, which the named
 * person may not have written.
 */
export async function receiptToMail({ db, keys }: LeadMailSource, leadId: string): Promise<ReceiptToMail | null> {
  const row = await leadsToMail(db)
    .leftJoin("leads as earlier", "earlier.id", "leads.attached_to")
    .select([
      "leads.ask_first",
      "leads.language",
      "leads.consent_others_pending",
      "leads.email_confirmed_at",
      "earlier.number as earlier_number",
    ])
    .where("leads.id", "=", leadId)
    .where("leads.status", "not in", ["rejected", "unconfirmed"])
    .executeTakeFirst();
  if (!row) return null;
  const sealed = await unsealLead(keys, db, leaveOfPatient(row.id), row.sealed);
  if (!sealed) return null;
  const { form } = sealed;
  const centers = await db
    .selectFrom("offers")
    .innerJoin("provider_profiles", "provider_profiles.id", "offers.provider_id")
    .select([
      calledAs("provider_profiles").as("name"),
      "provider_profiles.city",
      "provider_profiles.claimed",
      "offers.status",
      "offers.answer_by",
    ])
    .where("offers.lead_id", "=", leadId)
    .where("offers.status", "<>", "withdrawn")
    .orderBy("offers.made_at")
    .orderBy("provider_profiles.name")
    .execute();
  const { round, passed } = await passedOver(db, leadId);
  return {
    to: form.email,
    firstName: form.nombre,
    language: row.language,
    number: row.number,
    status: row.status as LeadStatus,
    askFirst: row.ask_first,
    service: row.service,
    createdAt: row.created_at,
    centers: centers.map(({ name, city, claimed, status, answer_by: answerBy }) => {
      return { name, city, claimed, mayAnswer: status === "open" || status === "purchased", declined: status === "declined", answerBy };
    }),
    dropped: passed.flatMap(({ name, reason, from }) => {
      const told = from ? undefined : DROPPED_REASONS.find((one) => one === reason);
      return told ? [{ name, reason: told }] : [];
    }),
    inLine: passed.flatMap(({ name, from }) => (from ? [{ name, from }] : [])),
    already: passed.filter(({ reason }) => reason === "already_has_it").map(({ name }) => name),
    earlierNumber: row.earlier_number,
    emailConfirmed: row.email_confirmed_at !== null,
    othersPending: row.consent_others_pending,
    isNews: round > 1,
    token: patientToken(keys, row.id, row.created_at),
  };
}

interface PassedOver {
  name: string;
  reason: string;
  /** The day on which it gets it after all. */
  from: Date | null;
}

/** Returns from the last round each center that was named and not chosen, with the first reason. */
async function passedOver(db: Db, leadId: string): Promise<{ round: number; passed: PassedOver[] }> {
  const decision = await db
    .selectFrom("routing_decisions")
    .select(["candidates", "round"])
    .where("lead_id", "=", leadId)
    .orderBy("round", "desc")
    .executeTakeFirst();
  const passed = ((decision?.candidates ?? []) as unknown as RoutedCandidate[]).filter(({ chosen }) => !chosen);
  const round = decision?.round ?? 1;
  if (passed.length === 0) return { round, passed: [] };
  const names = await db
    .selectFrom("provider_profiles as p")
    .leftJoin("lead_receivers as r", (join) => join.onRef("r.provider_id", "=", "p.id").on("r.lead_id", "=", leadId))
    .select(["p.id", calledAs("p").as("name"), "r.waits_until as from"])
    .where(
      "p.id",
      "in",
      passed.map((candidate) => candidate.provider_id),
    )
    .orderBy("p.name")
    .execute();
  const reasonOf = (id: string) => passed.find((candidate) => candidate.provider_id === id)?.reasons[0] ?? "";
  return { round, passed: names.map(({ id, name, from }) => ({ name, reason: reasonOf(id), from })) };
}
