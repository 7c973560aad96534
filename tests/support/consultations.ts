import { randomUUID } from "node:crypto";
import { idOfPerson } from "#db/seed/people.ts";
import { freeSlotsOf } from "#domain/consultations/hours-queries.server.ts";
import type { ConsultationRequest } from "#domain/consultations/request-consultation.server.ts";
import { requestConsultation } from "#domain/consultations/request-consultation.server.ts";
import type { Context } from "#domain/context.ts";
import { addCenter } from "./leads.ts";

const ALL_DAY = [["08:00", "18:00"]] as const;

/** Adds a public center for one test, which receives people every day of the week by video and at its address. */
export async function addOpenCenter(ctx: Context, slug: string): Promise<{ id: string; slug: string }> {
  const center = await addCenter(ctx, slug);
  const week = { mon: ALL_DAY, tue: ALL_DAY, wed: ALL_DAY, thu: ALL_DAY, fri: ALL_DAY, sat: ALL_DAY, sun: ALL_DAY };
  await ctx.db
    .insertInto("consultation_hours")
    .values({ provider_id: center.id, offered: true, week: JSON.stringify(week), modes: ["place", "video"] })
    .execute();
  await ctx.db
    .insertInto("provider_accounts")
    .values({ user_id: idOfPerson("amaranta"), provider_id: center.id, role: "owner" })
    .execute();
  return center;
}

/** Adds a patient for one test, who may sign in. */
export async function addPatient(ctx: Context): Promise<string> {
  const id = randomUUID();
  const email = `${id}@correo.example`;
  await ctx.db.insertInto("users").values({ id, name: "Jenny Tavárez", email, email_verified: true }).execute();
  await ctx.db
    .insertInto("profiles")
    .values({ user_id: id, user_type: "patient", first_name: "Jenny", last_name: "Tavárez", email })
    .execute();
  return id;
}

/** Makes the patient's request: the first free time of the center, unless another is named. */
export async function wish(
  ctx: Context,
  providerId: string,
  patientId: string,
  change: Partial<ConsultationRequest> = {},
): Promise<ConsultationRequest> {
  const { slots } = await freeSlotsOf(ctx.db, providerId);
  const usual = { doctorId: null, kind: "first", mode: "place", serviceId: null, patientZone: "America/New_York" } as const;
  return { providerId, patientId, startsAt: slots[0]!.startsAt, ...usual, ...change };
}

/** Asks for a time, and returns the consultation's id. */
export async function requested(
  ctx: Context,
  providerId: string,
  patientId: string,
  change: Partial<ConsultationRequest> = {},
): Promise<string> {
  const answer = await requestConsultation(ctx, await wish(ctx, providerId, patientId, change));
  if (answer.outcome !== "requested") throw new Error(`the request was answered with ${answer.outcome}`);
  return answer.id;
}

/** Moves a consultation this many `days` into the past. */
export async function moveToPast(ctx: Pick<Context, "db">, id: string, days = 1): Promise<void> {
  const { starts_at } = await ctx.db.selectFrom("consultations").select("starts_at").where("id", "=", id).executeTakeFirstOrThrow();
  const start = new Date(Date.now() - days * 86_400_000 - 3_600_000);
  const gap = start.getTime() - starts_at!.getTime();
  const row = await ctx.db.selectFrom("consultations").select(["ends_at", "held_until"]).where("id", "=", id).executeTakeFirstOrThrow();
  const shifted = (moment: Date | null) => new Date(moment!.getTime() + gap);
  await ctx.db
    .updateTable("consultations")
    .set({ starts_at: start, ends_at: shifted(row.ends_at), held_until: shifted(row.held_until) })
    .where("id", "=", id)
    .execute();
}
