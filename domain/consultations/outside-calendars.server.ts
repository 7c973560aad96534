import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { Context } from "#domain/context.ts";
import { isRowId } from "#domain/submissions/lookup-text.ts";
import { asMember, type Member } from "#domain/team/as-member.server.ts";
import type { Db } from "#platform/db/db.ts";
import type { CalendarLogin } from "./caldav.ts";
import type { Consultation } from "./consultation.ts";
import { consultationRows } from "./consultation-queries.server.ts";
import { doctorsOf } from "./doctors.server.ts";
import type { OutsideCalendar } from "./outside-calendar.ts";
import { sealAddress } from "./sealed-address.server.ts";

/** Returns the calendars of a center's people. */
export async function calendarsOf(db: Db, providerId: string): Promise<OutsideCalendar[]> {
  const rows = await db
    .selectFrom("consultation_calendars")
    .select(["id", "doctor_id as doctorId", "host", "paused", "read_at as readAt", "failure", "failing_since as failingSince", "skipped"])
    .where("provider_id", "=", providerId)
    .orderBy("id")
    .execute();
  return rows as OutsideCalendar[];
}

/**
 * Lets a calendar make times busy: a doctor's, or the center's where it names no doctors. The address takes the place of the one before,
 * with what was read from it.
 */
export function addCalendar(
  ctx: Context,
  member: Member,
  { doctorId, url, login = null }: { doctorId: string | null; url: string; login?: CalendarLogin | null },
): Promise<"done" | "unknown" | null> {
  return asMember(ctx, member, "agenda.keep", async (tx) => {
    const { providerId } = member;
    const doctors = await doctorsOf(tx, providerId);
    const known = doctorId === null ? doctors.length === 0 : doctors.some(({ id }) => id === doctorId);
    if (!known) return { act: null, result: "unknown" };
    await tx
      .deleteFrom("consultation_calendars")
      .where("provider_id", "=", providerId)
      .where("doctor_id", "is not distinct from", doctorId)
      .execute();
    const [id, { host }] = [randomUUID(), new URL(url)];
    await tx
      .insertInto("consultation_calendars")
      .values({ id, provider_id: providerId, doctor_id: doctorId, host, ...sealAddress(ctx.keys, id, { url, login }) })
      .execute();
    return { act: { action: "consultations.outside-calendar-added", detail: { host } }, result: "done" };
  });
}

/** Pauses a calendar, so that its times are free, goes on with it, or has it read soon. */
export function changeCalendar(
  ctx: Context,
  member: Member,
  id: string,
  act: "pause" | "resume" | "read",
): Promise<"done" | "unknown" | null> {
  return asMember(ctx, member, "agenda.keep", async (tx) => {
    const { numUpdatedRows } = isRowId(id)
      ? await tx
          .updateTable("consultation_calendars")
          .set({ ...(act !== "read" && { paused: act === "pause" }), ...(act !== "pause" && { next_at: sql<Date>`now()` }) })
          .where("id", "=", id)
          .where("provider_id", "=", member.providerId)
          .executeTakeFirst()
      : { numUpdatedRows: 0n };
    if (numUpdatedRows === 0n) return { act: null, result: "unknown" };
    const action = act === "pause" ? "consultations.outside-calendar-paused" : "consultations.outside-calendar-resumed";
    return { act: act === "read" ? null : { action }, result: "done" };
  });
}

/** Removes a calendar with its address and what was read from it. */
export function removeCalendar(ctx: Context, member: Member, id: string): Promise<"done" | "unknown" | null> {
  return asMember(ctx, member, "agenda.keep", async (tx) => {
    const { numDeletedRows } = isRowId(id)
      ? await tx.deleteFrom("consultation_calendars").where("id", "=", id).where("provider_id", "=", member.providerId).executeTakeFirst()
      : { numDeletedRows: 0n };
    if (numDeletedRows === 0n) return { act: null, result: "unknown" };
    return { act: { action: "consultations.outside-calendar-removed" }, result: "done" };
  });
}

/** Returns the consultations to come at which their doctor is busy elsewhere. Nothing cancels them: the center decides. */
export const collisionsOf = ({ db, keys }: Pick<Context, "db" | "keys">, providerId: string): Promise<Consultation[]> =>
  consultationRows(
    db,
    sql`c.provider_id = ${providerId}::uuid and c.status in ('requested', 'confirmed') and c.ends_at > now() and exists (
      select from consultation_calendars k join consultation_busy b on b.calendar_id = k.id
      where k.provider_id = c.provider_id and not k.paused and (k.doctor_id is null or k.doctor_id = c.doctor_id)
        and b.starts_at < c.ends_at and b.ends_at > c.starts_at)`,
    { keys, viewer: { kind: "center", providerId } },
  );
