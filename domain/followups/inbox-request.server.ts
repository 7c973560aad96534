import { sql } from "kysely";
import { leaveToOpen } from "#domain/leads/lead-access.ts";
import { unsealLead, unsealMasked } from "#domain/leads/sealed-lead.server.ts";
import { businessHoursBetween } from "#domain/routing/business-hours.ts";
import { type QualityPart, qualityParts } from "#domain/routing/quality.ts";
import { isRowId } from "#domain/submissions/lookup-text.ts";
import type { Db } from "#platform/db/db.ts";
import { usualDay } from "./callback.ts";
import { type Callback, callbacksOf } from "./callback-queries.server.ts";
import type { FollowupStep } from "./followup.ts";
import { houseOf } from "./house.server.ts";
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
  /** When its people write again to the person; null when nobody noted a day. */
  readonly callback: Callback | null;
  /** The day that its form proposes, and the first that it takes. */
  readonly callbackDays: { readonly usual: string; readonly today: string };
  readonly steps: readonly FollowupEvent[];
}

/** Returns one offer of a center with everything that it may see; null for another center's offer. */
export async function inboxRequest(ctx: Reader, providerId: string, id: string): Promise<InboxRequest | null> {
  if (!isRowId(id)) return null;
  const [row] = await inboxRows(ctx, providerId, sql`o.id = ${id}::uuid`, { limit: 1, offset: 0 });
  if (!row) return null;
  const { leadId, leave, year, ...request } = row;
  const { now, today, house } = await houseOf(ctx.db, providerId);
  const [additions, notes, steps, [callback]] = await Promise.all([
    request.seen.sight === "none" ? [] : additionsTo(ctx, providerId, { ...request, leadId, year }),
    notesOf(ctx, leave, id),
    stepsOf(ctx.db, id),
    callbacksOf(ctx, providerId, [id]),
  ]);
  return {
    ...request,
    ...{ additions, notes, steps, qualityParts: qualityParts(request.quality.codes) },
    openMinutesLeft: Math.floor(businessHoursBetween(now, request.answerBy, house.week, house.zone, house.isClosed) * 60),
    callback: callback ?? null,
    callbackDays: { usual: usualDay(today, house), today },
  };
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

async function stepsOf(db: Db, offerId: string): Promise<FollowupEvent[]> {
  const { rows } = await sql<FollowupEvent>`
    select e.step, e.at, u.name as author, a.name as "to" from followup_steps e
    left join users u on e.actor = 'provider:' || u.id left join users a on a.id = e.detail
    where e.offer_id = ${offerId}::uuid order by e.at desc, e.id desc limit 50`.execute(db);
  return rows;
}
