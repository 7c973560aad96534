import { sql } from "kysely";
import { type LeadAwaits, UNCONFIRMED_DAYS } from "#domain/leads/lead.ts";
import { leaveOfPatient } from "#domain/leads/lead-access.ts";
import { patientToken } from "#domain/leads/lead-tokens.ts";
import { type LeadMailSource, leadsToMail } from "#domain/leads/leads-to-mail.server.ts";
import { unsealLead } from "#domain/leads/sealed-lead.server.ts";
import { calledAs } from "#domain/providers/called.server.ts";
import { namedAlready } from "./preview-receivers.server.ts";

export interface ConfirmationToMail {
  to: string;
  firstName: string;
  language: string;
  number: string;
  awaits: LeadAwaits;
  /** The centers that they agreed to. */
  centers: string[];
  confirmBy: Date;
  token: string;
}

/** Returns the data of the confirmation mail, or null once the request is confirmed or erased. */
export async function confirmationToMail({ db, keys }: LeadMailSource, leadId: string): Promise<ConfirmationToMail | null> {
  const row = await leadsToMail(db)
    .select([
      "leads.language",
      "leads.awaits",
      sql<Date>`leads.created_at + make_interval(days => ${UNCONFIRMED_DAYS}::int)`.as("confirm_by"),
    ])
    .where("leads.id", "=", leadId)
    .where("leads.awaits", "is not", null)
    .executeTakeFirst();
  const sealed = row && (await unsealLead(keys, db, leaveOfPatient(row.id), row.sealed));
  if (!row || !sealed) return null;
  const { ids } = await namedAlready(db, leadId);
  const named = await db
    .selectFrom("lead_receivers")
    .innerJoin("provider_profiles", "provider_profiles.id", "lead_receivers.provider_id")
    .select(["provider_profiles.id", calledAs("provider_profiles").as("name")])
    .where("lead_id", "=", leadId)
    .orderBy("position")
    .execute();
  return {
    to: sealed.form.email,
    firstName: sealed.form.nombre,
    language: row.language,
    number: row.number,
    awaits: row.awaits as LeadAwaits,
    centers: named.filter(({ id }) => ids.has(id)).map(({ name }) => name),
    confirmBy: row.confirm_by,
    token: patientToken(keys, row.id, row.created_at),
  };
}
