import { randomUUID } from "node:crypto";
import type { Context } from "#domain/context.ts";
import { isRowId } from "#domain/submissions/lookup-text.ts";
import { asMember, type Member } from "#domain/team/as-member.server.ts";
import { now } from "#platform/clock.ts";
import type { OtherDays } from "./days.ts";
import { doctorsOf } from "./doctors.server.ts";
import type { Hours } from "./hours.ts";

/** The maximum number of closures. A year of closures, each a few days long, is fewer. */
const MAX_OTHER_DAYS = 60;

/** Sets when a center receives people. Existing consultations stay. Returns null when this person does not manage the center. */
export function setHours(ctx: Context, member: Member, hours: Hours): Promise<"done" | null> {
  return asMember(ctx, member, "agenda.keep", async (tx) => {
    const row = {
      offered: hours.offered,
      week: hours.followsProfile ? null : JSON.stringify(hours.week),
      minutes: hours.minutes,
      margin_minutes: hours.marginMinutes,
      notice_hours: hours.noticeHours,
      modes: [...hours.modes],
      updated_at: now(),
    };
    await tx
      .insertInto("consultation_hours")
      .values({ provider_id: member.providerId, ...row })
      .onConflict((conflict) => conflict.column("provider_id").doUpdateSet(row))
      .execute();
    return { act: { action: "consultations.hours-set", detail: { offered: hours.offered } }, result: "done" as const };
  });
}

/** Closes days, or opens on a public holiday. Consultations on closed days stay, and the agenda says that they have to be moved. */
export function addOtherDays(ctx: Context, member: Member, days: Omit<OtherDays, "id">): Promise<"done" | "too-many" | "unknown" | null> {
  return asMember(ctx, member, "agenda.keep", async (tx) => {
    if (days.doctorId !== null && !(await doctorsOf(tx, member.providerId)).some(({ id }) => id === days.doctorId))
      return { act: null, result: "unknown" };
    const { count } = await tx
      .selectFrom("consultation_days")
      .select((eb) => eb.fn.countAll<number>().as("count"))
      .where("provider_id", "=", member.providerId)
      .where("last_day", ">=", days.firstDay)
      .executeTakeFirstOrThrow();
    if (count >= MAX_OTHER_DAYS) return { act: null, result: "too-many" };
    await tx
      .insertInto("consultation_days")
      .values({
        id: randomUUID(),
        provider_id: member.providerId,
        kind: days.kind,
        first_day: days.firstDay,
        last_day: days.lastDay,
        reason: days.reason,
        doctor_id: days.doctorId,
      })
      .execute();
    return {
      act: { action: `consultations.days-${days.kind}`, detail: { from: days.firstDay, to: days.lastDay } },
      result: "done",
    };
  });
}

/** Removes a closure or an extra opening. */
export function removeOtherDays(ctx: Context, member: Member, id: string): Promise<"done" | null> {
  return asMember(ctx, member, "agenda.keep", async (tx) => {
    const { numDeletedRows } = isRowId(id)
      ? await tx.deleteFrom("consultation_days").where("id", "=", id).where("provider_id", "=", member.providerId).executeTakeFirst()
      : { numDeletedRows: 0n };
    return { act: numDeletedRows > 0n ? { action: "consultations.days-removed" } : null, result: "done" as const };
  });
}
