import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { AuditAct } from "#domain/audit/acts.ts";
import type { Context } from "#domain/context.ts";
import { readWeek, type Week } from "#domain/providers/week.ts";
import { isRowId } from "#domain/submissions/lookup-text.ts";
import { asMember, type Member } from "#domain/team/as-member.server.ts";
import type { Db, Tx } from "#platform/db/db.ts";

/** Somebody of a center who receives patients. */
export interface Doctor {
  id: string;
  name: string;
  /** Null when they receive patients at the hours of the center. */
  week: Week | null;
}

const MAX_DOCTORS = 20;

/** Returns the doctors of a center, in the order in which they were added. */
export async function doctorsOf(db: Db | Tx, providerId: string): Promise<Doctor[]> {
  const rows = await db
    .selectFrom("consultation_doctors")
    .select(["id", "name", "week"])
    .where("provider_id", "=", providerId)
    .where("active", "=", true)
    .orderBy("added_at")
    .orderBy("id")
    .execute();
  return rows.map(({ week, ...row }) => ({ ...row, week: week === null ? null : readWeek(week) }));
}

interface Person {
  /** The id of their profile, or of their account. */
  id: string;
  name: string;
  isSpecialist: boolean;
}

/**
 * Returns people who do not receive patients yet, but could: first the specialists of the profile, then the people who manage the
 * center.
 */
export async function possibleDoctors(db: Db | Tx, providerId: string): Promise<Person[]> {
  const { rows } = await sql<Person>`
    select person.id, person.name, person.is_specialist as "isSpecialist" from (
      select p.id::text, concat_ws(' ', p.honorific, p.name) as name, true as is_specialist
      from provider_members m join provider_profiles p on p.id = m.specialist_id and p.listed where m.center_id = ${providerId}::uuid
      union all
      select u.id, u.name, false from provider_accounts a join users u on u.id = a.user_id where a.provider_id = ${providerId}::uuid
    ) person
    where not exists (select from consultation_doctors d
      where d.provider_id = ${providerId}::uuid and d.active and person.id in (d.specialist_id::text, d.user_id))
    order by person.is_specialist desc, person.name`.execute(db);
  return rows;
}

/** Lets somebody receive patients. The first doctor takes over the consultations, and the calendar, without one. */
export function addDoctor(ctx: Context, member: Member, personId: string): Promise<"done" | "unknown" | "too-many" | null> {
  return asMember(ctx, member, "agenda.keep", async (tx) => {
    const person = (await possibleDoctors(tx, member.providerId)).find(({ id }) => id === personId);
    if (!person) return { act: null, result: "unknown" };
    const others = await doctorsOf(tx, member.providerId);
    if (others.length >= MAX_DOCTORS) return { act: null, result: "too-many" };
    const who = person.isSpecialist ? ("specialist_id" as const) : ("user_id" as const);
    const { id } = await tx
      .insertInto("consultation_doctors")
      .values({ id: randomUUID(), provider_id: member.providerId, [who]: personId, name: person.name })
      .onConflict((conflict) => conflict.columns(["provider_id", who]).doUpdateSet({ active: true, name: person.name }))
      .returning("id")
      .executeTakeFirstOrThrow();
    if (others.length === 0) {
      await tx
        .updateTable("consultations")
        .set({ doctor_id: id })
        .where("provider_id", "=", member.providerId)
        .where("doctor_id", "is", null)
        .where("status", "in", ["requested", "confirmed"])
        .execute();
      await tx
        .updateTable("consultation_calendars")
        .set({ doctor_id: id })
        .where("provider_id", "=", member.providerId)
        .where("doctor_id", "is", null)
        .execute();
    }
    return { act: { action: "consultations.doctor-added", detail: { doctor: id } }, result: "done" };
  });
}

/** Gives a doctor hours of their own; null restores the hours of the center. Existing consultations stay. */
export function setDoctorWeek(ctx: Context, member: Member, id: string, week: Week | null): Promise<"done" | "unknown" | null> {
  return changeDoctor(ctx, member, id, { week: week === null ? null : JSON.stringify(week) }, "consultations.doctor-hours-set");
}

/** Removes a doctor's free times. Existing consultations with them stay. */
export function removeDoctor(ctx: Context, member: Member, id: string): Promise<"done" | "unknown" | null> {
  return changeDoctor(ctx, member, id, { active: false }, "consultations.doctor-removed");
}

/** Ends the free times that a specialist has at a center, in the transaction in which they leave it. Existing consultations stay. */
export async function endTimesOf(tx: Tx, providerId: string, specialistId: string): Promise<void> {
  await tx
    .updateTable("consultation_doctors")
    .set({ active: false })
    .where("provider_id", "=", providerId)
    .where("specialist_id", "=", specialistId)
    .execute();
  await forgetCalendars(tx, providerId);
}

/** Forgets the calendars of everybody who does not receive patients, since their addresses are theirs. */
async function forgetCalendars(tx: Tx, providerId: string): Promise<void> {
  await sql`delete from consultation_calendars k using consultation_doctors d
    where d.id = k.doctor_id and not d.active and k.provider_id = ${providerId}::uuid`.execute(tx);
}

function changeDoctor(
  ctx: Context,
  member: Member,
  id: string,
  change: { week: string | null } | { active: false },
  action: AuditAct,
): Promise<"done" | "unknown" | null> {
  return asMember(ctx, member, "agenda.keep", async (tx) => {
    const changed = isRowId(id)
      ? await tx
          .updateTable("consultation_doctors")
          .set(change)
          .where("id", "=", id)
          .where("provider_id", "=", member.providerId)
          .where("active", "=", true)
          .returning("id")
          .executeTakeFirst()
      : undefined;
    if (changed && "active" in change) await forgetCalendars(tx, member.providerId);
    return changed ? { act: { action, detail: { doctor: id } }, result: "done" } : { act: null, result: "unknown" };
  });
}
