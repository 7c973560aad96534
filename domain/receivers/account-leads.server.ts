import { sql } from "kysely";
import type { Context } from "#domain/context.ts";
import { leaveOfPatient } from "#domain/leads/lead-access.ts";
import type { Reader } from "#domain/leads/lead-summaries.server.ts";
import { patientToken } from "#domain/leads/lead-tokens.ts";
import { unsealLead } from "#domain/leads/sealed-lead.server.ts";
import { eraseLead } from "#domain/offers/erase-lead.server.ts";
import { isRowId } from "#domain/submissions/lookup-text.ts";
import { mailboxDigest } from "#domain/submissions/same-person.ts";
import { keptBy } from "./former-mailboxes.server.ts";
import { type PatientLead, shownEachToPatient, shownToPatient } from "./lead-for-patient.server.ts";

/** The mailbox of an account. Its owner is shown the requests that were sent from it, and from those that it had before. */
export interface OwnMailbox {
  userId: string;
  email: string;
  /** Nothing is shown without confirmation, since anybody can write anybody's address into a form. */
  confirmed: boolean;
}

export interface OwnLead extends PatientLead {
  id: string;
  serviceId: string | null;
  /** The city where they would like to be treated. */
  city: string | null;
}

/** The maximum length of a list, since nobody reads more on one screen. */
const MAX_LEADS = 30;

/** Selects the requests of an account. One that was sent from a mailbox until an account left it stays with that account. */
function rowsOf({ db, keys }: Reader, { userId, email }: OwnMailbox) {
  const own = mailboxDigest(keys, email);
  return db
    .selectFrom("leads")
    .select(["id", "service_type_id", "city", "created_at"])
    .where(sql<boolean>`(email_digest = ${own} or email_digest in (select email_digest from former_mailboxes where user_id = ${userId}))`)
    .where(sql<boolean>`coalesce(${keptBy}, case when email_digest = ${own} then ${userId} end) = ${userId}`)
    .where("sealed", "is not", null);
}

/** Returns the requests of a mailbox, the newest first. */
export async function leadsOfMailbox(ctx: Reader, mailbox: OwnMailbox): Promise<OwnLead[]> {
  if (!mailbox.confirmed) return [];
  const rows = await rowsOf(ctx, mailbox).orderBy("created_at", "desc").orderBy("id").limit(MAX_LEADS).execute();
  const leads = await shownEachToPatient(
    ctx,
    rows.flatMap(({ id }) => leaveOfPatient(id) ?? []),
  );
  return rows.flatMap(({ id, service_type_id, city }, index) => {
    const lead = leads[index];
    return lead ? [{ ...lead, id, serviceId: service_type_id, city }] : [];
  });
}

/** Returns how many requests of a mailbox wait for their person's decision. */
export async function requestsToDecide(ctx: Reader, mailbox: OwnMailbox): Promise<number> {
  if (!mailbox.confirmed) return 0;
  const rows = await rowsOf(ctx, mailbox)
    .where((eb) => eb.or([eb("awaits", "is not", null), eb("consent_others_pending", "=", true)]))
    .where("status", "not in", ["closed", "rejected"])
    .execute();
  return rows.length;
}

/** Returns one request of a mailbox with the token of its link, or null for somebody else's. */
export async function leadOfMailbox(ctx: Reader, mailbox: OwnMailbox, leadId: string): Promise<(OwnLead & { token: string }) | null> {
  if (!mailbox.confirmed || !isRowId(leadId)) return null;
  const row = await rowsOf(ctx, mailbox).where("id", "=", leadId).executeTakeFirst();
  const lead = row && (await shownToPatient(ctx, leaveOfPatient(row.id)));
  if (!row || !lead) return null;
  return { ...lead, id: row.id, serviceId: row.service_type_id, city: row.city, token: patientToken(ctx.keys, row.id, row.created_at) };
}

/** Returns the typed answers and what became of the requests, for a file that the person downloads. */
export async function exportLeads(ctx: Reader, mailbox: OwnMailbox) {
  const leads = await leadsOfMailbox(ctx, mailbox);
  return Promise.all(
    leads.map(async ({ id, number, status, createdAt, receivers }) => {
      const { sealed } = await ctx.db.selectFrom("leads").select("sealed").where("id", "=", id).executeTakeFirstOrThrow();
      const opened = await unsealLead(ctx.keys, ctx.db, leaveOfPatient(id), sealed);
      const centers = receivers.map(({ name, state, offeredAt, openedAt }) => ({ name, state, offeredAt, openedAt }));
      return { number, status, createdAt, form: opened?.form ?? null, centers };
    }),
  );
}

/** Erases one request of a mailbox. */
export async function eraseLeadOfMailbox(ctx: Context, mailbox: OwnMailbox, leadId: string): Promise<{ outcome: "erased" | "gone" }> {
  const own = await leadOfMailbox(ctx, mailbox, leadId);
  return own ? eraseLead(ctx, { leadId }) : { outcome: "gone" };
}

/** Erases every request of a mailbox, and returns how many there were. */
export async function eraseLeadsOfMailbox(ctx: Context, mailbox: OwnMailbox): Promise<number> {
  if (!mailbox.confirmed) return 0;
  const rows = await rowsOf(ctx, mailbox).execute();
  for (const { id } of rows) await eraseLead(ctx, { leadId: id });
  return rows.length;
}
