import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { record } from "#domain/audit/record.server.ts";
import type { Context } from "#domain/context.ts";
import type { Tx } from "#platform/db/db.ts";
import type { ConsultationKind, ConsultationMode, OpenSlot, Side } from "./consultation.ts";
import { tellOther } from "./consultation-mail.server.ts";
import { freeSlotsOf } from "./hours-queries.server.ts";
import { MAX_REQUESTED } from "./limits.ts";
import { dayIn } from "./slots.ts";

export interface ConsultationRequest {
  providerId: string;
  patientId: string;
  /** Null for any doctor of the center who is free then. */
  doctorId: string | null;
  startsAt: Date;
  kind: ConsultationKind;
  mode: ConsultationMode;
  serviceId: string | null;
  patientZone: string;
  /** The request of this patient that the center opened. */
  offerId?: string | null;
}

export type RequestOutcome =
  | { outcome: "requested"; id: string }
  /** Somebody else was faster, or the patient has another consultation at that time. */
  | { outcome: "taken" }
  /** The center does not offer this time, or not this kind of consultation. */
  | { outcome: "not-offered" }
  | { outcome: "too-many" };

/** Asks a center for one of its free times, for a patient. The time is held until the center answers. */
export function requestConsultation(ctx: Context, request: ConsultationRequest): Promise<RequestOutcome> {
  return ctx.db.transaction().execute(async (tx): Promise<RequestOutcome> => {
    // Requests of one patient run one after the other, so that their number is counted correctly.
    await tx.selectFrom("users").select("id").where("id", "=", request.patientId).forNoKeyUpdate().executeTakeFirstOrThrow();
    const { count } = await tx
      .selectFrom("consultations")
      .select((eb) => eb.fn.countAll<number>().as("count"))
      .where("patient_id", "=", request.patientId)
      .where("status", "=", "requested")
      .executeTakeFirstOrThrow();
    if (count >= MAX_REQUESTED) return { outcome: "too-many" };
    const center = await tx
      .selectFrom("provider_profiles")
      .select("services_offered")
      .where("id", "=", request.providerId)
      .where("listed", "=", true)
      // This keeps the list of doctors as it is until the end.
      .forKeyShare()
      .executeTakeFirst();
    const { slots, doctors, hours, zone } = await freeSlotsOf(tx, request.providerId, request.doctorId);
    if (!center || !hours.offered || !hours.modes.includes(request.mode)) return { outcome: "not-offered" };
    if (request.serviceId !== null && !center.services_offered.includes(request.serviceId)) return { outcome: "not-offered" };
    if (request.doctorId !== null && !doctors.some(({ id }) => id === request.doctorId)) return { outcome: "not-offered" };
    const free = slots.filter(({ startsAt }) => startsAt.getTime() === request.startsAt.getTime());
    if (free.length === 0) return { outcome: await wasOffered(tx, request) };
    const id = await insertFirstFree(tx, { ...request, zone, askedBy: "patient", moves: null, guestId: null, videoUrl: null }, free);
    if (!id) return { outcome: "taken" };
    await record(tx, { actor: ctx.actor, action: "consultation.requested", subjectType: "consultation", subjectId: id });
    await tellOther(ctx, tx, { id, revision: 0, by: "patient" });
    return { outcome: "requested", id };
  });
}

/** Distinguishes a time that somebody has taken from one that never was free. */
async function wasOffered(tx: Tx, { providerId, startsAt }: ConsultationRequest): Promise<"taken" | "not-offered"> {
  const other = await tx
    .selectFrom("consultations")
    .select("id")
    .where("provider_id", "=", providerId)
    .where("status", "in", ["requested", "confirmed"])
    .where("starts_at", "<=", startsAt)
    .where("held_until", ">", startsAt)
    .executeTakeFirst();
  return other ? "taken" : "not-offered";
}

interface NewConsultation extends Omit<ConsultationRequest, "startsAt" | "patientId" | "doctorId"> {
  patientId: string | null;
  /** A person without an account here. */
  guestId: string | null;
  videoUrl: string | null;
  /** The center's time zone. */
  zone: string;
  askedBy: Side;
  moves: string | null;
  /** Agreed on already, with somebody who cannot answer here. */
  isAgreed?: boolean;
}

/**
 * Inserts the consultation at the first of these times that is free. Returns the new row's id, or null when all are taken: of several
 * inserts at once, the database accepts one for each time.
 */
export async function insertFirstFree(tx: Tx, request: NewConsultation, slots: readonly OpenSlot[]): Promise<string | null> {
  for (const slot of slots) {
    const id = await insertConsultation(tx, request, slot);
    if (id) return id;
  }
  return null;
}

async function insertConsultation(tx: Tx, request: NewConsultation, slot: OpenSlot): Promise<string | null> {
  const { zone, askedBy, moves } = request;
  const row = await tx
    .insertInto("consultations")
    .values({
      id: randomUUID(),
      provider_id: request.providerId,
      doctor_id: slot.doctorId,
      patient_id: request.patientId,
      guest_id: request.guestId,
      service_type_id: request.serviceId,
      kind: request.kind,
      mode: request.mode,
      video_url: request.videoUrl,
      ...(request.isAgreed ? { status: "confirmed", agreed_at: sql<Date>`now()` } : { status: "requested" }),
      offer_id: request.offerId ?? null,
      asked_by: askedBy,
      held_on: dayIn(slot.startsAt, zone),
      starts_at: slot.startsAt,
      ends_at: slot.endsAt,
      held_until: slot.heldUntil,
      patient_zone: request.patientZone,
      moves,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return row?.id ?? null;
}
