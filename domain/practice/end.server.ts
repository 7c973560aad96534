import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { record } from "#domain/audit/record.server.ts";
import { endTimesOf } from "#domain/consultations/doctors.server.ts";
import type { Context } from "#domain/context.ts";
import { withdrawDoctor } from "#domain/listing/ask-change.server.ts";
import { removeMember } from "#domain/providers/members.server.ts";
import { writeProfile } from "#domain/providers/write-profile.server.ts";
import { isRowId } from "#domain/submissions/lookup-text.ts";
import { type Member, mayIn } from "#domain/team/as-member.server.ts";
import type { Tx } from "#platform/db/db.ts";
import { appointmentsAhead } from "./practice-queries.server.ts";
import { calledIn, tell } from "./tell.server.ts";

/**
 * Ends that a specialist practises at a center, from either side and at once: they leave its page, and nobody books them there. Their
 * profile, reviews and papers stay theirs; appointments that were agreed on stay with the center. Returns null to a stranger.
 */
export function endPractice({ db }: Pick<Context, "db">, member: Member, otherId: string): Promise<"ended" | "gone" | null> {
  return db.transaction().execute(async (tx) => {
    const pair = isRowId(otherId) ? await lockedPair(tx, member.providerId, otherId) : null;
    if (!(await mayIn(tx, member, "profile.keep"))) return null;
    if (!pair) return "gone";
    const { centerId, specialistId } = pair;
    const actor = `provider:${member.userId}` as const;
    const [removed, waited] = [await removeMember(tx, centerId, specialistId), await withdrawDoctor(tx, centerId, specialistId, actor)];
    if (!removed && !waited) return "gone";
    const ahead = await appointmentsAhead(tx, centerId, specialistId);
    await endTimesOf(tx, centerId, specialistId);
    await tx
      .updateTable("practice_invitations")
      .set({ state: "ended", closed_at: sql`now()` })
      .where("center_id", "=", centerId)
      .where("specialist_id", "=", specialistId)
      .where("state", "=", "accepted")
      .execute();
    for (const id of [centerId, specialistId]) await writeProfile(tx, id, {});
    const event = member.providerId === centerId ? "removed" : "left";
    await tell(tx, otherId, { event, other: await calledIn(tx, member.providerId), effect: randomUUID(), ahead });
    const detail = { doctor: specialistId, count: ahead };
    await record(tx, { actor, action: "practice.ended", subjectType: "provider", subjectId: centerId, detail });
    return "ended";
  });
}

/** Locks both profiles in one order for either side, so that two who end it at once do not wait for each other. */
async function lockedPair(tx: Tx, ownId: string, otherId: string): Promise<{ centerId: string; specialistId: string } | null> {
  const rows = await tx
    .selectFrom("provider_profiles")
    .select(["id", "provider_type"])
    .where("id", "in", [ownId, otherId])
    .orderBy("id")
    .forNoKeyUpdate()
    .execute();
  const isCenter = (id: string) => rows.find((row) => row.id === id)?.provider_type === "clinic";
  if (rows.length < 2 || isCenter(ownId) === isCenter(otherId)) return null;
  return isCenter(ownId) ? { centerId: ownId, specialistId: otherId } : { centerId: otherId, specialistId: ownId };
}
