import { sql } from "kysely";
import { record } from "#domain/audit/record.server.ts";
import type { Context } from "#domain/context.ts";
import { databaseTime } from "#domain/submissions/database-time.server.ts";
import { isRowId } from "#domain/submissions/lookup-text.ts";
import type { Tx } from "#platform/db/db.ts";
import type { ConsultationKind, ConsultationMode, ConsultationStatus, Side } from "./consultation.ts";
import { tellBoth, tellOther } from "./consultation-mail.server.ts";
import { proveGuest } from "./guests.server.ts";
import { freeSlotsOf } from "./hours-queries.server.ts";
import { insertFirstFree } from "./request-consultation.server.ts";
import { tellInAMinute } from "./tell-cancelled.server.ts";
import { type Act, changeBy, mayMove } from "./transitions.ts";
import { isVideoLink } from "./video-link.ts";

/** The acting party, already verified by the caller: a patient with an account, one with a link, or somebody who manages the center. */
export type Party = { side: "patient"; userId: string } | { side: "patient"; guestId: string } | { side: "provider"; providerId: string };

/** What follows, in the same transaction, once both sides agreed on a time. The request that it comes from is null where none is known. */
export type Agreed = (tx: Tx, about: { offerId: string | null; providerId: string; patientId: string | null }) => Promise<void>;

export type ChangeOutcome = "done" | "not-found" | "not-possible" | "taken" | "needs-link";

/**
 * Confirms, declines or cancels a consultation, takes back that it was cancelled, says that its patient comes, or whether it was held. Only a center that
 * confirms a video consultation gives its link. With the `revision` that somebody saw, it changes nothing that has changed since.
 */
export async function changeConsultation(
  ctx: Context,
  party: Party,
  id: string,
  { act, videoUrl = "", revision: seen, agreed }: { act: Act; videoUrl?: string; revision?: number; agreed?: Agreed },
): Promise<ChangeOutcome> {
  const change = ctx.db.transaction().execute(async (tx): Promise<ChangeOutcome> => {
    const row = await lockedRow(tx, party, id);
    if (!row) return "not-found";
    if (seen !== undefined && seen !== row.revision) return "not-possible";
    const change = changeBy(party.side, act, row, await databaseTime(tx));
    if (!change) return "not-possible";
    const bringsLink = act === "confirm" && party.side === "provider" && row.mode === "video";
    const link = bringsLink && videoUrl !== "" ? videoUrl : row.videoUrl;
    if (bringsLink && (!link || !isVideoLink(link))) return "needs-link";
    if ("guestId" in party) await proveGuest(ctx, tx, party.guestId, act === "confirm" ? id : null);
    const ended = change.status === "cancelled" || change.status === "no-show" || change.status === "disputed";
    const said = party.side === "patient" ? "confirmed_by_patient_at" : "confirmed_by_provider_at";
    const { revision } = await tx
      .updateTable("consultations")
      .set((eb) => ({
        status: change.status,
        revision: eb("revision", "+", 1),
        video_url: link,
        ...(ended && { ended_by: party.side }),
        ...(act === "cancel" && { cancelled_from: row.status, cancelled_at: sql`now()` }),
        ...(act === "restore" && { ended_by: null, cancelled_from: null, cancelled_at: null }),
        ...(act === "confirm" && { agreed_at: sql`now()` }),
        ...(change.saysComing && { coming_at: sql`now()` }),
        // Whoever said that nobody came takes it back with this.
        ...(change.saysHeld && { [said]: sql`now()`, ended_by: null }),
      }))
      .where("id", "=", id)
      .returning("revision")
      .executeTakeFirstOrThrow();
    if (act === "confirm" && row.moves) await endOthers(tx, sql`id = ${row.moves}::uuid`, "moved");
    if (change.status !== "confirmed" && act !== "restore") await endOthers(tx, sql`moves = ${id}::uuid`, "cancelled");
    if (act === "confirm") await agreed?.(tx, row);
    await record(tx, {
      actor: ctx.actor,
      action: `consultation.${act}`,
      subjectType: "consultation",
      subjectId: id,
      detail: { status: change.status },
    });
    // Whether it took place is asked on each party's screen; nobody is notified.
    if (act === "confirm") await tellBoth(ctx, tx, { id, revision, by: party.side });
    else if (act === "decline") await tellOther(ctx, tx, { id, revision, by: party.side });
    else if (act === "cancel") await tellInAMinute(ctx, tx, { consultationId: id, revision, by: party.side });
    return "done";
  });
  // Somebody else has taken the time since.
  return change.catch((error: { code?: string }) => {
    if (act === "restore" && error.code === OVERLAPS) return "taken";
    throw error;
  });
}

