import { sql } from "kysely";
import { type CenterHours, closedDaysFrom, otherDaysOf } from "#domain/leads/answer-by.server.ts";
import { leaveToOpen } from "#domain/leads/lead-access.ts";
import { unsealLead, unsealMasked } from "#domain/leads/sealed-lead.server.ts";
import { businessHoursBetween, readOpeningHours, readTimeZone } from "#domain/routing/business-hours.ts";
import { type QualityPart, qualityParts } from "#domain/routing/quality.ts";
import { isRowId } from "#domain/submissions/lookup-text.ts";
import type { Db } from "#platform/db/db.ts";
import type { FollowupStep } from "./followup.ts";
import { type InboxRow, inboxRows, type Reader, type SeenPerson } from "./inbox-rows.server.ts";
import { type FollowupNote, notesOf } from "./sealed-notes.server.ts";

export interface FollowupEvent {
  readonly step: FollowupStep;
  readonly at: Date;
  /** Null once the account was deleted, or when our site wrote it. */
  readonly author: string | null;
  /** The person in charge from then on. */
  readonly to: string | null;
}

export interface InboxRequest extends InboxRow {
  readonly seen: SeenPerson;
  readonly qualityParts: readonly QualityPart[];
  /** What the same person wrote later, open or masked like the request; null when withheld. */
  readonly additions: readonly { readonly at: Date; readonly message: string | null }[];
  /** The open time of the center that is left until the deadline. */
  readonly openMinutesLeft: number;
  readonly notes: readonly FollowupNote[];
  readonly steps: readonly FollowupEvent[];
}

/** Returns one offer of a center with everything that it may see; null for another center's offer. */
export async function inboxRequest(ctx: Reader, providerId: string, id: string): Promise<InboxRequest | null> {
  if (!isRowId(id)) return null;
  const [row] = await inboxRows(ctx, providerId, sql`o.id = ${id}::uuid`, { limit: 1, offset: 0 });
  if (!row) return null;
  const { leadId, leave, year, ...request } = row;
  const [additions, openMinutesLeft, notes, steps] = await Promise.all([
    request.seen.sight === "none" ? [] : additionsTo(ctx, providerId, { ...request, leadId, year }),
    minutesLeft(ctx.db, providerId, request.answerBy),
    notesOf(ctx, leave, id),
    stepsOf(ctx.db, id),
  ]);
  return { ...request, qualityParts: qualityParts(request.quality.codes), additions, openMinutesLeft, notes, steps };
}

async function additionsTo(
  { db, keys }: Reader,
  providerId: string,
  offer: Pick<InboxRow, "id" | "status"> & { leadId: string; year: number },
): Promise<InboxRequest["additions"]> {
  const later = await db
    .selectFrom("lead_receivers as r")
    .innerJoin("leads as l", "l.id", "r.lead_id")
    .select(["l.id", "l.sealed", "l.created_at as at"])
    .where("r.already_at", "=", offer.leadId)
    .where("r.provider_id", "=", providerId)
    .where("l.status", "in", ["routed", "attached"])
    .orderBy("l.created_at")
    .execute();
  const said = await Promise.all(
    later.map(async ({ id, sealed, at }) => {
      const leave = leaveToOpen({ kind: "center", providerIds: [providerId] }, id, { ...offer, providerId });
      if (leave?.sight === "open") {
        const lead = await unsealLead(keys, db, leave, sealed);
        return lead?.form.mensaje ? [{ at, message: lead.form.mensaje }] : [];
      }
      const person = leave && (await unsealMasked(keys, db, leave, sealed, offer.year));
      return person?.message || person?.messageWithheld ? [{ at, message: person.message }] : [];
    }),
  );
  return said.flat();
}

async function minutesLeft(db: Db, providerId: string, answerBy: Date): Promise<number> {
  const { rows } = await sql<CenterHours & { now: Date }>`
    select opening_hours as "openingHours", time_zone as "timeZone", ${otherDaysOf(sql`p.id`)} as "otherDays", now() as now
    from provider_profiles p where p.id = ${providerId}::uuid`.execute(db);
  const { now, openingHours, timeZone, otherDays } = rows[0]!;
  const isClosed = closedDaysFrom(now, { otherDays });
  return Math.floor(businessHoursBetween(now, answerBy, readOpeningHours(openingHours), readTimeZone(timeZone), isClosed) * 60);
}

async function stepsOf(db: Db, offerId: string): Promise<FollowupEvent[]> {
  const { rows } = await sql<FollowupEvent>`
    select e.step, e.at, u.name as author, a.name as "to" from followup_steps e
    left join users u on e.actor = 'provider:' || u.id left join users a on a.id = e.detail
    where e.offer_id = ${offerId}::uuid order by e.at desc, e.id desc limit 50`.execute(db);
  return rows;
}
