import { randomUUID } from "node:crypto";
import { record } from "#domain/audit/record.server.ts";
import type { Context } from "#domain/context.ts";
import type { Tx } from "#platform/db/db.ts";
import type { ConsultationKind, ConsultationMode, Side, Slot } from "./consultation.ts";
import { tellOther } from "./consultation-mail.server.ts";
import { freeSlotsOf } from "./hours-queries.server.ts";
import { MAX_REQUESTED } from "./limits.ts";
import { dayIn } from "./slots.ts";

export interface ConsultationRequest {
  providerId: string;
  patientId: string;
  startsAt: Date;
  kind: ConsultationKind;
  mode: ConsultationMode;
  serviceId: string | null;
  patientZone: string;
}

export type RequestOutcome =
  | { outcome: "requested"; id: string }
  /** Somebody else was faster, or the patient is expected elsewhere at that time. */
  | { outcome: "taken" }
  /** Not a time that the center offers, or not in this way. */
  | { outcome: "not-offered" }
  | { outcome: "too-many" };

/** A patient asks for one of a center's free times. It is held until the center answers. */
export function requestConsultation(ctx: Context, request: ConsultationRequest): Promise<RequestOutcome> {
  return ctx.db.transaction().execute(async (tx): Promise<RequestOutcome> => {
    // Requests of one patient come one after the other, so that their number is right.
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
      .executeTakeFirst();
    const { slots, hours, zone } = await freeSlotsOf(tx, request.providerId);
    if (!center || !hours.offered || !hours.modes.includes(request.mode)) return { outcome: "not-offered" };
    if (request.serviceId !== null && !center.services_offered.includes(request.serviceId)) return { outcome: "not-offered" };
    const slot = slots.find(({ startsAt }) => startsAt.getTime() === request.startsAt.getTime());
    if (!slot) return { outcome: await wasOffered(tx, request) };
    const id = await insertConsultation(tx, { ...request, slot, zone, askedBy: "patient", moves: null });
    if (!id) return { outcome: "taken" };
    await record(tx, { actor: ctx.actor, action: "consultation.requested", subjectType: "consultation", subjectId: id });
    await tellOther(ctx, tx, { id, revision: 0, by: "patient" });
    return { outcome: "requested", id };
  });
}

/** Tells a time that somebody has meanwhile from one that never was free. */
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

interface NewConsultation extends Omit<ConsultationRequest, "startsAt" | "patientId"> {
  patientId: string | null;
  slot: Slot;
  /** Of the center. */
  zone: string;
  askedBy: Side;
  moves: string | null;
}

/** Returns the new row's id, or null when the time is taken: of many that insert at once, the database lets one. */
export async function insertConsultation(tx: Tx, request: NewConsultation): Promise<string | null> {
  const { slot, zone, askedBy, moves } = request;
  const row = await tx
    .insertInto("consultations")
    .values({
      id: randomUUID(),
      provider_id: request.providerId,
      patient_id: request.patientId,
      service_type_id: request.serviceId,
      kind: request.kind,
      mode: request.mode,
      status: "requested",
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