/** PostgreSQL's code for an exclusion constraint: one time belongs to one person. */
const OVERLAPS = "23P01";

/** Asks the other side for another time. Both times are held until they answer. */
export function proposeMove(ctx: Context, party: Party, id: string, startsAt: Date): Promise<ChangeOutcome> {
  return ctx.db.transaction().execute(async (tx): Promise<ChangeOutcome> => {
    const row = await lockedRow(tx, party, id);
    if (!row) return "not-found";
    const { slots, zone, now } = await freeSlotsOf(tx, row.providerId, row.doctorId);
    const pending = await tx
      .selectFrom("consultations")
      .select("id")
      .where("moves", "=", id)
      .where("status", "=", "requested")
      .executeTakeFirst();
    if (!mayMove(row, pending !== undefined, now)) return "not-possible";
    const free = slots.filter((slot) => slot.startsAt.getTime() === startsAt.getTime());
    const { providerId, patientId, guestId, kind, mode, serviceId, patientZone, videoUrl, offerId } = row;
    const same = { providerId, patientId, guestId, kind, mode, serviceId, patientZone, videoUrl, offerId };
    const moved = await insertFirstFree(tx, { ...same, zone, askedBy: party.side, moves: id }, free);
    if (!moved) return "taken";
    await record(tx, {
      actor: ctx.actor,
      action: "consultation.move-asked",
      subjectType: "consultation",
      subjectId: id,
      detail: { to: moved },
    });
    await tellOther(ctx, tx, { id: moved, revision: 0, by: party.side });
    return "done";
  });
}

/** Ends proposals that a change makes obsolete: the time that another one replaces, and proposals about a consultation that is over. */
async function endOthers(tx: Tx, where: ReturnType<typeof sql>, status: ConsultationStatus): Promise<void> {
  await sql`update consultations set status = ${status}, revision = revision + 1
    where ${where} and status in ('requested', 'confirmed')`.execute(tx);
}

/** Locks and returns the row; null when it does not belong to this party. */
async function lockedRow(tx: Tx, party: Party, id: string) {
  if (!isRowId(id)) return null;
  const row = await tx
    .selectFrom("consultations")
    .selectAll()
    .where("id", "=", id)
    .where("starts_at", "is not", null)
    .where(({ eb }) => {
      if (party.side === "provider") return eb("provider_id", "=", party.providerId);
      return "userId" in party ? eb("patient_id", "=", party.userId) : eb("guest_id", "=", party.guestId);
    })
    .forUpdate()
    .executeTakeFirst();
  if (!row) return null;
  return {
    providerId: row.provider_id,
    doctorId: row.doctor_id,
    patientId: row.patient_id,
    offerId: row.offer_id,
    guestId: row.guest_id,
    serviceId: row.service_type_id,
    kind: row.kind as ConsultationKind,
    mode: row.mode as ConsultationMode,
    patientZone: row.patient_zone ?? "America/Santo_Domingo",
    status: row.status as ConsultationStatus,
    askedBy: row.asked_by as Side,
    startsAt: row.starts_at!,
    endsAt: row.ends_at!,
    videoUrl: row.video_url,
    moves: row.moves,
    revision: row.revision,
    saysComing: row.coming_at !== null,
    endedBy: row.ended_by as Side | null,
    cancelled: row.cancelled_at && { from: row.cancelled_from as "requested" | "confirmed", at: row.cancelled_at },
    heldSaysPatient: row.confirmed_by_patient_at !== null,
    heldSaysProvider: row.confirmed_by_provider_at !== null,
  };
}
