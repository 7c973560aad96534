import { sql } from "kysely";
import type { Context } from "#domain/context.ts";
import { groupOfSituation, type PatientGroup } from "#domain/listing/patients.ts";
import { isMailboxConfirmed } from "#domain/mail/reaches-mailbox.server.ts";
import { maskedEmail } from "#domain/submissions/masked-email.ts";
import type { Db } from "#platform/db/db.ts";
import { type LeadAwaits, type LeadKind, type LeadStatus, type SealedLead, UNCONFIRMED_DAYS } from "./lead.ts";
import type { OpenLeave } from "./lead-access.ts";
import { unsealLeads } from "./sealed-lead.server.ts";

export type Reader = Pick<Context, "db" | "keys">;

export interface ServiceName {
  id: string;
  name: string;
}

export interface LeadSummary {
  number: string;
  kind: LeadKind;
  /** True when the centers got only the question, and its person decides who gets the contact data. */
  askFirst: boolean;
  status: LeadStatus;
  createdAt: Date;
  service: ServiceName | null;
  firstName: string;
  /** «m•••••@correo.com», or null for a caller without a mailbox. */
  maskedEmail: string | null;
  contactMethod: string;
  /** The patients that it is for; null also for a woman and a man. */
  patientGroup: PatientGroup | null;
  /** What an unconfirmed lead waits for. */
  awaits: LeadAwaits | null;
  /** The moment at which it is erased unless it is confirmed. */
  confirmBy: Date;
}

/** What the patient said about coming here; empty where nothing was said. */
export interface TripWishes {
  dates: string;
  lodging: string;
  city: string;
}

/** Returns a summary of a lead, or null once it was erased, or without leave. */
export async function loadLead(ctx: Reader, leave: OpenLeave | null) {
  const [lead] = leave ? await loadLeads(ctx, [leave]) : [];
  return lead ?? null;
}

/** Returns the summaries of many leads, in the order of their leaves. */
export async function loadLeads(ctx: Reader, leaves: readonly OpenLeave[]) {
  const rows = await rowsOf(
    ctx.db,
    leaves.map(({ id }) => id),
  );
  const parts = leaves.map((leave) => ({ leave, row: rows.find(({ id }) => id === leave.id) }));
  const opened = await unsealLeads(
    ctx.keys,
    ctx.db,
    parts.map(({ leave, row }) => ({ leave, sealed: row?.sealed ?? null })),
  );
  return parts.map(({ row }, index) => {
    const sealed = opened[index];
    return row && sealed ? readLead(row, sealed) : null;
  });
}

const rowsOf = (db: Db, leadIds: readonly string[]) =>
  db
    .selectFrom("leads")
    .leftJoin("service_types", "service_types.id", "leads.service_type_id")
    .select((eb) => [
      "leads.id",
      "number",
      "kind",
      "ask_first",
      "status",
      "leads.created_at",
      "sealed",
      sql<boolean>`leads.email_confirmed_at is not null or ${isMailboxConfirmed(sql`leads.email_digest`)}`.as("email_confirmed"),
      "awaits",
      sql<Date>`leads.created_at + make_interval(days => ${UNCONFIRMED_DAYS}::int)`.as("confirm_by"),
      "consent_others_pending",
      "service_types.id as service_id",
      eb.ref("service_types.name").as("service_name"),
    ])
    .where("leads.id", "in", leadIds)
    .execute();

function readLead(row: Awaited<ReturnType<typeof rowsOf>>[number], { form }: SealedLead) {
  const summary: LeadSummary = {
    number: row.number,
    kind: row.kind as LeadKind,
    askFirst: row.ask_first,
    status: row.status as LeadStatus,
    createdAt: row.created_at,
    service: row.service_id && row.service_name ? { id: row.service_id, name: row.service_name } : null,
    firstName: form.nombre,
    maskedEmail: form.email === "" ? null : maskedEmail(form.email),
    contactMethod: form.metodoContacto,
    patientGroup: groupOfSituation(form.estado),
    awaits: row.awaits as LeadAwaits | null,
    confirmBy: row.confirm_by,
  };
  const trip: TripWishes = { dates: form.fechasVisita, lodging: form.alojamiento, city: form.ciudad };
  return { id: row.id, summary, trip, emailConfirmed: row.email_confirmed, othersPending: row.consent_others_pending };
}
