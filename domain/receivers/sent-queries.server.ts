import { sql } from "kysely";
import { agreedTo } from "#domain/leads/agreed-to.server.ts";
import { answerBy, otherDaysOf } from "#domain/leads/answer-by.server.ts";
import { leaveOfPatient } from "#domain/leads/lead-access.ts";
import { type LeadSummary, loadLead, type Reader } from "#domain/leads/lead-summaries.server.ts";
import { readConfirmationToken } from "#domain/leads/lead-tokens.ts";
import { readOn } from "#domain/offers/center-line.server.ts";
import { calledAs } from "#domain/providers/called.server.ts";
import type { PassedReason } from "#domain/routing/routing.ts";
import { databaseTime } from "#domain/submissions/database-time.server.ts";
import type { Db } from "#platform/db/db.ts";
import { blockedReceivers } from "./blocked-receivers.server.ts";

export interface Confirmation extends Omit<LeadSummary, "maskedEmail"> {
  maskedEmail: string;
  /** The centers agreed to, by name. */
  receivers: {
    id: string;
    slug: string;
    name: string;
    city: string | null;
    claimed: boolean;
    reply: { medianHours: number; cases: number } | null;
    /** The reason why it cannot have the request now. */
    blocked: PassedReason | null;
    /** The day on which it reads the request, which waits its turn; null without a queue. */
    readOn: string | null;
  }[];
  others: "authorised" | "not-authorised" | "to-confirm";
  /** True when they get a mail about this request. False while an earlier mail to the same mailbox was never confirmed. */
  mailed: boolean;
  /** True when the mailbox is confirmed, so that its owner hears of an answer. */
  hearsOfAnswers: boolean;
  /** The moment by which the last center should have answered, after 24 of its open hours. Null when no center was named. */
  answerBy: Date | null;
}

/** Returns what /solicitud-enviada shows, from the token in its cookie. */
export async function confirmationFor(ctx: Reader, token: string): Promise<Confirmation | null> {
  const leadId = readConfirmationToken(ctx.keys, token, await databaseTime(ctx.db));
  const leave = leaveOfPatient(leadId);
  const lead = await loadLead(ctx, leave);
  const maskedEmail = lead?.summary.maskedEmail;
  // A form asks for a mailbox; a call has no such page.
  if (!leave || !lead || !maskedEmail) return null;
  const agreed = await agreedTo(ctx.db, lead.id);
  const named = await ctx.db
    .selectFrom("lead_receivers as r")
    .innerJoin("provider_profiles as p", "p.id", "r.provider_id")
    .select([
      "p.id",
      "p.slug",
      calledAs("p").as("name"),
      "p.city",
      "p.claimed",
      "p.reply_median_hours",
      "p.reply_cases",
      "p.opening_hours as openingHours",
      "p.time_zone as timeZone",
      "r.named_by",
      "r.waits_until",
      otherDaysOf(sql`p.id`).as("otherDays"),
    ])
    .where("r.lead_id", "=", lead.id)
    .orderBy("r.position")
    .execute();
  const told = named.filter((center) => agreed.has(center.id));
  const { blocked, turns } = await blockedReceivers(
    ctx,
    leave,
    told.map(({ id }) => id),
  );
  const deadlines = told.map((center) => answerBy(lead.summary.createdAt, center).getTime());
  const readDays = new Map(
    told.map((center) => [center.id, center.waits_until ? readOn(center.waits_until, center) : turns.get(center.id)]),
  );
  return {
    ...lead.summary,
    maskedEmail,
    receivers: told.map(({ id, slug, name, city, claimed, reply_median_hours, reply_cases }) => {
      const measured = reply_median_hours !== null && reply_cases >= 5;
      return {
        id,
        slug,
        name,
        city,
        claimed,
        blocked: blocked.get(id) ?? null,
        readOn: readDays.get(id) ?? null,
        reply: measured ? { medianHours: reply_median_hours, cases: reply_cases } : null,
      };
    }),
    mailed: await isMailed(ctx.db, lead.id),
    hearsOfAnswers: lead.emailConfirmed,
    others: lead.othersPending ? "to-confirm" : told.length > 1 ? "authorised" : "not-authorised",
    answerBy: deadlines.length > 0 ? new Date(Math.max(...deadlines)) : null,
  };
}

/** Returns whether the mail about a lead is sent. A mail to a mailbox that never confirmed an earlier one is withheld. */
async function isMailed(db: Db, leadId: string): Promise<boolean> {
  const { rows } = await sql<{ mailed: boolean }>`
    select exists (select from mail_messages where lead_id = l.id and recipient_digest = l.email_digest and status <> 'withheld')
      or not exists (select from mail_recipients where email_digest = l.email_digest and confirmed_at is null) as mailed
    from leads l where l.id = ${leadId}`.execute(db);
  return rows[0]?.mailed ?? false;
}
